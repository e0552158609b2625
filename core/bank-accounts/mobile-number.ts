const nationalShape = /^8[1-35-9]\d{7,10}$/;
const worldShape = /^\+\d{8,15}$/;

/**
 * A number codes may be sent to, in one spelling: Indonesian mobile as `+628…`, or one that starts with a prefix of `alsoAllowed` (such as
 * `+65`). Null for anything else: abroad, a fixed line, no number. Blanks, dots, hyphens, brackets and a needless 0 after the country
 * code are left out, so that limits count one number however it is written. (product 7; reliability S10; shape from Google's libphonenumber)
 */
export function sendableMobile(raw: string, alsoAllowed: readonly string[] = []): string | null {
  const text = raw.normalize('NFKC').replace(/[\s().\-\u2010-\u2015]+/gu, '');
  const national = /^(?:\+62|0062|62)0?(\d+)$/.exec(text)?.[1] ?? /^0(\d+)$/.exec(text)?.[1] ?? text;
  if (nationalShape.test(national)) return `+62${national}`;
  const world = text.replace(/^00/, '+');
  return worldShape.test(world) && alsoAllowed.some((prefix) => world.startsWith(prefix)) ? world : null;
}

/** A number as a screen shows it, never broken over two lines: enough to know it by, not enough to call it. */
export const maskedMobile = (mobile: string): string => `${mobile.slice(0, 3)}\u00A0${mobile.slice(3, 6)}••••${mobile.slice(-3)}`;
