/** Looks for viruses in what people upload. */
export interface VirusScan {
  /** Throws `ScanOutage` when the scanner cannot be asked: a file that was not scanned is not taken. */
  scan(bytes: Uint8Array): Promise<'clean' | 'infected'>;
}

/** The scanner could not be reached, or did not answer as it should. */
export class ScanOutage extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ScanOutage';
  }
}
