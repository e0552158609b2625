import type { teamEn } from '../../texts/dashboard/team.en.ts';
import { featureTexts } from '../base/texts.ts';

export const teamTexts = featureTexts<typeof teamEn>({
  en: () => import('../../texts/dashboard/team.en.ts').then((m) => m.teamEn),
  id: () => import('../../texts/dashboard/team.id.ts').then((m) => m.teamId),
});
