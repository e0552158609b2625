import { pages } from '../identity/pages.ts';
import type { Act } from './roles.ts';

/** What someone must be allowed to do to open a page of the dashboard; pages that are not here are open to the whole team. */
const toOpen: Partial<Record<string, Act>> = {
  [pages.quotationNew]: 'clients',
  [pages.profile]: 'profile',
  [pages.sharedPhotos]: 'profile',
  [pages.storeNew]: 'profile',
  [pages.product]: 'profile',
  [pages.adSettings]: 'ads',
  [pages.topUp]: 'spending',
  [pages.topUpOrder]: 'finances',
  [pages.membership]: 'spending',
  [pages.membershipOrder]: 'finances',
  [pages.creditHistory]: 'finances',
  [pages.earnings]: 'finances',
  [pages.agreement]: 'documents',
  [pages.agreementSent]: 'documents',
  [pages.bankAccounts]: 'payouts',
  [pages.bankAccountAdd]: 'payouts',
};

/** Pages that the whole team may read, and what someone must be allowed to do to change what is on them. */
const toChange: Partial<Record<string, Act>> = {
  [pages.inbox]: 'clients',
  [pages.conversation]: 'clients',
  [pages.clients]: 'clients',
  [pages.client]: 'clients',
  [pages.quotations]: 'clients',
  [pages.quotation]: 'clients',
  [pages.meetings]: 'clients',
  [pages.calendar]: 'clients',
  [pages.reviews]: 'clients',
  [pages.ads]: 'ads',
  [pages.adClicks]: 'ads',
  [pages.store]: 'profile',
  [pages.earnings]: 'payouts',
};

/** The act that opening a page is, by its path as in `pages`: to view, where the whole team may. */
export const actToOpen = (page: string): Act => toOpen[page] ?? 'view';

/** The act that changing something on a page is: to view, where there is nothing to change or opening it asks for the same. */
export const actToChange = (page: string): Act => toChange[page] ?? 'view';
