/** How long a chunk may be under way. (spec 1 and 9) */
const chunkTimeoutMs = 120_000;

/** A part of the application that did not arrive, by failure or by taking longer than the time-out. (spec 8) */
export class ChunkFailure extends Error {
  readonly chunk: string;
  constructor(chunk: string, cause: unknown) {
    super(`Loading chunk ${chunk} failed`, { cause });
    this.name = 'ChunkFailure';
    this.chunk = chunk;
  }
}

/** Loads a chunk by its import; refuses with `ChunkFailure` when it fails or has not arrived in time. */
export function loadChunk<M>(chunk: string, load: () => Promise<M>, timeoutMs: number = chunkTimeoutMs): Promise<M> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(new ChunkFailure(chunk, cause));
    const timer = setTimeout(() => fail(new Error('timed out')), timeoutMs);
    load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer));
  });
}

let isReloading = false;

/** Asks for a chunk again. A browser keeps in mind that a module failed, so only a new page does; what was typed is in its draft. */
export function reloadForChunk(): void {
  isReloading = true;
  location.reload();
}

/** Whether the page is leaving for that reason: then nothing is lost, and no one need be asked. */
export const isReloadingForChunk = (): boolean => isReloading;
