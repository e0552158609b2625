// Files shared by several processes: each operation is atomic, because checking first and acting afterwards leaves a gap.
import { randomUUID } from 'node:crypto';
import { linkSync, rmSync, writeFileSync } from 'node:fs';
import { faultCode } from './fault.ts';

/** What `work` answers, or null where the file it needs does not exist (any more). */
export function unlessGone<T>(work: () => T): T | null {
  try {
    return work();
  } catch (fault) {
    if (faultCode(fault) !== 'ENOENT') throw fault;
    return null;
  }
}

/** Creates a file together with its whole content, readable by its owner alone: no one ever reads it empty. False: it exists already. */
export function createWhole(file: string, content: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (fault) {
    if (faultCode(fault) !== 'EEXIST') throw fault;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}
