"""A newer build of the page: it is announced, and takes over between two moves, when nothing would be lost."""

from collections.abc import Mapping, Sequence
from typing import Final

from fivestars.web.deeds import BuildReplaced, BuildTold, PutOff, Renew, RenewKept, RenewNow
from fivestars.web.draw import draw
from fivestars.web.effects import AfterPaint, Announce, Draw, Effect, Focus, RenewBuild, Send, StartAfresh
from fivestars.web.model import Model
from fivestars.web.offline import NEWS
from fivestars.web.screens.screen import Does, Next
from fivestars.web.screens.table.keeping import saving


def bar_html(model: Model) -> str:
    """Return what there is to say of a newer build, as HTML; nothing, if nothing."""
    if not model.offline.is_told:
        return ""
    news = model.offline.news(between_moves=model.is_between_moves)
    return draw("renewal", model.words, {"told": model.words(NEWS[news]), "wished": model.offline.wished})


def renewing(model: Model, effects: Sequence[Effect]) -> Next:
    """Let the newer build take over after a deed, once that is wished and nothing is half done."""

    shows = any(isinstance(effect, Draw | Announce) for effect in effects)
    if shows and model.offline.wished and model.is_between_moves:
        return model, [*effects, AfterPaint(RenewNow())]
    return model, effects


def told(model: Model, deed: BuildTold) -> Next:
    """Take down how it stands."""
    offline = model.offline._replace(**deed._asdict())
    return model._replace(offline=offline), [Draw() if model.where.name == "settings" else Announce()]


def renew(model: Model, _: Renew) -> Next:
    """Let the newer build take over as soon as it may."""
    return model._replace(offline=model.offline._replace(wished=True, lost=False)), [Announce(), Focus(("later",))]


def put_off(model: Model, _: PutOff) -> Next:
    """Say no more of the newer build."""
    return model._replace(offline=model.offline._replace(put_off=True, wished=False)), [Announce(), Focus(("page",))]


def replaced(model: Model, _: BuildReplaced) -> Next:
    """Start afresh, between moves: another build serves this page already."""
    return model._replace(offline=model.offline._replace(waits=False, wished=True)), [Announce()]


def renew_now(model: Model, _: RenewNow) -> Next:
    """Keep the match that is open, and see whether that worked."""
    if not (model.offline.wished and model.is_between_moves):  # a move was begun meanwhile
        return model, []
    offline = model.offline._replace(wished=False, crowded=False)
    there = model.sitting
    return model._replace(offline=offline), [*(saving(model, there) if there else []), Send(RenewKept())]


def renew_kept(model: Model, _: RenewKept) -> Next:
    """Give way, if a fresh start loses nothing."""
    is_open = model.sitting is not None and not model.sitting.closed
    if is_open and model.kept.ill:
        return model._replace(offline=model.offline._replace(lost=True)), [Announce()]
    return model, [RenewBuild() if model.offline.waits else StartAfresh()]


DOES: Final[Mapping[type, Does]] = {
    BuildTold: told,
    BuildReplaced: replaced,
    Renew: renew,
    PutOff: put_off,
    RenewNow: renew_now,
    RenewKept: renew_kept,
}
