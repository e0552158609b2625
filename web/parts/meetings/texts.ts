import type { meetingsEn } from '../../../texts/dashboard/meetings.en.ts';
import type { slotsEn } from '../../../texts/slots.en.ts';
import { featureTexts } from '../../base/texts.ts';

export const meetingsTexts = featureTexts<typeof meetingsEn>({
  en: () => import('../../../texts/dashboard/meetings.en.ts').then((m) => m.meetingsEn),
  id: () => import('../../../texts/dashboard/meetings.id.ts').then((m) => m.meetingsId),
});
export const slotsTexts = featureTexts<typeof slotsEn>({
  en: () => import('../../../texts/slots.en.ts').then((m) => m.slotsEn),
  id: () => import('../../../texts/slots.id.ts').then((m) => m.slotsId),
});
