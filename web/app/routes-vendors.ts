import { adClicksTexts, adsTexts, adSettingsTexts, adsAboutTexts, adStatisticsTexts } from '../parts/ads/texts.ts';
import { clientsTexts } from '../parts/clients/texts.ts';
import { clientActionsTexts } from '../parts/clients/actions/texts.ts';
import { clientTasksTexts } from '../features/clients/tasks/texts.ts';
import { calendarTexts } from '../features/calendar/texts.ts';
import { reviewsTexts } from '../parts/reviews/texts.ts';
import { homeTexts } from '../features/dashboard/texts.ts';
import { bankAccountsTexts } from '../features/bank-accounts/texts.ts';
import { creditHistoryTexts, topUpTexts } from '../parts/orders/texts.ts';
import { hildaTexts } from '../parts/hilda-texts.ts';
import { earningsTexts } from '../features/earnings/texts.ts';
import { meetingsTexts, slotsTexts } from '../parts/meetings/texts.ts';
import { notificationsTexts } from '../parts/notifications/texts.ts';
import { membershipTexts } from '../features/membership/texts.ts';
import { accountTexts, identityTexts } from '../features/identity/texts.ts';
import { profileTexts } from '../features/profile/texts.ts';
import { picturesTexts } from '../parts/pictures/texts.ts';
import { quotationDocumentTexts, quotationsTexts } from '../features/quotations/texts.ts';
import { inboxTexts, vendorInboxTexts } from '../features/inbox/texts.ts';
import { storeTexts } from '../features/store/texts.ts';
import { teamTexts } from '../parts/team-texts.ts';
import { agreementTexts } from '../features/verification/texts.ts';
import { resultsTexts } from '../features/ads/results/texts.ts';
import { pages } from '../../core/identity/pages.ts';
import { refusalTexts } from '../base/refusal-texts.ts';
import { savingTexts } from '../base/saving-texts.ts';
import { signInScreens } from './routes-sign-in.ts';
import type { Screen } from './screen.ts';

/** The ways in, and every screen of the dashboard. */
export const vendorScreens: readonly Screen[] = [
  ...signInScreens,
  {
    path: pages.dashboard,
    title: 'title.dashboard',
    frame: 'dashboard',
    load: () => import('../features/dashboard/home-screen.tsx'),
    texts: [meetingsTexts, homeTexts, clientsTexts, adsTexts, hildaTexts],
  },
  {
    path: pages.inbox,
    title: 'title.inbox',
    frame: 'dashboard',
    load: () => import('../features/inbox/inbox-screen.tsx'),
    texts: [vendorInboxTexts, inboxTexts],
  },
  {
    path: pages.conversation,
    title: 'title.inbox',
    frame: 'dashboard',
    load: () => import('../features/inbox/conversation-screen.tsx'),
    texts: [vendorInboxTexts, inboxTexts],
  },
  {
    path: pages.clients,
    title: 'title.clients',
    frame: 'dashboard',
    load: () => import('../features/clients/clients-screen.tsx'),
    texts: [clientsTexts],
  },
  {
    path: pages.client,
    title: 'title.client',
    frame: 'dashboard',
    load: () => import('../features/clients/client-screen.tsx'),
    texts: [clientsTexts, clientActionsTexts, clientTasksTexts, reviewsTexts, refusalTexts],
  },
  {
    path: pages.contactCredit,
    title: 'title.contactCredit',
    frame: 'dashboard',
    load: () => import('../features/clients/contact-credit-screen.tsx'),
    texts: [clientsTexts],
  },
  {
    path: pages.quotations,
    title: 'title.quotations',
    frame: 'dashboard',
    load: () => import('../features/quotations/list-screen.tsx'),
    texts: [quotationsTexts],
  },
  {
    path: pages.quotationNew,
    title: 'title.quotation',
    frame: 'dashboard',
    load: () => import('../features/quotations/new-screen.tsx'),
    texts: [quotationsTexts],
  },
  {
    path: pages.quotation,
    title: 'title.quotation',
    frame: 'dashboard',
    load: () => import('../features/quotations/quotation-screen.tsx'),
    texts: [quotationsTexts, quotationDocumentTexts, savingTexts, refusalTexts],
  },
  {
    path: pages.store,
    title: 'title.store',
    frame: 'dashboard',
    load: () => import('../features/store/list-screen.tsx'),
    texts: [storeTexts],
  },
  {
    path: pages.storeNew,
    title: 'title.storeNew',
    frame: 'dashboard',
    load: () => import('../features/store/new-screen.tsx'),
    texts: [storeTexts, refusalTexts],
  },
  {
    path: pages.product,
    title: 'title.product',
    frame: 'dashboard',
    load: () => import('../features/store/product-screen.tsx'),
    texts: [storeTexts, picturesTexts, savingTexts, refusalTexts],
  },
  {
    path: pages.meetings,
    title: 'title.meetings',
    frame: 'dashboard',
    load: () => import('../features/meetings/meetings-screen.tsx'),
    texts: [meetingsTexts, slotsTexts, refusalTexts],
  },
  {
    path: pages.calendar,
    title: 'title.calendar',
    frame: 'dashboard',
    load: () => import('../features/calendar/calendar-screen.tsx'),
    texts: [calendarTexts, refusalTexts],
  },
  {
    path: pages.reviews,
    title: 'title.reviews',
    frame: 'dashboard',
    load: () => import('../features/reviews/reviews-screen.tsx'),
    texts: [reviewsTexts, refusalTexts],
  },
  {
    path: pages.profile,
    title: 'title.profile',
    frame: 'dashboard',
    load: () => import('./profile-and-account.tsx'),
    texts: [profileTexts, picturesTexts, refusalTexts, accountTexts, identityTexts],
  },
  {
    path: pages.sharedPhotos,
    title: 'title.sharedPhotos',
    frame: 'dashboard',
    load: () => import('../features/profile/shared-photos-screen.tsx'),
    texts: [picturesTexts, refusalTexts],
  },
  {
    path: pages.account,
    title: 'title.account',
    frame: 'dashboard',
    load: () => import('../features/identity/account-screen.tsx'),
    texts: [identityTexts, accountTexts, notificationsTexts],
  },
  {
    path: pages.team,
    title: 'title.team',
    frame: 'dashboard',
    load: () => import('../features/team/team-screen.tsx'),
    texts: [teamTexts, refusalTexts],
  },
  {
    path: pages.activity,
    title: 'title.activity',
    frame: 'dashboard',
    load: () => import('../features/feed/feed-screen.tsx'),
    texts: [notificationsTexts],
  },
  {
    path: pages.ads,
    title: 'title.ads',
    frame: 'dashboard',
    load: () => import('../features/ads/ads-screen.tsx'),
    texts: [adsTexts, adStatisticsTexts],
  },
  {
    path: pages.adSettings,
    title: 'title.adSettings',
    frame: 'dashboard',
    load: () => import('../features/ads/settings-screen.tsx'),
    texts: [adsTexts, adSettingsTexts, refusalTexts],
  },
  {
    path: pages.adsAbout,
    title: 'title.adsAbout',
    frame: 'dashboard',
    load: () => import('../features/ads/about-screen.tsx'),
    texts: [adsAboutTexts],
  },
  {
    path: pages.adStatistics,
    title: 'title.adStatistics',
    frame: 'dashboard',
    load: () => import('../features/ads/statistics-screen.tsx'),
    texts: [adsTexts, adStatisticsTexts],
  },
  {
    path: pages.results,
    title: 'title.results',
    frame: 'dashboard',
    load: () => import('../features/ads/results-screen.tsx'),
    texts: [resultsTexts, adStatisticsTexts],
  },
  {
    path: pages.adClicks,
    title: 'title.adClicks',
    frame: 'dashboard',
    load: () => import('../features/ads/clicks/clicks-screen.tsx'),
    texts: [adClicksTexts, adStatisticsTexts, refusalTexts],
  },
  {
    path: pages.topUp,
    title: 'title.topUp',
    frame: 'dashboard',
    load: () => import('../features/credit/top-up-screen.tsx'),
    texts: [topUpTexts, refusalTexts],
  },
  {
    path: pages.topUpOrder,
    title: 'title.order',
    frame: 'dashboard',
    load: () => import('../features/credit/order-screen.tsx'),
    texts: [topUpTexts],
  },
  {
    path: pages.creditHistory,
    title: 'title.creditHistory',
    frame: 'dashboard',
    load: () => import('../features/credit/history-screen.tsx'),
    texts: [creditHistoryTexts, topUpTexts, refusalTexts],
  },
  {
    path: pages.bankAccounts,
    title: 'title.bankAccounts',
    frame: 'dashboard',
    load: () => import('../features/bank-accounts/bank-accounts-screen.tsx'),
    texts: [bankAccountsTexts],
  },
  {
    path: pages.bankAccountAdd,
    title: 'title.bankAccountAdd',
    frame: 'dashboard',
    load: () => import('../features/bank-accounts/add-screen.tsx'),
    texts: [bankAccountsTexts, refusalTexts],
  },
  {
    path: pages.earnings,
    title: 'title.earnings',
    frame: 'dashboard',
    load: () => import('../features/earnings/earnings-screen.tsx'),
    texts: [earningsTexts, refusalTexts],
  },
  {
    path: pages.membership,
    title: 'title.membership',
    frame: 'dashboard',
    load: () => import('../features/membership/membership-screen.tsx'),
    texts: [membershipTexts, refusalTexts],
  },
  {
    path: pages.membershipOrder,
    title: 'title.membershipOrder',
    frame: 'dashboard',
    load: () => import('../features/membership/order-screen.tsx'),
    texts: [membershipTexts, topUpTexts],
  },
  {
    path: pages.agreement,
    title: 'title.agreement',
    frame: 'dashboard',
    load: () => import('../features/verification/agreement-screen.tsx'),
    texts: [agreementTexts, refusalTexts],
  },
  {
    path: pages.agreementSent,
    title: 'title.agreementSent',
    frame: 'dashboard',
    load: () => import('../features/verification/thank-you-screen.tsx'),
    texts: [agreementTexts],
  },
];
