import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../calls/call.ts';
import { type Checked, valid, allValid, invalid } from './checked.ts';
import { createForm, type Wiring } from './form.ts';
import { viewOf } from './view.ts';

type Typed = { readonly name: string; readonly items: readonly { readonly price: number }[] };
type Send<Value = Typed> = Wiring<Typed, Value, { readonly revision: number }>['send'];
const blank: Typed = { name: '', items: [{ price: 1 }] };
const named = ({ name }: Typed): Checked<string> => (name === '' ? invalid('name', 'Required') : valid(name.trim()));
const refusal = (...fields: readonly string[]) =>
  new ApiError(422, {
    code: 'request.invalid',
    message: 'No',
    fields: fields.map((field) => ({ field, code: 'x', message: `${field} is wrong` })),
  });

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: kept.set.bind(kept),
    removeItem: kept.delete.bind(kept),
  });
});

function open<Value = Typed>(part: Partial<Wiring<Typed, Value, { readonly revision: number }>> = {}) {
  const wiring = { key: 'trial' as string | null, saved: blank, send: async () => ({ revision: 2 }), ...part };
  const form = createForm<Typed, Value, { readonly revision: number }>(wiring);
  return { ...form, wiring, view: () => viewOf(form.get(), wiring) };
}

describe('what is typed', () => {
  test('waits in the tab until it is sent', async () => {
    open().change({ name: 'Melati' });
    const again = open();
    expect(again.view().typed).toEqual({ ...blank, name: 'Melati' });
    await again.submit();
    expect(open().view()).toMatchObject({ typed: blank, isDirty: false });
    expect(kept.size).toBe(0);
  });

  test('is not kept where the form has no key', () => {
    open({ key: null }).change({ name: 'secret' });
    expect(kept.size).toBe(0);
  });

  test('is kept without its secrets, and sent with them', async () => {
    const send = vi.fn<Send>(() => Promise.reject(refusal('name')));
    const part = { secrets: ['name'] as const, send };
    const form = open(part);
    form.change({ name: 'secret', items: [{ price: 2 }] });
    await form.submit();
    await form.submit();
    expect([...kept.values()].join()).not.toContain('secret');
    expect(open(part).view().typed).toMatchObject({ name: '', items: [{ price: 2 }] });
    const [first, second] = send.mock.calls;
    expect(first?.[0]).toMatchObject({ name: 'secret' });
    expect(first?.[1].key).toBe(second?.[1].key);
  });

  test('is nothing once it is what was saved', () => {
    const form = open();
    form.change({ name: 'Melati' });
    form.change({ name: '' });
    expect(form.view().isDirty).toBe(false);
    expect(kept.size).toBe(0);
  });

  test('typed back while it is sent goes on over what was saved', async () => {
    const form = open({ revisionOf: ({ revision }) => revision });
    form.wiring.send = async () => {
      form.change({ name: '' });
      return { revision: 2 };
    };
    form.change({ name: 'Melati' });
    // The page shows what was saved before the form has ended.
    form.wiring.onSent = () => form.follow({ ...form.wiring, saved: { ...blank, name: 'Melati' }, revision: 2 });
    await form.submit();
    Object.assign(form.wiring, { saved: { ...blank, name: 'Melati' }, revision: 2 });
    expect(form.view()).toMatchObject({ typed: { name: '' }, isDirty: true, isElsewhere: false });
  });

  test('typed back after an answer that was lost is not taken for what the server has', async () => {
    const form = open({ send: () => Promise.reject(new ApiError(0, { code: 'client.offline', message: '' })) });
    form.change({ name: 'Melati' });
    await form.submit();
    form.change({ name: '' });
    expect(form.view().isDirty).toBe(true);
    form.discard();
    expect(form.view().isDirty).toBe(false);
  });

  test('is shown as it was saved by others while nothing is typed here', () => {
    const form = open();
    form.wiring.saved = { ...blank, name: 'theirs' };
    expect(form.view().typed.name).toBe('theirs');
  });
});

describe('a message', () => {
  test('shows once its field was left and follows each key from then on', () => {
    const form = open({ check: named });
    expect(form.view().messageOf('name')).toBeUndefined();
    form.see('name');
    expect(form.view().messageOf('name')).toBe('Required');
    form.change({ name: 'Melati' });
    expect(form.view().messageOf('name')).toBeUndefined();
    form.change({ name: '' });
    expect(form.view().messageOf('name')).toBe('Required');
  });

  test('shows at every field when sending was tried, and nothing is sent', async () => {
    const send = vi.fn<Send<string>>(async () => ({ revision: 2 }));
    const form = open<string>({ check: named, send });
    expect(await form.submit()).toBe(false);
    expect(form.view().messageOf('name')).toBe('Required');
    expect(send).not.toHaveBeenCalled();
  });

  test('of the server holds until that field is another, also within a list', async () => {
    const form = open({ send: () => Promise.reject(refusal('name', 'items.0.price')) });
    form.change({ name: 'Melati' });
    await form.submit();
    expect(form.view().failure).toBeNull();
    form.change({ items: [{ price: 2 }] });
    expect(form.view().messageOf('name')).toBe('name is wrong');
    expect(form.view().messageOf('items.0.price')).toBeUndefined();
    form.change({ items: [{ price: 1 }] });
    expect(form.view().messageOf('items.0.price')).toBe('items.0.price is wrong');
  });

  test('about a field that the form does not have holds until anything is changed', async () => {
    const form = open({ send: () => Promise.reject(refusal('total')) });
    await form.submit();
    expect(form.view().messageOf('total')).toBe('total is wrong');
    form.change({ name: 'Melati' });
    expect(form.view().messageOf('total')).toBeUndefined();
  });

  test('about no field is one of the form, until it is sent again', async () => {
    const answers = [() => Promise.reject(refusal()), async () => ({ revision: 2 })];
    const form = open({ send: () => answers.shift()?.() ?? Promise.reject(new Error('once too often')) });
    await form.submit();
    expect(form.view().failure).toMatchObject({ message: 'No' });
    await form.submit();
    expect(form.view()).toMatchObject({ failure: null, isSent: true });
  });
});

describe('what stands in a field and cannot be read', () => {
  test('is not sent as nothing, and is said there, until it can be read or its field is gone', async () => {
    const send = vi.fn<Send>(async () => ({ revision: 2 }));
    const form = open({ send });
    expect(form.view()).toMatchObject({ isDirty: false, isUnread: false });
    form.unread('items.0.price', 'Not a number');
    expect(form.view()).toMatchObject({ isDirty: true, isUnread: true, checked: { ok: false } });
    expect(form.view().messageOf('items.0.price')).toBeUndefined();
    expect(await form.submit()).toBe(false);
    expect(form.view()).toMatchObject({ isStopped: true, stops: 1 });
    expect(form.view().messageOf('items.0.price')).toBe('Not a number');
    form.unread('items.0.price', null);
    expect(form.view()).toMatchObject({ isDirty: false, isStopped: false });
    expect(await form.submit()).toBe(true);
    expect(send).toHaveBeenCalledOnce();
  });

  test('is said in place of what the rules say of a missing value, beside what is wrong elsewhere', async () => {
    const form = open({ check: () => allValid({ name: invalid('name', 'Required'), price: invalid('items.0.price', 'Required') }) });
    form.unread('items.0.price', 'Not a number');
    expect(form.judge()).toBe(false);
    expect(form.view().problems).toEqual([
      { field: 'items.0.price', message: 'Not a number' },
      { field: 'name', message: 'Required' },
    ]);
  });
});

describe('sending', () => {
  test('sends what the rule makes of it, once at a time', async () => {
    const sent: unknown[] = [];
    let answer: (value: { revision: number }) => void = () => undefined;
    const form = open<string>({
      check: named,
      send: (value) => {
        sent.push(value);
        return new Promise((resolve) => (answer = resolve));
      },
    });
    form.change({ name: ' Melati ' });
    const first = form.submit();
    expect(form.view().isSending).toBe(true);
    expect(await form.submit()).toBe(false);
    answer({ revision: 2 });
    expect(await first).toBe(true);
    expect(sent).toEqual(['Melati']);
  });

  test('has one key for one content, also after a reload, and another one afterwards', async () => {
    const keys: string[] = [];
    const send: Send = (_, { key }) => {
      keys.push(key);
      return keys.length === 4 ? Promise.resolve({ revision: 2 }) : Promise.reject(refusal());
    };
    const form = open({ send });
    form.change({ name: 'Melati' });
    await form.submit();
    await open({ send }).submit();
    form.change({ name: 'Kenanga' });
    await form.submit();
    await form.submit();
    form.change({ name: 'Kenanga' });
    await form.submit();
    const [a, b, c, d, e] = keys;
    expect([a === b, b === c, c === d, d === e]).toEqual([true, false, true, false]);
  });

  test('keeps the place of what it said until there is another answer', async () => {
    let answer: (() => void) | undefined;
    const send = vi.fn<Send>(() => Promise.reject(new ApiError(401, { code: 'identity.credentials_wrong', message: 'Wrong' })));
    const form = open({ send });
    form.change({ name: 'Melati' });
    await form.submit();
    expect(form.view().failure).toMatchObject({ message: 'Wrong' });
    send.mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve({ revision: 2 }))));
    const again = form.submit();
    expect(form.view()).toMatchObject({ isSending: true, failure: { message: 'Wrong' } });
    answer?.();
    await again;
    expect(form.view()).toMatchObject({ isSent: true, failure: null });
  });

  test('fetches again what was refused before it says so', async () => {
    const onRefused = vi.fn<() => void>(() => expect(form.view().failure).toBeNull());
    const form: ReturnType<typeof open> = open({ send: () => Promise.reject(refusal()), onRefused });
    await form.submit();
    expect(onRefused).toHaveBeenCalledOnce();
    expect(form.view().failure).not.toBeNull();
  });
});

test('an answer stands, whatever becomes of what is done after it', async () => {
  const form = open({ onSent: () => Promise.reject(refusal()) });
  expect(await form.submit()).toBe(true);
  expect(form.view()).toMatchObject({ isSending: false, isSent: true, failure: null });
  const other = open({ send: () => Promise.reject(refusal()), onRefused: () => Promise.reject(refusal()) });
  expect(await other.submit()).toBe(false);
  expect(other.view()).toMatchObject({ isSending: false, failure: { message: 'No' } });
});

describe('a form that is saved again and again', () => {
  const document = (part: Partial<Wiring<Typed, Typed, { readonly revision: number }>> = {}) =>
    open({ revision: 1, revisionOf: ({ revision }) => revision, ...part });

  test('goes on with what was typed while it was saved, over the new revision', async () => {
    const form = document({
      send: async (value) => {
        form.change({ name: 'more' });
        form.wiring.saved = value;
        form.wiring.revision = 2;
        return { revision: 2 };
      },
    });
    form.change({ name: 'some' });
    await form.submit();
    expect(form.view()).toMatchObject({ typed: { name: 'more' }, isDirty: true, isElsewhere: false });
    expect(JSON.parse(kept.get('BS.draft.trial') ?? '')).toMatchObject({ revision: 2, content: { name: 'more' } });
  });

  test('asks when another window saved over what is typed, and goes on with either', async () => {
    const revisions: number[] = [];
    const theirs = { ...blank, name: 'theirs' };
    const begin = () => {
      const form = document({
        send: async (_, { revision }) => {
          revisions.push(revision);
          return { revision: 9 };
        },
      });
      form.change({ name: 'mine' });
      form.wiring.saved = theirs;
      form.wiring.revision = 7;
      expect(form.view().isElsewhere).toBe(true);
      return form;
    };
    const one = begin();
    one.resolve('theirs');
    expect(one.view()).toMatchObject({ typed: theirs, isDirty: false, isElsewhere: false });
    const other = begin();
    other.resolve('mine');
    expect(other.view()).toMatchObject({ typed: { name: 'mine' }, isElsewhere: false });
    await other.submit();
    expect(revisions).toEqual([7]);
  });

  test('says while it asks why a save failed, unless that is what it asks about', async () => {
    const offline = new ApiError(0, { code: 'client.offline', message: 'Offline' });
    const first = new ApiError(409, { code: 'clients.edited_elsewhere', message: 'Changed' });
    const failures = [offline, first];
    const form = document({ send: () => Promise.reject(failures.shift()) });
    form.change({ name: 'mine' });
    form.wiring.saved = { ...blank, name: 'theirs' };
    form.wiring.revision = 7;
    await form.submit();
    expect(form.view()).toMatchObject({ isElsewhere: true, failure: offline });
    await form.submit();
    expect(form.view()).toMatchObject({ isElsewhere: true, failure: null });
    form.resolve('theirs');
    expect(form.view()).toMatchObject({ isElsewhere: false, failure: null });
  });

  test('does not ask when the other window saved the very same', () => {
    const form = document();
    form.change({ name: 'same' });
    form.wiring.saved = { ...blank, name: 'same' };
    form.wiring.revision = 7;
    expect(form.view()).toMatchObject({ isDirty: false, isElsewhere: false });
    form.change({ name: 'on' });
    expect(form.view().isElsewhere).toBe(false);
  });
});

test('parts are right together, or every problem is named', () => {
  expect(allValid({ a: valid(1), b: valid('x') })).toEqual(valid({ a: 1, b: 'x' }));
  expect(allValid({ a: invalid('a', 'A'), b: valid('x'), c: invalid('c', 'C') })).toEqual({
    ok: false,
    problems: [
      { field: 'a', message: 'A' },
      { field: 'c', message: 'C' },
    ],
  });
});

test('a form that learns its key begins with what waits under it, once', () => {
  kept.set('BS.draft.trial', JSON.stringify({ revision: 0, content: { name: 'kept' } }));
  const form = open({ key: null });
  form.change({ name: 'filled in by the browser' });
  form.recall();
  expect(form.view().typed.name).toBe('filled in by the browser');
  form.follow({ ...form.wiring, key: 'trial' });
  form.recall();
  expect(form.view().typed).toEqual({ ...blank, name: 'kept' });
  form.change({ name: 'typed since' });
  form.recall();
  expect(form.view().typed.name).toBe('typed since');
  // Where nothing waits, what was typed stays.
  kept.clear();
  const other = open({ key: null });
  other.change({ name: 'typed early' });
  other.follow({ ...other.wiring, key: 'trial' });
  other.recall();
  expect(other.view().typed.name).toBe('typed early');
});
