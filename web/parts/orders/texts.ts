import type { creditHistoryEn } from '../../../texts/dashboard/credit-history.en.ts';
import type { topUpEn } from '../../../texts/dashboard/top-up.en.ts';
import { featureTexts } from '../../base/texts.ts';

export const topUpTexts = featureTexts<typeof topUpEn>({
  en: () => import('../../../texts/dashboard/top-up.en.ts').then((m) => m.topUpEn),
  id: () => import('../../../texts/dashboard/top-up.id.ts').then((m) => m.topUpId),
});
export const creditHistoryTexts = featureTexts<typeof creditHistoryEn>({
  en: () => import('../../../texts/dashboard/credit-history.en.ts').then((m) => m.creditHistoryEn),
  id: () => import('../../../texts/dashboard/credit-history.id.ts').then((m) => m.creditHistoryId),
});
