const megabyte = 1024 * 1024;

/** Photos that a phone hands to the installed dashboard: where they wait for a decision, how many, and for how long. (decision 0164) */
export const sharedPhotos = {
  /** The part of the form that the phone sends. */
  field: 'photos',
  /** The browser’s cache they wait in; each time that something is shared is one entry of it. */
  cache: 'shared-photos',
  /** What an entry says of itself: when it came (epoch milliseconds), for whose account (empty: for the one that signs in next), and how much it is. */
  headers: { at: 'shared-at', account: 'shared-for', count: 'shared-count', bytes: 'shared-bytes', left: 'shared-left' },
  countMax: 30,
  /** Of one, before it is made smaller for the upload. */
  fileSizeBytesMax: 30 * megabyte,
  /** Of all that wait. */
  bytesMax: 150 * megabyte,
  keptMs: 60 * 60_000,
} as const;
export type SharedLimits = Pick<typeof sharedPhotos, 'countMax' | 'fileSizeBytesMax' | 'bytesMax'>;

/** Whether what was shared at one instant still waits at another (epoch milliseconds). */
export const isSharedKept = (at: number, now: number): boolean => at <= now && now - at < sharedPhotos.keptMs;
