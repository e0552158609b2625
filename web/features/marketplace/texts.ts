import type { Language } from '../../../texts/typed.ts';
import type { PageName } from './addresses.ts';
import type { Texts } from './marketplace-root.tsx';

const pages = {
  en: () => import('../../../texts/marketplace/pages.en.ts').then((m) => m.pagesEn),
  id: () => import('../../../texts/marketplace/pages.id.ts').then((m) => m.pagesId),
};
const account = {
  en: () => import('../../../texts/marketplace/account.en.ts').then((m) => m.accountEn),
  id: () => import('../../../texts/marketplace/account.id.ts').then((m) => m.accountId),
};
const ofAccount: readonly PageName[] = ['account', 'wedding', 'login', 'sign-up', 'confirm', 'forgot', 'reset'];

/** The sentences of a page, in its language alone. */
export async function loadTexts(language: Language, page: PageName): Promise<Texts> {
  const [forPages, forAccount] = await Promise.all([pages[language](), ofAccount.includes(page) ? account[language]() : null]);
  return { pages: forPages, account: forAccount };
}
