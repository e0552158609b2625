import { matchedPath } from '../../../core/identity/areas.ts';
import { type Filters, readFilters } from './listing/filters.ts';

/** Every page of the marketplace, by what its address says. */
export type Address =
  | { readonly page: 'home' }
  | { readonly page: 'become' }
  | { readonly page: 'listing'; readonly filters: Filters }
  | { readonly page: 'profile'; readonly slug: string }
  | { readonly page: 'account' | 'wedding' | 'login' | 'sign-up' | 'confirm' | 'forgot' | 'reset' };
export type PageName = Address['page'] | 'not-found';

const accountPages = {
  '/account': 'account',
  '/account/wedding': 'wedding',
  '/account/login': 'login',
  '/account/sign-up': 'sign-up',
  '/account/confirm': 'confirm',
  '/account/forgot': 'forgot',
  '/account/reset': 'reset',
} as const;
const isAccountPath = (path: string): path is keyof typeof accountPages => Object.hasOwn(accountPages, path);

/** The page at a bare path with search, or null when there is none. */
export function addressAt(path: string): Address | null {
  const matched = matchedPath(path);
  if (matched === '/') return { page: 'home' };
  if (matched === '/become-a-vendor') return { page: 'become' };
  if (isAccountPath(matched)) return { page: accountPages[matched] };
  const [place, name, ...more] = matched.slice(1).split('/');
  if (more.length > 0) return null;
  const search = new URLSearchParams(path.split('?').slice(1).join('?').split('#', 1)[0]);
  if (place === 'vendors') return { page: 'listing', filters: readFilters(search, name ?? null) };
  return place === 'vendor' && name !== undefined ? { page: 'profile', slug: name } : null;
}

export const profileHref = (slug: string): string => `/vendor/${encodeURIComponent(slug)}`;
/** The login page for couples, leading back to a page that already has its language prefix. */
export const loginHref = (back: string): string => `/account/login?redirect=${encodeURIComponent(back)}`;
