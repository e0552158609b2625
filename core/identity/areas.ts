/** The three parts of the product, each for one kind of people. (product 1) */
export type Area = 'dashboard' | 'marketplace' | 'operations';

/**
 * The area a bare path (without language prefix) belongs to when no hosts are configured: vendors work under /login, /dashboard
 * and /store, operators under /operations, all else is the marketplace. (product 1)
 */
export function areaOf(path: string): Area {
  if (isAtOrUnder(path, '/login') || isAtOrUnder(path, '/dashboard') || isAtOrUnder(path, '/store')) return 'dashboard';
  return isAtOrUnder(path, '/operations') ? 'operations' : 'marketplace';
}

/** Whether a bare path is a page or a page beneath it. '/storefront' is not under '/store'. */
export function isAtOrUnder(path: string, page: string): boolean {
  return path === page || path.startsWith(`${page}/`);
}

/**
 * A path as routers match it: without query, decoded once, without doubled or closing slashes. The gate judges this one, so that
 * '/%64ashboard/' is no way around it.
 */
export function matchedPath(path: string): string {
  const bare = path.split(/[?#]/)[0] ?? '';
  return `/${decoded(bare).split('/').filter(Boolean).join('/')}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
