import type { bankAccountsEn } from '../../../texts/dashboard/bank-accounts.en.ts';
import { featureTexts } from '../../base/texts.ts';

export const bankAccountsTexts = featureTexts<typeof bankAccountsEn>({
  en: () => import('../../../texts/dashboard/bank-accounts.en.ts').then((m) => m.bankAccountsEn),
  id: () => import('../../../texts/dashboard/bank-accounts.id.ts').then((m) => m.bankAccountsId),
});
