import type { storeEn } from '../../../texts/dashboard/store.en.ts';
import { featureTexts } from '../../base/texts.ts';

export const storeTexts = featureTexts<typeof storeEn>({
  en: () => import('../../../texts/dashboard/store.en.ts').then((m) => m.storeEn),
  id: () => import('../../../texts/dashboard/store.id.ts').then((m) => m.storeId),
});
