import { type Hosts, pageAddress } from './addresses.ts';
import { type Area, areaOf, isAtOrUnder, matchedPath } from './areas.ts';
import { splitLanguage, withLanguage } from './language.ts';
import { isMarketplacePage, isPage, signInPages } from './pages.ts';
import { safeRedirectTarget } from './redirect-target.ts';
import { type VendorStatus, vendorUnpublished } from './vendor-status.ts';

export type { Hosts } from './addresses.ts';
export { type Area, areaOf } from './areas.ts';
export { type Language, splitLanguage, withLanguage } from './language.ts';
export { safeRedirectTarget } from './redirect-target.ts';

/** Who asks for a page: no one signed in (null), a vendor with its status, a couple, or one of our operators. */
export type Visitor =
  | null
  | { readonly type: 'vendor'; readonly status: VendorStatus }
  | { readonly type: 'user' }
  | { readonly type: 'operator' };

/** The gate's answer. `to` keeps the language prefix, and is a whole address when it is on another host; `endSession` says that the session must be ended on the way. */
export type Passage = { readonly kind: 'allow' } | { readonly kind: 'redirect'; readonly to: string; readonly endSession: boolean };

/** `hosts` is null when all areas share one origin and the path decides. */
type Request = { readonly path: string; readonly search: string; readonly hosts: Hosts; readonly visitor: Visitor };

/** Where a vendor starts. */
export const dashboardHome = '/dashboard';

const loginPage = '/login';
const editPage = '/dashboard/edit';
const agreementForm = '/dashboard/agreement-form';
const operationsHome = '/operations';
const operationsLogin = signInPages.operator.login;
const accountLogin = '/account/login';
/** What a couple opens to get a session cannot ask for one. */
const openAccountPages = [accountLogin, '/account/sign-up', '/account/confirm', '/account/forgot', '/account/reset'];

const allow: Passage = { kind: 'allow' };

/**
 * Who may open which page, and where everyone else is sent. One rule for browser and server. It never refuses, and following its
 * redirects always ends on a page it allows. (spec 4, Session and Vendor status; spec 6; product 1 and 2)
 */
export function gate({ path, search, hosts, visitor }: Request): Passage {
  const { language, path: bare } = splitLanguage(path);
  const page = matchedPath(bare);
  const asked = `${path}${search}`.toWellFormed();
  const goTo = (to: string, endSession = false): Passage => ({ kind: 'redirect', to: withLanguage(to, language), endSession });
  const signInAt = (login: string) => goTo(`${login}?redirect=${encodeURIComponent(asked)}`);

  const elsewhere = hosts && onAnotherHost(page, hosts.here);
  if (elsewhere) return { kind: 'redirect', to: pageAddress(hosts.origins, asked, language), endSession: false };
  const area = hosts?.here ?? areaOf(page);
  if (area === 'operations') return operationsGate(page, visitor, goTo, signInAt);
  if (area === 'marketplace') return needsCouple(page) && visitor?.type !== 'user' ? signInAt(accountLogin) : allow;

  if (page === '/') return goTo(dashboardHome);
  if (isAtOrUnder(page, loginPage)) {
    return visitor?.type === 'vendor' && page === loginPage
      ? { kind: 'redirect', to: afterLogin(search, language), endSession: false }
      : allow;
  }
  if (visitor === null) return areaOf(page) === 'dashboard' ? signInAt(loginPage) : allow;
  if (visitor.type !== 'vendor') return goTo(loginPage, true);
  if (visitor.status === vendorUnpublished && !isAtOrUnder(page, agreementForm) && page !== editPage) return goTo(editPage);
  return allow;
}

/** Whether a path is a page of another area, which answers on its own host alone. The root is everywhere the way in. */
function onAnotherHost(page: string, here: Area): boolean {
  if (page === '/' || areaOf(page) === here) return false;
  return isPage(page) || isMarketplacePage(page);
}

function operationsGate(page: string, visitor: Visitor, goTo: (to: string) => Passage, signInAt: (login: string) => Passage): Passage {
  if (!isAtOrUnder(page, operationsLogin) && visitor?.type !== 'operator') {
    return page === '/' || page === operationsHome ? goTo(operationsLogin) : signInAt(operationsLogin);
  }
  return page === '/' ? goTo(operationsHome) : allow;
}

/** The account of a couple, and the quotations it was sent. */
function needsCouple(page: string): boolean {
  if (isAtOrUnder(page, '/quotations')) return true;
  return isAtOrUnder(page, '/account') && !openAccountPages.some((open) => isAtOrUnder(page, open));
}

/** Where a vendor continues from the login page: to the target it came with, unless that is unsafe or the login page again. */
function afterLogin(search: string, language: 'en' | 'id'): string {
  const home = withLanguage(dashboardHome, language);
  const target = safeRedirectTarget(redirectIn(search), home);
  return isAtOrUnder(matchedPath(splitLanguage(target).path), loginPage) ? home : target;
}

function redirectIn(search: string): string | null {
  const pair = search
    .replace(/^\?/, '')
    .split('&')
    .find((part) => part.startsWith('redirect='));
  try {
    return pair === undefined ? null : decodeURIComponent(pair.slice('redirect='.length));
  } catch {
    return null;
  }
}
