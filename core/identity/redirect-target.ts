/** Longer addresses are not ours. */
const lengthMax = 2_048;
/** An address that is still encoded after so many rounds was wrapped to get past someone. */
const decodingRoundsMax = 4;

const controlOrBackslash = /[\p{Cc}\\]/u;

/**
 * The address to continue to after signing in, or the fallback when the one asked for could lead off our origin. Accepted: a path
 * that starts with one '/', has no '//', no '\' and no control character, as written and however often it is percent-decoded.
 * Refusing a few odd but harmless addresses costs a click; accepting a wrong one costs a password. (reliability S32)
 */
export function safeRedirectTarget(raw: string | null | undefined, fallback: string): string {
  if (typeof raw !== 'string' || raw.length > lengthMax) return fallback;
  let text = raw;
  for (let round = 0; round < decodingRoundsMax; round += 1) {
    if (!staysHere(text)) return fallback;
    const decoded = decodedOnce(text);
    if (decoded === text) return raw;
    if (decoded === null) return fallback;
    text = decoded;
  }
  return fallback;
}

function staysHere(text: string): boolean {
  const path = text.split(/[?#]/)[0] ?? '';
  return path.startsWith('/') && !path.includes('//') && !controlOrBackslash.test(text) && text.isWellFormed();
}

function decodedOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** A target with what follows '#', unless it brings its own: as browsers do when a server redirects them. */
export function withFragment(target: string, fragment: string): string {
  if (fragment === '' || fragment === '#' || target.includes('#')) return target;
  return `${target}${fragment.startsWith('#') ? '' : '#'}${fragment}`;
}
