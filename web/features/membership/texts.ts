import type { membershipEn } from '../../../texts/dashboard/membership.en.ts';
import { featureTexts } from '../../base/texts.ts';

export const membershipTexts = featureTexts<typeof membershipEn>({
  en: () => import('../../../texts/dashboard/membership.en.ts').then((m) => m.membershipEn),
  id: () => import('../../../texts/dashboard/membership.id.ts').then((m) => m.membershipId),
});
