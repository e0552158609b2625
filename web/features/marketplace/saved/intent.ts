const key = 'save-vendor';

/** Remembers over the way to the login page which vendor was to be saved. */
export function rememberIntent(vendorId: number): void {
  try {
    sessionStorage.setItem(key, String(vendorId));
  } catch {
    // The heart is one tap away after signing in.
  }
}

/** The vendor that was to be saved, once; null when there is none. */
export function takeIntent(): number | null {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return kept !== null && /^\d{1,15}$/.test(kept) ? Number(kept) : null;
  } catch {
    return null;
  }
}
