import type { profileEn } from '../../../texts/dashboard/profile.en.ts';
import { featureTexts } from '../../base/texts.ts';

export const profileTexts = featureTexts<typeof profileEn>({
  en: () => import('../../../texts/dashboard/profile.en.ts').then((m) => m.profileEn),
  id: () => import('../../../texts/dashboard/profile.id.ts').then((m) => m.profileId),
});
