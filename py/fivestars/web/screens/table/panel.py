"""The panel from which a match is shared."""

from typing import Final

from fivestars.table.words import N_
from fivestars.web.deeds import CloseSharing, CopyLink, LinkCopied, SendLink, Share, ShareAs
from fivestars.web.effects import Copy, Effect, Focus, MarkText, OpenShareSheet
from fivestars.web.links.invitation import Wish
from fivestars.web.match.sharing import link_of, opened
from fivestars.web.match.sitting import Sharing, Sitting
from fivestars.web.model import Model
from fivestars.web.screens.screen import Next
from fivestars.web.screens.table.there import DoesThere, done_there, next_one, shown


def share(model: Model, there: Sitting, _: Share) -> Next:
    """Open the panel."""
    panel = opened(there, model.words)
    there = there._replace(sharing=panel, running=False, back_to=model.world.focus)
    return shown(model, there, Focus((f"share-as-{panel.wish}",)))


def share_as(model: Model, there: Sitting, deed: ShareAs) -> Next:
    """Let the link ask for something else."""
    if not there.sharing:
        return model, []
    return shown(model, there._replace(sharing=Sharing(Wish(deed.wish))))


def copy_link(model: Model, there: Sitting, _: CopyLink) -> Next:
    """Put the link on the clipboard."""
    link = _link(model, there)
    return model, [Copy(link, LinkCopied)] if link else []


def link_copied(model: Model, there: Sitting, deed: LinkCopied) -> Next:
    """Say that the link is copied; where it is not, mark it for copying by hand."""
    if not there.sharing:
        return model, []
    note = model.words(N_("The link is copied.") if deed.done else N_("Copy the link from its field."))
    marked: list[Effect] = [] if deed.done else [MarkText("share-link")]
    return shown(model, there._replace(sharing=there.sharing._replace(note=note)), *marked)


def send_link(model: Model, there: Sitting, _: SendLink) -> Next:
    """Give the link to the device's share sheet."""
    link = _link(model, there)
    return model, [OpenShareSheet("Five Stars", link)] if link else []


def _link(model: Model, there: Sitting) -> str:
    return link_of(there, there.sharing.wish, model.reader.address) if there.sharing else ""


def close(model: Model, there: Sitting) -> Next:
    """Close the panel, and go on."""
    there = there._replace(sharing=None)
    return shown(model, there, Focus((there.back_to, "share")), *next_one(model, there))


def close_sharing(model: Model, there: Sitting, _: CloseSharing) -> Next:
    """Close the panel by its button."""
    return close(model, there)


_DOES: Final[dict[type, DoesThere]] = {
    Share: share,
    ShareAs: share_as,
    CopyLink: copy_link,
    LinkCopied: link_copied,
    SendLink: send_link,
    CloseSharing: close_sharing,
}
DOES: Final = done_there(_DOES)
