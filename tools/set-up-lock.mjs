// One set-up at a time, whatever Node it runs on: nothing is imported outside Node.
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    // Somebody else's, and alive.
    return fault.code === 'EPERM';
  }
};

/** The process that holds a lock; null: nobody does. */
const holderOf = (lock) => {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch (fault) {
    if (fault.code !== 'ENOENT') throw fault;
    return null;
  }
};

/** Takes the lock, with our id in it from the start. False: somebody else has it. */
function takeLock(lock) {
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, lock);
    return true;
  } catch (fault) {
    if (fault.code !== 'EEXIST') throw fault;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Removes the lock of a process that died. Only one process at a time does, and looks again before: whoever saw the same dead process a moment
 * ago would otherwise remove the lock of the one that has taken over since.
 */
export function removeDeadLock(lock, dead) {
  const removing = `${lock}.removing`;
  if (!takeLock(removing)) {
    const remover = holderOf(removing);
    if (remover !== null && !isAlive(remover)) rmSync(removing, { force: true });
    return;
  }
  try {
    if (holderOf(lock) === dead) rmSync(lock, { force: true });
  } finally {
    rmSync(removing, { force: true });
  }
}

/** Of two first runs at once, the second waits for the first. A lock whose holder died is taken over. */
export async function withLock(lock, work, onWait = () => undefined) {
  // An earlier version made a folder of this name.
  if (existsSync(path.join(lock, 'pid'))) rmSync(lock, { recursive: true, force: true });
  for (let tries = 0; !takeLock(lock); tries++) {
    const holder = holderOf(lock);
    if (holder === null) continue;
    if (!isAlive(holder)) {
      removeDeadLock(lock, holder);
      continue;
    }
    if (tries === 0) onWait();
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
