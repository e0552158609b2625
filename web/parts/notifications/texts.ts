import type { notificationsEn } from '../../../texts/notifications.en.ts';
import type { Translate } from '../../../texts/typed.ts';
import { featureTexts } from '../../base/texts.ts';

export type NotificationWords = Translate<typeof notificationsEn>;
export const notificationsTexts = featureTexts<typeof notificationsEn>({
  en: () => import('../../../texts/notifications.en.ts').then((m) => m.notificationsEn),
  id: () => import('../../../texts/notifications.id.ts').then((m) => m.notificationsId),
});
