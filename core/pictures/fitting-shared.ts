// Alone in its file: the worker of the dashboard is one script, and shares no module with its pages.
import type { SharedLimits } from './shared.ts';

/** How much waits already. */
interface Waiting {
  readonly count: number;
  readonly bytes: number;
}

/** Of files, by their sizes in bytes, those there is room for beside what waits already: the first ones that fit. */
export function fittingShared<F extends { readonly size: number }>(
  files: readonly F[],
  waiting: Waiting,
  limits: SharedLimits,
): readonly F[] {
  let [places, room] = [limits.countMax - waiting.count, limits.bytesMax - waiting.bytes];
  return files.filter(({ size }) => {
    if (size === 0 || size > limits.fileSizeBytesMax || size > room || places <= 0) return false;
    places -= 1;
    room -= size;
    return true;
  });
}
