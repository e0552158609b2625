import type { ComponentType } from 'react';
import type { PageName } from './addresses.ts';

const information = () => import('./information/information-screen.tsx').then((m) => m.InformationScreen);

/** The screen of each page, in its own chunk. */
export const screens = {
  home: () => import('./home/home-screen.tsx').then((m) => m.HomeScreen),
  become: () => import('./become/become-screen.tsx').then((m) => m.BecomeScreen),
  privacy: information,
  terms: information,
  help: information,
  listing: () => import('./listing/listing-screen.tsx').then((m) => m.ListingScreen),
  profile: () => import('./profile/profile-screen.tsx').then((m) => m.ProfileScreen),
  ask: () => import('./quotations/ask-screen.tsx').then((m) => m.AskScreen),
  products: () => import('./products/products-screen.tsx').then((m) => m.ProductsScreen),
  product: () => import('./products/product-screen.tsx').then((m) => m.ProductScreen),
  quotation: () => import('./quotations/quotation-screen.tsx').then((m) => m.QuotationScreen),
  quotations: () => import('./quotations/quotations-screen.tsx').then((m) => m.QuotationsScreen),
  meet: () => import('./meetings/meet-screen.tsx').then((m) => m.MeetScreen),
  meetings: () => import('./meetings/meetings-screen.tsx').then((m) => m.MeetingsScreen),
  notifications: () => import('./notifications/notifications-screen.tsx').then((m) => m.NotificationsScreen),
  reviews: () => import('./reviews/reviews-screen.tsx').then((m) => m.ReviewsScreen),
  review: () => import('./reviews/review-screen.tsx').then((m) => m.ReviewScreen),
  messages: () => import('./messages/messages-screen.tsx').then((m) => m.MessagesScreen),
  conversation: () => import('./messages/conversation-screen.tsx').then((m) => m.ConversationScreen),
  saved: () => import('./saved/saved-screen.tsx').then((m) => m.SavedScreen),
  compare: () => import('./saved/compare-screen.tsx').then((m) => m.CompareScreen),
  account: () => import('./account/account-screen.tsx').then((m) => m.AccountScreen),
  wedding: () => import('./account/wedding-screen.tsx').then((m) => m.WeddingScreen),
  login: () => import('./account/login-screen.tsx').then((m) => m.LoginScreen),
  'sign-up': () => import('./account/sign-up-screen.tsx').then((m) => m.SignUpScreen),
  confirm: () => import('./account/confirm-screen.tsx').then((m) => m.ConfirmScreen),
  forgot: () => import('./account/forgot-screen.tsx').then((m) => m.ForgotScreen),
  reset: () => import('./account/reset-screen.tsx').then((m) => m.ResetScreen),
  'not-found': () => import('./not-found-screen.tsx').then((m) => m.NotFoundScreen),
} satisfies Record<PageName, () => Promise<ComponentType<never>>>;
