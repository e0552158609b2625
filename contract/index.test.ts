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

test('an endpoint answers JSON or says what it answers', () => {
  for (const e of all) expect(Boolean(e.answer) !== Boolean(e.answers), e.path).toBe(true);
});

test('each call that takes a body has an example of exactly its shape', () => {
  const without = all.filter((e) => e.body && exampleOf(e.body, 'input') === undefined).map((e) => `${e.method} ${e.path}`);
  expect(without).toEqual([]);
});

/** Calls that put something in the place of what was there, and take no revision: each with its reason. */
const withoutRevision: Readonly<Record<string, string>> = {
  'PUT /v2/saved_vendors/:id': 'saved is saved, however often',
  'PUT /v2/conversations/:id/read': 'never goes back',
  'PUT /v2/conversations/:id/folder': 'one word, and both folders are found',
  'PUT /v2/refund_account': 'one account, and the current password is asked',
  'PUT /v2/password': 'the current password is asked',
  'PUT /v2/me/language': 'one choice',
  'PUT /v2/me/name': 'one line',
  'PUT /v2/operations/fairs/:id/vendors/:vendorId': 'one line',
  'PUT /v2/operations/vendors/:id/account_manager': 'one choice, and each is in the audit log',
  'PUT /v2/operations/vendors/:id/status': 'the status that was seen is named',
  'PUT /ms/bs-vendors/api/v1/pictures/:id/alt': 'one line in each language, and only those that are named',
  'PUT /v2/agreement/documents/:document/sheets': 'names all sheets there are, each once: another sheet is refused',
  'PUT /ms/bs-vendors/api/v1/pictures/:id/crop': 'always from the original: nothing is lost',
  'PUT /ms/bs-vendors/api/v1/me/profile_picture': 'one choice, and the picture before it is kept',
};

test('what replaces a document names the state it was written over, so that two windows do not overwrite each other unseen', () => {
  const blind = all.filter((e) => e.method === 'PUT' && !('revision' in (e.body?.shape ?? {})) && !('version' in (e.body?.shape ?? {})));
  expect(blind.map((e) => `${e.method} ${e.path}`).toSorted()).toEqual(Object.keys(withoutRevision).toSorted());
});

test('each refusal is declared by a call, or is one that no call answers', () => {
  const declared = new Set(all.flatMap((e) => [...refusalsOf(e)]));
  const elsewhere = Object.keys(refusals).filter((code) => !declared.has(code as RefusalCode));
  expect(elsewhere.toSorted()).toEqual([
    // The form of our own page asks for them; what a business sends is kept whatever it lacks.
    'acquisition.category_required',
    'acquisition.phone_required',
    // There is no such call.
    'request.method_not_allowed',
  ]);
});
