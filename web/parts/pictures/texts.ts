import type { picturesEn } from '../../../texts/dashboard/pictures.en.ts';
import { featureTexts } from '../../base/texts.ts';

export const picturesTexts = featureTexts<typeof picturesEn>({
  en: () => import('../../../texts/dashboard/pictures.en.ts').then((m) => m.picturesEn),
  id: () => import('../../../texts/dashboard/pictures.id.ts').then((m) => m.picturesId),
});
