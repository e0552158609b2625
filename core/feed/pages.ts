import { pages } from '../identity/pages.ts';
import type { NotificationReader } from './kinds.ts';

/** Where couples read their notifications and set which of them arrive where. Bare. */
export const coupleNotifications = '/account/notifications';

/** Where someone sets which notifications arrive where. Bare. */
export const notificationSettingsPage = (reader: NotificationReader): string => (reader === 'vendor' ? pages.account : coupleNotifications);
