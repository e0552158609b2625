import type { accountEn } from '../../../texts/dashboard/account.en.ts';
import type { identityEn } from '../../../texts/dashboard/identity.en.ts';
import { featureTexts } from '../../base/texts.ts';

export const identityTexts = featureTexts<typeof identityEn>({
  en: () => import('../../../texts/dashboard/identity.en.ts').then((m) => m.identityEn),
  id: () => import('../../../texts/dashboard/identity.id.ts').then((m) => m.identityId),
});
export const accountTexts = featureTexts<typeof accountEn>({
  en: () => import('../../../texts/dashboard/account.en.ts').then((m) => m.accountEn),
  id: () => import('../../../texts/dashboard/account.id.ts').then((m) => m.accountId),
});
