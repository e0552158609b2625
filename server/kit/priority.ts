import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** On a busy core, normal priority gets about nine times the share of this one: expensive work is slowed, not stopped. */
const STEP = 10;
const LOWEST = 19;

/**
 * Lowers the priority of a process, or with 0 of the calling thread, below that of the server. On Linux each thread has its own priority and
 * passes it on to threads it starts: on a busy machine a process may have started some before its first thread is lowered, so those are lowered
 * after it. Elsewhere the call would affect the whole process, and a thread keeps its priority.
 */
export function stepBack(pid: number): void {
  if (pid === 0 && process.platform !== 'linux') return;
  try {
    const lower = Math.min(LOWEST, getPriority(pid) + STEP);
    setPriority(pid, lower);
    if (pid === 0 || process.platform !== 'linux') return;
    for (const thread of readdirSync(`/proc/${pid}/task`).map(Number)) if (getPriority(thread) < lower) setPriority(thread, lower);
  } catch {
    // The process has already ended.
  }
}
