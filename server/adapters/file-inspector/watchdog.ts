// Runs in its own thread, so that it works while the inspection is busy: it measures the time of the processor, and memory that V8's limit does not cover
// (images, inflated streams), and ends the process if there is too much.
import { cpuUsage, env, kill, memoryUsage, pid } from 'node:process';

/** The largest picture decoded, turned and encoded takes about half of this. */
const MEMORY_BYTES_MAX = 768 * 1024 * 1024;
const PROCESSOR_MS_MAX = Number(env['PROCESSOR_MS_MAX']);
const EVERY_MS = 25;

const processorMs = (): number => {
  const { user, system } = cpuUsage();
  return (user + system) / 1_000;
};

setInterval(() => {
  if (memoryUsage.rss() > MEMORY_BYTES_MAX || processorMs() > PROCESSOR_MS_MAX) kill(pid, 'SIGKILL');
}, EVERY_MS);
