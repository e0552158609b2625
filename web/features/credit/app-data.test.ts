import { expect, test } from 'vitest';
import { appDataIn } from './app-data.ts';

const said = { app_name: 'Pelaminan', app_version_code: 214, app_version_number: '2.1.4', platform: 'android' };
const cookie = (value: unknown) => `UTM=source%3Dx; mobile_app=${encodeURIComponent(JSON.stringify(value))}; theme=dark`;

test('the app says its name, version and platform', () => {
  expect(appDataIn(cookie(said))).toEqual(said);
  expect(appDataIn(cookie({ ...said, app_version_code: '214' }))).toEqual({ ...said, app_version_code: '214' });
});

test('a cookie that was not percent-encoded is read as well', () => {
  expect(appDataIn(`mobile_app=${JSON.stringify(said)}`)).toEqual(said);
});

test('what else the app says is left out', () => {
  expect(appDataIn(cookie({ ...said, device_id: 'abc' }))).toEqual(said);
});

test.each([
  ['no cookie', 'UTM=source%3Dx; not_mobile_app=1'],
  ['no cookies', ''],
  ['no JSON', 'mobile_app=android'],
  ['broken encoding', 'mobile_app=%E0%A4%A'],
  ['null', cookie(null)],
  ['a list', cookie([said])],
  ['a missing field', cookie({ ...said, platform: undefined })],
  ['an empty field', cookie({ ...said, platform: '' })],
  ['a fraction', cookie({ ...said, app_version_code: 2.5 })],
  ['a text without end', cookie({ ...said, app_name: 'x'.repeat(41) })],
])('%s is no app', (_, cookies) => expect(appDataIn(cookies)).toBeUndefined());
