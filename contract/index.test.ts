import { expect, test } from 'vitest';
import { refusalsOf } from './endpoint-refusals.ts';
import { exampleOf } from './examples.ts';
import { type RefusalCode, refusals } from './refusals.ts';
import { describedEndpoints } from '../server/testing/described.ts';

const all = await describedEndpoints();

test('no two calls share a method and path', () => {
  const keys = all.map((e) => `${e.method} ${e.path}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeGreaterThan(40);
});

test('every path parameter is described, and every described one is in the path', () => {
  for (const e of all) {
    const inPath = [...e.path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);
    expect(Object.keys(e.params?.shape ?? {}).toSorted(), e.path).toEqual(inPath.toSorted());
  }
});

test('an endpoint has either a JSON response or another declared kind', () => {
  for (const e of all) expect(Boolean(e.answer) !== Boolean(e.answers), e.path).toBe(true);
});

test('each call with a body has an example that matches its schema', () => {
  const without = all.filter((e) => e.body && exampleOf(e.body, 'input') === undefined).map((e) => `${e.method} ${e.path}`);
  expect(without).toEqual([]);
});

/** PUT calls without a revision or version, and why they do not need one. */
const withoutRevision: Readonly<Record<string, string>> = {
  'PUT /ms/bs-vendors/api/v1/vendor_calendar': 'one number, easily changed again',
  'PUT /ms/bs-vendors/api/v1/vendor_calendar/connections/other': 'one address, which is never shown again and connected anew',
  'PUT /v2/vendors/:id/day_waits/:day': 'asking twice has the same result',
  'PUT /v2/saved_vendors/:id': 'saving twice has the same result',
  'PUT /v2/conversations/:id/read': 'never moves backwards',
  'PUT /v2/conversations/:id/folder': 'one choice, easily changed again',
  'PUT /v2/refund_account': 'one account, and it requires the current password',
  'PUT /v2/password': 'it requires the current password',
  'PUT /v2/clients/:id/stage': 'the caller sends the stage they saw',
  'PUT /v2/client_tasks/:id/done': 'one switch, easily changed again',
  'PUT /v2/me/language': 'one choice',
  'PUT /v2/me/name': 'one line',
  'PUT /v2/team/members/:id/role': 'one choice, easily changed again, and each change is in the history of the team',
  'PUT /v2/passkeys/:id': 'one line',
  'PUT /v2/team/second_factor': 'one switch, easily changed again, and each change is in the history of the team',
  'PUT /v2/notification_settings/:kind/:channel': 'one switch, easily changed again',
  'PUT /v2/push': 'three choices, easily changed again',
  'PUT /v2/push/devices/here': 'a browser says how it is reached now',
  'PUT /v2/dashboard/first_week/hidden': 'one switch, easily changed again',
  'PUT /v2/operations/fairs/:id/vendors/:vendorId': 'one line',
  'PUT /v2/operations/vendors/:id/account_manager': 'one choice, and each is in the audit log',
  'PUT /v2/operations/vendors/:id/status': 'the caller sends the status they saw',
  'PUT /ms/quotation/v1/quotation_templates': 'a template is replaced as a whole, by its name',
  'PUT /ms/bs-vendors/api/v1/pictures/:id/alt': 'one line in each language; a language that is not sent keeps its line',
  'PUT /v2/agreement/documents/:document/sheets': 'the caller sends every sheet exactly once: a sheet added meanwhile is refused',
  'PUT /ms/bs-vendors/api/v1/pictures/:id/crop': 'always cut from the original: nothing is lost',
  'PUT /ms/bs-vendors/api/v1/me/profile_picture': 'one choice, and the picture before it is kept',
};

test('every PUT takes the revision or version it was based on, so that two windows do not overwrite each other unnoticed', () => {
  const blind = all.filter((e) => e.method === 'PUT' && !('revision' in (e.body?.shape ?? {})) && !('version' in (e.body?.shape ?? {})));
  expect(blind.map((e) => `${e.method} ${e.path}`).toSorted()).toEqual(Object.keys(withoutRevision).toSorted());
});

test('each error code is declared by a call or listed here', () => {
  const declared = new Set(all.flatMap((e) => [...refusalsOf(e)]));
  const elsewhere = Object.keys(refusals).filter((code) => !declared.has(code as RefusalCode));
  expect(elsewhere.toSorted()).toEqual([
    // Checked by the form of our page only: an application is stored even when these are missing.
    'acquisition.category_required',
    'acquisition.phone_required',
    // Answered for paths that exist with another method, so by no declared call.
    'request.method_not_allowed',
  ]);
});
