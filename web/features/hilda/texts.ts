import type { hildaEn } from '../../../texts/dashboard/hilda.en.ts';
import { featureTexts } from '../../app/texts.ts';

export const hildaTexts = featureTexts<typeof hildaEn>({
  en: () => import('../../../texts/dashboard/hilda.en.ts').then((m) => m.hildaEn),
  id: () => import('../../../texts/dashboard/hilda.id.ts').then((m) => m.hildaId),
});
