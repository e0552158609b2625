import { expect, test } from 'vitest';
import { conversationPage } from './pages.ts';

test('a vendor and a couple find a conversation on pages of their own', () => {
  expect(conversationPage('vendor', '7')).toBe('/dashboard/inbox/7');
  expect(conversationPage('couple', '7')).toBe('/account/messages/7');
});
