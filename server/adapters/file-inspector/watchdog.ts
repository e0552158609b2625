// Runs in its own thread, so that it works while the inspection is busy: it measures memory that V8's limit does not cover (images, inflated streams) and ends
// the process if there is too much.
import { kill, memoryUsage, pid } from 'node:process';

/** The largest picture decoded, turned and encoded takes about half of this. */
const MEMORY_BYTES_MAX = 768 * 1024 * 1024;
const EVERY_MS = 25;

setInterval(() => {
  if (memoryUsage.rss() > MEMORY_BYTES_MAX) kill(pid, 'SIGKILL');
}, EVERY_MS);
