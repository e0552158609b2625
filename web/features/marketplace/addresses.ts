import { comparedIn } from '../../../core/clients/shortlist.ts';
import { coupleMessages } from '../../../core/conversations/pages.ts';
import { type NotificationKind, notificationKinds } from '../../../core/feed/kinds.ts';
import { coupleNotifications } from '../../../core/feed/pages.ts';
import { coupleMeetings } from '../../../core/meetings/pages.ts';
import { coupleReviews } from '../../../core/reviews/pages.ts';
import { matchedPath } from '../../../core/identity/areas.ts';
import { isMarketplacePage } from '../../../core/identity/pages.ts';
import { pageOf } from '../../../core/paging.ts';
import { type Filters, listingHref, movedListing, readFilters } from './listing/filters.ts';
import { type ChosenReviews, readReviews, reviewsSearch } from './profile/chosen-reviews.ts';

/** Pages that tell something; each is at its own name. */
const informationNames = ['privacy', 'terms', 'help'] as const;
export type InformationName = (typeof informationNames)[number];

/** Every page of the marketplace, by what its address says. */
export type Address =
  | { readonly page: 'home' }
  | { readonly page: 'become' }
  | { readonly page: InformationName }
  | { readonly page: 'listing'; readonly filters: Filters }
  | { readonly page: 'profile'; readonly slug: string; readonly reviews: ChosenReviews }
  | { readonly page: 'reviews'; readonly at: number }
  | { readonly page: 'review'; readonly slug: string }
  | { readonly page: 'ask'; readonly slug: string }
  | { readonly page: 'products'; readonly slug: string; readonly at: number }
  | { readonly page: 'product'; readonly slug: string; readonly product: string }
  | { readonly page: 'quotation'; readonly id: string }
  | { readonly page: 'quotations'; readonly at: number }
  | { readonly page: 'meet'; readonly slug: string }
  | { readonly page: 'meetings'; readonly at: number }
  | { readonly page: 'messages'; readonly at: number; readonly show: 'inbox' | 'archive' | 'spam' }
  | { readonly page: 'conversation'; readonly id: string }
  | { readonly page: 'notifications'; readonly at: number; readonly isUnread: boolean; readonly kind: NotificationKind | null }
  | { readonly page: 'saved' }
  | { readonly page: 'compare'; readonly ids: readonly number[]; readonly tooMany: boolean }
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
  if (!isMarketplacePage(matched)) return null;
  if (matched === '/') return { page: 'home' };
  if (matched === '/become-a-vendor') return { page: 'become' };
  const information = informationNames.find((name) => matched === `/${name}`);
  if (information !== undefined) return { page: information };
  if (matched === '/saved') return { page: 'saved' };
  if (matched === '/compare') return { page: 'compare', ...comparedIn(searchOf(path).getAll('vendors')) };
  if (matched === '/account/quotations') return { page: 'quotations', at: pageIn(path) };
  if (matched === coupleMeetings) return { page: 'meetings', at: pageIn(path) };
  if (matched === coupleMessages) return { page: 'messages', at: pageIn(path), show: shownIn(path) };
  if (matched === coupleNotifications) return { page: 'notifications', at: pageIn(path), ...narrowedIn(path) };
  if (matched === coupleReviews) return { page: 'reviews', at: pageIn(path) };
  if (isAccountPath(matched)) return { page: accountPages[matched] };
  const [place, name, part, ...more] = matched.slice(1).split('/');
  if (place === 'vendor' && name !== undefined && part === 'quotation' && more.length === 0) return { page: 'ask', slug: name };
  if (place === 'vendor' && name !== undefined && part === 'products') {
    const [product, ...rest] = more;
    if (product === undefined) return { page: 'products', slug: name, at: pageIn(path) };
    return rest.length === 0 ? { page: 'product', slug: name, product } : null;
  }
  if (place === 'account' && name === 'reviews' && part !== undefined && more.length === 0) return { page: 'review', slug: part };
  if (place === 'account' && name === 'messages' && part !== undefined && more.length === 0) return { page: 'conversation', id: part };
  if (place === 'vendors' && name !== undefined && part !== undefined && more.length === 0)
    return { page: 'listing', filters: readFilters(searchOf(path), name, part) };
  if (part !== undefined) return null;
  if (place === 'quotations' && name !== undefined) return { page: 'quotation', id: name };
  if (place === 'meet' && name !== undefined) return { page: 'meet', slug: name };
  if (place === 'vendors') return { page: 'listing', filters: readFilters(searchOf(path), name ?? null) };
  return place === 'vendor' && name !== undefined ? { page: 'profile', slug: name, reviews: readReviews(searchOf(path)) } : null;
}

/**
 * Of a page that shows the same to everyone who is not signed in: its address with what the page reads and nothing else, under which it can be kept.
 * Null for all others: those with ads, searches, and what belongs to someone.
 */
export function sharedPath(path: string): string | null {
  const at = addressAt(path);
  if (at?.page === 'become') return '/become-a-vendor';
  if (at?.page === 'privacy' || at?.page === 'terms' || at?.page === 'help') return `/${at.page}`;
  if (at?.page === 'products') return productsHref(at.slug, at.at);
  if (at?.page === 'product') return productHref(at.slug, at.product);
  return at?.page === 'profile' ? profileHref(at.slug, at.reviews) : null;
}

/**
 * The address under which a page for everyone is kept, its ads left open or none. Of lists those of a place: how else they can be narrowed has no end, and
 * would push out what many ask for.
 */
export function keptPath(path: string): string | null {
  const at = addressAt(path);
  if (at?.page === 'home') return '/';
  if (at?.page !== 'listing') return sharedPath(path);
  const { category, city, sort, page } = at.filters;
  const place = listingHref({ category, city, sort, page });
  return place === listingHref(at.filters) ? place : null;
}

/** Whether a page shows the same to all who are not signed in, but for ads, and belongs to none of them. */
export function isForEveryone(path: string): boolean {
  const at = addressAt(path);
  return at?.page === 'home' || at?.page === 'listing' || sharedPath(path) !== null;
}

/** Where a page is now whose address is an older one; null for all others. */
export function movedTo(path: string): string | null {
  const at = addressAt(path);
  return at?.page === 'listing' ? movedListing(searchOf(path), at.filters) : null;
}

const searchOf = (path: string): URLSearchParams => new URLSearchParams(path.split('?').slice(1).join('?').split('#', 1)[0]);
/** The page of a list, as its address says; what is none is the first. */
const pageIn = (path: string): number => pageOf({ page: Number(searchOf(path).get('page') ?? 1) }).page;

const shownIn = (path: string): 'inbox' | 'archive' | 'spam' => {
  const show = searchOf(path).get('show');
  return show === 'archive' || show === 'spam' ? show : 'inbox';
};

/** Which notifications a list shows. */
const narrowedIn = (path: string): { isUnread: boolean; kind: NotificationKind | null } => {
  const asked = searchOf(path);
  return { isUnread: asked.get('unread') === '1', kind: notificationKinds.find((kind) => kind === asked.get('kind')) ?? null };
};

/** A vendor's profile, and which of its reviews are shown there. */
export const profileHref = (slug: string, reviews?: Partial<ChosenReviews>): string =>
  `/vendor/${encodeURIComponent(slug)}${reviews === undefined ? '' : reviewsSearch(reviews)}`;
/** What a vendor offers, and one product of it. */
export const productsHref = (slug: string, page = 1): string => `${profileHref(slug)}/products${page > 1 ? `?page=${page}` : ''}`;
export const productHref = (slug: string, product: string): string => `${productsHref(slug)}/${encodeURIComponent(product)}`;
/** Vendors side by side. */
export const compareHref = (ids: readonly number[]): string => `/compare${ids.length === 0 ? '' : `?vendors=${ids.join(',')}`}`;
/** Where a couple asks a vendor for a quotation. */
export const askHref = (slug: string): string => `${profileHref(slug)}/quotation`;
/** Where a couple books an online meeting with a vendor. */
export const meetHref = (slug: string): string => `/meet/${encodeURIComponent(slug)}`;
export const quotationHref = (id: string): string => `/quotations/${id}`;
/** The login page for couples, leading back to a page that already has its language prefix. */
export const loginHref = (back: string): string => `/account/login?redirect=${encodeURIComponent(back)}`;
