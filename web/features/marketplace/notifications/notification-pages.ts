import { listNotifications, notificationSettings } from '../../../../contract/feed.ts';
import { notificationsEn } from '../../../../texts/notifications.en.ts';
import { notificationsId } from '../../../../texts/notifications.id.ts';
import type { Address } from '../addresses.ts';
import { definePage } from '../page.ts';
import { NotificationsScreen, type NotificationsProps } from './notifications-screen.tsx';

export const notificationsPage = definePage<Extract<Address, { page: 'notifications' }>, NotificationsProps>({
  Screen: NotificationsScreen,
  module: 'features/marketplace/notifications/notifications-screen.tsx',
  async load({ call, language }, { at, isUnread, kind }) {
    const [list, settings] = await Promise.all([
      call(listNotifications, { query: { page: at, ...(isUnread && { unread: '1' }), ...(kind && { kind }) } }),
      call(notificationSettings),
    ]);
    return { list, isUnread, kind, settings: settings.data, now: Date.now(), texts: language === 'id' ? notificationsId : notificationsEn };
  },
  head: ({ texts }, { t }) => ({ title: texts.title, description: t('site.tagline'), canonical: null }),
});
