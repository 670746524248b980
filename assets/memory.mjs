// A worker that the page starts when it has time: it makes a picture of Python's memory with the app imported, and
// keeps it, so that later visits begin there. It is made on the device: to send it would weigh more than all the rest.
import { boot, keep } from "__RUNTIME__";

try {
  const python = await boot({ _makeSnapshot: true });
  python.runPython("from fivestars.web.memory import warm; warm()");
  await keep(python.makeMemorySnapshot());
} catch (failure) {
  // no room, or no network any more: later visits begin as this one did
  console.warn(failure);
}
close();
