import type { Address } from '../addresses.ts';
import type { ComponentProps, ComponentType } from 'react';
import { listDayWaits } from '../../../../contract/calendar.ts';
import { savedVendors } from '../../../../contract/clients.ts';
import { listNotifications } from '../../../../contract/feed.ts';
import { hildaSuggestions } from '../../../../contract/hilda.ts';
import { listSessions } from '../../../../contract/identity.ts';
import { getWedding } from '../../../../contract/weddings.ts';
import { businessDayOf } from '../../../../core/time.ts';
import type { accountEn } from '../../../../texts/marketplace/account.en.ts';
import { definePage } from '../page.ts';
import { AccountScreen } from './account-screen.tsx';
import { ConfirmScreen } from './confirm-screen.tsx';
import { ForgotScreen } from './forgot-screen.tsx';
import { LoginScreen } from './login-screen.tsx';
import { ResetScreen } from './reset-screen.tsx';
import { SignUpScreen } from './sign-up-screen.tsx';
import { WeddingScreen } from './wedding-screen.tsx';

/** Pages of one's own: no search engine keeps them. */
const ownPage = (Screen: ComponentType, file: string, title: Extract<keyof typeof accountEn, `${string}.title`>) =>
  definePage<Address, object>({
    Screen,
    module: `features/marketplace/account/${file}.tsx`,
    load: () => Promise.resolve({}),
    head: (_, { words, t }) => ({ title: words(title), description: t('site.tagline'), canonical: null }),
  });

export const accountPages = {
  account: definePage<Address, ComponentProps<typeof AccountScreen>>({
    Screen: AccountScreen,
    module: 'features/marketplace/account/account-screen.tsx',
    // Comes with the page: a list that arrived later would push everything below it down.
    load: async ({ call }) => {
      const [notifications, wedding, saved, suggested, waits, sessions] = await Promise.all([
        call(listNotifications, { query: { limit: 1 } }),
        call(getWedding, {}),
        call(savedVendors, {}),
        call(hildaSuggestions, {}),
        call(listDayWaits, {}),
        call(listSessions, {}),
      ]);
      return {
        unread: notifications.meta.unread,
        wedding: wedding.data,
        saved: saved.data,
        unlisted: saved.unlisted.length,
        suggested: suggested.data,
        waits: waits.data,
        sessions: sessions.data,
      };
    },
    head: (_, { words, t }) => ({ title: words('account.title'), description: t('site.tagline'), canonical: null }),
  }),
  wedding: definePage<Address, ComponentProps<typeof WeddingScreen>>({
    Screen: WeddingScreen,
    module: 'features/marketplace/account/wedding-screen.tsx',
    load: async ({ call }) => ({ wedding: (await call(getWedding, {})).data, today: businessDayOf(Date.now()) }),
    head: (_, { words, t }) => ({ title: words('wedding.title'), description: t('site.tagline'), canonical: null }),
  }),
  login: ownPage(LoginScreen, 'login-screen', 'login.title'),
  'sign-up': ownPage(SignUpScreen, 'sign-up-screen', 'signUp.title'),
  confirm: ownPage(ConfirmScreen, 'confirm-screen', 'confirm.title'),
  forgot: ownPage(ForgotScreen, 'forgot-screen', 'forgot.title'),
  reset: ownPage(ResetScreen, 'reset-screen', 'reset.title'),
};
