// Calls that pages make in this process: for whom, and with the checks of any other call.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placementAds } from '../../contract/ads.ts';
import { vendorBySlug } from '../../contract/catalogue.ts';
import { vendorEvents } from '../../contract/fairs.ts';
import { Refused } from '../kit/refused.ts';
import type { Caller } from '../kit/serve.ts';
import type { Session } from '../kit/session.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { callAsAnyone } from './call-as.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const couple: Session = {
  id: '01890000-0000-7000-8000-000000000000',
  accountId: 1,
  accountUuid: '01890000-0000-7000-8000-000000000000',
  accountType: 'user',
  email: 'couple@within.test',
  displayName: 'Sekar',
  language: 'en',
  permissions: [],
  vendor: null,
  handle: 'a handle',
  hasShownHandle: false,
};
const within = (path: string, session: Session | null, said = {}): Promise<unknown> => {
  const caller: Caller = { session, ip: '203.0.113.7', language: 'en', request: null, reply: null };
  return app.system.service.callWithin(path, { params: {}, query: {}, ...said }, caller).then(
    () => 'answered',
    (fault: unknown) => (fault instanceof Refused ? fault.refusals[0].code : String(fault)),
  );
};

test('are refused to anyone who may not make them', async () => {
  const calls = app.system.service.served.filter(({ method, answer }) => method === 'GET' && answer !== undefined);
  const guarded = calls.filter(({ access }) => access !== 'anyone');
  expect(guarded.length).toBeGreaterThan(60);
  for (const { path } of guarded) expect(await within(path, null), path).toBe('identity.session_required');
  for (const { path } of guarded.filter(({ access }) => /^(?:vendor|operator)/.test(access)))
    expect(await within(path, couple), path).toBe('identity.forbidden');
});

test('refuse with the status and the code by which pages know what to show', async () => {
  const { call } = callAsAnyone(app.system.service.callWithin, '203.0.113.7', 'en');
  const refusal = { status: 404, code: 'catalogue.not_found' };
  await expect(call(vendorBySlug, { params: { slug: 'nobody-here' } })).rejects.toMatchObject(refusal);
});

test('are checked as any other: what is missing is not found, and what is no address is refused', async () => {
  expect(await within(vendorBySlug.path, null, { params: { slug: 'nobody-here' } })).toBe('catalogue.not_found');
  expect(await within(vendorEvents.path, null, { params: { id: 'nine' } })).toBe('request.invalid');
  expect(await within('/v2/nothing', null)).toContain('no call that a page can make');
});

test('for everyone know nothing of the visitor, and only of calls that answer all alike', async () => {
  const { call } = callAsAnyone(app.system.service.callWithin, '203.0.113.7', 'en');
  await expect(call(placementAds, { params: { placement: 'listing' } })).rejects.toThrow('cannot stand in a page for everybody');
  expect(await within(placementAds.path, null, { params: { placement: 'listing' } })).toContain('TypeError');
});
