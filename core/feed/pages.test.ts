import { expect, test } from 'vitest';
import { notificationSettingsPage } from './pages.ts';

test('vendors and couples choose what they are notified of on pages of their own', () => {
  expect(notificationSettingsPage('vendor')).toBe('/dashboard/account#notification-settings');
  expect(notificationSettingsPage('couple')).toBe('/account/notifications#notification-settings');
});
