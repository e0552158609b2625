import type { savingEn } from '../../texts/dashboard/saving.en.ts';
import { featureTexts } from './texts.ts';

export const savingTexts = featureTexts<typeof savingEn>({
  en: () => import('../../texts/dashboard/saving.en.ts').then((m) => m.savingEn),
  id: () => import('../../texts/dashboard/saving.id.ts').then((m) => m.savingId),
});
