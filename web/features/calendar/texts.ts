import type { calendarEn } from '../../../texts/dashboard/calendar.en.ts';
import { featureTexts } from '../../base/texts.ts';

export const calendarTexts = featureTexts<typeof calendarEn>({
  en: () => import('../../../texts/dashboard/calendar.en.ts').then((m) => m.calendarEn),
  id: () => import('../../../texts/dashboard/calendar.id.ts').then((m) => m.calendarId),
});
