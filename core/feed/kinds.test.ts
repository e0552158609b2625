import { expect, test } from 'vitest';
import { isChoice, isOptional, kindOfNotice, kindsFor, notificationKinds } from './kinds.ts';

test('security, money, appointments and decisions always reach their reader; the rest can be turned off', () => {
  expect(notificationKinds.filter((kind) => !isOptional(kind))).toEqual(['payments', 'meetings', 'decisions', 'account']);
});

test('couples are not asked about what concerns vendors alone, nor vendors about what concerns couples alone', () => {
  const vendorsAlone = ['tasks', 'ads', 'results', 'membership'] as const;
  expect(kindsFor('couple')).toEqual(notificationKinds.filter((kind) => !vendorsAlone.some((one) => one === kind)));
  expect(kindsFor('vendor')).toEqual(notificationKinds.filter((kind) => kind !== 'payment_reminders'));
  expect([isChoice('tasks', 'email', 'vendor'), isChoice('tasks', 'email', 'couple')]).toEqual([true, false]);
});

test('any push message to a vendor can be turned off, but for those about the account, which are never sent', () => {
  expect([isChoice('payments', 'push', 'vendor'), isChoice('payments', 'email', 'vendor')]).toEqual([true, false]);
  expect([isChoice('account', 'push', 'vendor'), isChoice('messages', 'push', 'couple')]).toEqual([false, false]);
  expect(isChoice('messages', 'email', 'couple')).toBe(true);
});

test('reminders of meetings are of one kind, whichever version kept them', () => {
  const codes = ['reminder', 'day', 'hour'].map((name) => `meetings.${name}_subject`);
  expect(codes.map(kindOfNotice)).toEqual(codes.map(() => 'meeting_reminders'));
});

test('a notice this version does not know cannot be turned off', () => {
  expect([kindOfNotice('ads.credit_subject'), kindOfNotice('ads.unknown_subject')]).toEqual(['ads', 'decisions']);
});
