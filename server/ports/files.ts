/** Keeps files under names we give them. What is kept is encrypted already: a store is trusted to keep, not to be silent. */
export interface FileStore {
  /** Keeps bytes under a name; the same name again replaces them. Throws `FilesOutage`. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The bytes kept under a name, or null when there are none. Throws `FilesOutage`. */
  get(name: string): Promise<Buffer | null>;
  /** Forgets a name; harmless when there is none. Throws `FilesOutage`. */
  remove(name: string): Promise<void>;
}

/** The store could not be reached or did not answer as it should. The same call may succeed later. */
export class FilesOutage extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'FilesOutage';
  }
}

/** Names of files: lower-case letters, digits and dashes in parts divided by slashes. Nothing a caller typed may become one. */
export function assertFileName(name: string): void {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(name)) throw new RangeError('not a name for a file');
}
