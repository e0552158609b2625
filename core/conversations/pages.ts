import { pages } from '../identity/pages.ts';

/** Where couples have their conversations; vendors have theirs at `pages.inbox`. (product 1) */
export const coupleMessages = '/account/messages';

/** The bare path at which one of the two finds a conversation. */
export const conversationPage = (side: 'vendor' | 'couple', id: string): string =>
  `${side === 'vendor' ? pages.inbox : coupleMessages}/${id}`;
