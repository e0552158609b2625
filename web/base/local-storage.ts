// Storage of the browser that may be unavailable, full or forbidden; everything works without it.

const trialKey = 'BS.trial';

/** Whether a test value can be written and taken away again. (spec 5) */
export function isStorageSupported(): boolean {
  try {
    localStorage.setItem(trialKey, trialKey);
    localStorage.removeItem(trialKey);
    return true;
  } catch {
    return false;
  }
}

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value if the browser lets us; the caller continues either way. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing that is kept here is needed to continue.
  }
}

/** The storages this browser lets us use: that of the tab and, for what outlives it, that of the browser. */
export function storages(isForLong: boolean): Storage[] {
  try {
    return isForLong ? [sessionStorage, localStorage] : [sessionStorage];
  } catch {
    return [];
  }
}
