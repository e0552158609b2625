import { useInBrowser } from '../../../base/use-in-browser.ts';

const inLink = (name: string): string => new URLSearchParams(location.hash.slice(1)).get(name) ?? '';

/** The secret of a link in an email. It is behind the `#`, so that it reaches no server log and no referrer. */
export const linkToken = (): string => inLink('token');

/** Whether this page was opened by a link with a secret; the server, which never sees it, takes it for granted. */
export const useHasLink = (): boolean => useInBrowser(() => linkToken() !== '', true);

/** The address the link was sent to, where the link says so. */
export const linkEmail = (): string => inLink('email');

/** Whether a message waits for this link to be used. */
export const hasFirstMessage = (): boolean => inLink('message') !== '';

/** A used secret leaves the address, and with it the history; the page can take another address with it. */
export const forgetLinkToken = (address = location.pathname + location.search): void => history.replaceState(history.state, '', address);
