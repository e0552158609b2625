// Beside the look, in a thread of its own, so that it also notices while the other is busy: memory outside the reach of V8's own limit (images,
// inflated streams) is measured, and the whole process ended when it is too much.
import { kill, memoryUsage, pid } from 'node:process';

/** The largest picture decoded, turned and encoded takes about half of this. */
const MEMORY_BYTES_MAX = 768 * 1024 * 1024;
const EVERY_MS = 25;

setInterval(() => {
  if (memoryUsage.rss() > MEMORY_BYTES_MAX) kill(pid, 'SIGKILL');
}, EVERY_MS);
