import { loginHref } from '../addresses.ts';

/** The login page for couples, leading back to this very place of this page. */
export const loginHereHref = (): string => loginHref(location.pathname + location.search + location.hash);
