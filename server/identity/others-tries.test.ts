// What one caller tries uses up nothing of anybody else's (reliability S4, S65).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPassword } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ isOneWindow: true });
});
afterAll(() => app.close());

const logIn = async (email: string, password: string, remoteAddress: string): Promise<number> =>
  (await app.call('POST', '/v2/login', { body: { email, password }, remoteAddress })).status;
const times = async (count: number, ask: (i: number) => Promise<number>): Promise<number[]> => {
  const answers: number[] = [];
  for (let i = 0; i < count; i++) answers.push(await ask(i));
  return answers;
};

test.each([
  ['10.30.0.9', '10.30.0.9'],
  ['2001:db8:30:1::/64', '2001:db8:30:1::5'],
])('the name of network %s typed as an email address blocks nobody in it', async (typed, inside) => {
  const { email } = await app.build.couple();
  for (const words of [typed, `from ${typed}`]) await times(61, (i) => logIn(words, 'x', `10.31.${i}.1`));
  expect(await logIn(email, testPassword, inside)).toBe(200);
});

test('a network that has used up its tries to sign in locks no more accounts', async () => {
  const { email } = await app.build.couple();
  await times(60, (i) => logIn(`nobody-${i}@pelaminan.test`, 'x', '10.32.0.1'));
  expect(new Set(await times(12, () => logIn(email, 'wrong', '10.32.0.1')))).toEqual(new Set([429]));
  expect(await logIn(email, testPassword, '10.33.0.1')).toBe(200);
});

test('a network that has used up its emails uses up those of no address, and one mailbox has five however it is written', async () => {
  const { email } = await app.build.couple();
  const forgot = async (address: string, remoteAddress: string): Promise<number> =>
    (await app.call('POST', '/v2/forgot_password', { body: { email: address }, remoteAddress })).status;
  await times(30, (i) => forgot(`nobody-${i}@pelaminan.test`, '10.34.0.1'));
  expect(new Set(await times(6, () => forgot(email, '10.34.0.1')))).toEqual(new Set([429]));
  const [name, host] = email.split('@');
  const answers = await times(6, (i) => forgot(i % 2 === 0 ? email : `${name}+${i}@${host}`, `10.35.${i}.1`));
  expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
});
