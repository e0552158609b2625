// Where a visitor came from: the first touch is kept for 30 days in a cookie and sent with every call (spec 3, UTM; product 9).

import { pageSettings } from '../page-settings.ts';

const cookieName = 'UTM';
const lifeSeconds = 30 * 24 * 60 * 60;
/** Four such values, each sign percent-encoded at worst, keep the cookie under 1 KB. */
const valueLengthMax = 64;
const names = ['source', 'campaign', 'medium', 'referrer', 'timestamp'] as const;
type Name = (typeof names)[number];
type Touch = Partial<Record<Name, string>>;

/** Printable ASCII of bounded length: what may travel in a header. */
const printable = (text: string): string =>
  Array.from(text.normalize('NFC'), (sign) => (/^[\x20-\x7e]$/.test(sign) ? sign : encodeURIComponent(sign.toWellFormed())))
    .join('')
    .slice(0, valueLengthMax);

/** The touch an address and referrer stand for, or null when they name no origin. */
export function touchOf(address: URL, referrer: string, at: number): Touch | null {
  const asked = (name: string) => printable(address.searchParams.get(`utm_${name}`) ?? '');
  const from = URL.canParse(referrer) && new URL(referrer).origin !== address.origin ? printable(referrer) : '';
  const touch = { source: asked('source'), campaign: asked('campaign'), medium: asked('medium'), referrer: from };
  if (Object.values(touch).every((value) => value === '')) return null;
  return { ...touch, timestamp: new Date(at).toISOString() };
}

/** Keeps the first touch of this visit unless one is kept already. Called once when the page starts. */
export function rememberTouch(): void {
  if (remembered() !== null) return;
  const touch = touchOf(new URL(location.href), document.referrer, Date.now());
  if (touch === null) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const value = new URLSearchParams(Object.entries(touch).filter(([, text]) => text !== ''));
  const shared = pageSettings().cookieDomain === null ? '' : `; Domain=${pageSettings().cookieDomain}`;
  document.cookie = `${cookieName}=${value}; Path=/; Max-Age=${lifeSeconds}; SameSite=Lax${secure}${shared}`;
}

/** `Utm-Source` and its siblings for a call; none when the origin is not known. */
export function utmHeaders(): Record<string, string> {
  const touch = remembered();
  if (touch === null) return {};
  return Object.fromEntries(names.flatMap((name) => (touch[name] ? [[`utm-${name}`, touch[name]]] : [])));
}

function remembered(): Touch | null {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${cookieName}=`));
  if (pair === undefined) return null;
  const kept = new URLSearchParams(pair.slice(cookieName.length + 1));
  return Object.fromEntries(names.flatMap((name) => (kept.has(name) ? [[name, printable(kept.get(name) ?? '')]] : [])));
}
