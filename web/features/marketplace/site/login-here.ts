import { loginHref } from '../addresses.ts';
import { pageData } from '../page-data.ts';

/** The login page for couples, leading back to this very place of this page. A page that came to someone who was signed in says there that the session ended. */
export function loginHereHref(): string {
  const address = loginHref(location.pathname + location.search + location.hash);
  return pageData().visit.visitor === null ? address : `${address}&ended=1`;
}
