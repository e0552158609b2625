import type { hildaEn } from '../../texts/dashboard/hilda.en.ts';
import { featureTexts } from '../base/texts.ts';

export const hildaTexts = featureTexts<typeof hildaEn>({
  en: () => import('../../texts/dashboard/hilda.en.ts').then((m) => m.hildaEn),
  id: () => import('../../texts/dashboard/hilda.id.ts').then((m) => m.hildaId),
});
