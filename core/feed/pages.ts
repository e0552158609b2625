import { pages } from '../identity/pages.ts';
import type { NotificationReader } from './kinds.ts';

/** Where couples read their notifications and set which of them arrive where. Bare. */
export const coupleNotifications = '/account/notifications';

/** The part of its page where someone sets which notifications arrive where. */
export const notificationSettingsPart = 'notification-settings';

/** Where someone sets which notifications arrive where: the page with its part. Bare. */
export const notificationSettingsPage = (reader: NotificationReader): string =>
  `${reader === 'vendor' ? pages.account : coupleNotifications}#${notificationSettingsPart}`;
