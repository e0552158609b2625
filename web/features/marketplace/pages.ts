import type { ShareCard } from '../../../contract/render.ts';
import { accountPages } from './account/account-pages.ts';
import type { Address } from './addresses.ts';
import { becomePage } from './become/become-page.ts';
import { cardOf } from './head/head.ts';
import { homePage } from './home/home-page.ts';
import { informationPage } from './information/information-page.ts';
import { cardOfPlace, listingPage } from './listing/listing-page.ts';
import { meetingsPage, meetPage } from './meetings/meeting-pages.ts';
import { conversationPage, messagesPage } from './messages/message-pages.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { definePage, type MadePage, type Making } from './page.ts';
import { notificationsPage } from './notifications/notification-pages.ts';
import { profilePage } from './profile/profile-page.ts';
import { productPage, productsPage } from './products/product-pages.ts';
import { reviewsPage, reviewWritingPage } from './reviews/review-pages.ts';
import { askPage, quotationPage, quotationsPage } from './quotations/quotation-pages.ts';
import { comparePage, savedPage } from './saved/saved-pages.ts';

const notFoundPage = definePage<Address, object>({
  Screen: NotFoundScreen,
  module: 'features/marketplace/not-found-screen.tsx',
  load: () => Promise.resolve({}),
  head: (_, { t }) => ({ title: t('notFound.title'), description: t('notFound.text'), canonical: null }),
});

/** Makes the page at an address; null when there is nothing there. */
export function makePage(making: Making, at: Address): Promise<MadePage | null> {
  if (at.page === 'home') return homePage(making, at);
  if (at.page === 'become') return becomePage(making, at);
  if (at.page === 'privacy' || at.page === 'terms' || at.page === 'help') return informationPage(making, at);
  if (at.page === 'listing') return listingPage(making, at);
  if (at.page === 'ask') return askPage(making, at);
  if (at.page === 'products') return productsPage(making, at);
  if (at.page === 'product') return productPage(making, at);
  if (at.page === 'quotation') return quotationPage(making, at);
  if (at.page === 'quotations') return quotationsPage(making, at);
  if (at.page === 'meet') return meetPage(making, at);
  if (at.page === 'meetings') return meetingsPage(making, at);
  if (at.page === 'notifications') return notificationsPage(making, at);
  if (at.page === 'reviews') return reviewsPage(making, at);
  if (at.page === 'review') return reviewWritingPage(making, at);
  if (at.page === 'messages') return messagesPage(making, at);
  if (at.page === 'saved') return savedPage(making, at);
  if (at.page === 'compare') return comparePage(making, at);
  if (at.page === 'conversation') return conversationPage(making, at);
  return at.page === 'profile' ? profilePage(making, at) : accountPages[at.page](making, at);
}

/** What the picture of a page shows. Pages that differ from one visit to the next say it without being loaded. Null: it has none of its own. */
export async function makeCard(making: Making, at: Address): Promise<ShareCard | null> {
  const { t } = making;
  if (at.page === 'listing') return cardOfPlace(at.filters, making);
  if (at.page === 'home') return cardOf({ title: t('home.title'), description: '', canonical: '/' });
  if (!isOfEveryone(at)) return null;
  const made = await makePage(making, at);
  return made?.status === 200 ? cardOf(made.head) : null;
}
const isOfEveryone = ({ page }: Address): boolean =>
  ['profile', 'products', 'product', 'meet', 'become', 'privacy', 'terms', 'help'].includes(page);

/** The page for addresses where there is nothing. */
export const makeNotFound = (making: Making): Promise<MadePage> => notFoundPage(making, { page: 'home' });
