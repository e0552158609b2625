import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { endpoint } from '../../../contract/endpoint.ts';
import { addressOf, ApiError, createCall, type Request, wordsOf } from './call.ts';

const read = endpoint({
  method: 'GET',
  path: '/things/:id',
  tag: 'test',
  summary: '',
  access: 'anyone',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({ page: z.number().optional() }),
  answer: z.object({ data: z.string() }),
});
const pay = endpoint({
  method: 'POST',
  path: '/payments',
  tag: 'test',
  summary: '',
  access: 'anyone',
  idempotent: true,
  body: z.strictObject({}),
});

function answering(status: number, body: unknown) {
  const sent: Request[] = [];
  const call = createCall(async (request) => {
    sent.push(request);
    return { status, body };
  });
  return { call, sent };
}

test('parameters and queries are encoded, and what is absent is left out', () => {
  expect(addressOf('/a/:id/b', { id: 'x/y?' }, { q: 'melati & co', page: 2, none: undefined, nothing: null })).toBe(
    '/a/x%2Fy%3F/b?q=melati+%26+co&page=2',
  );
  expect(addressOf('/a')).toBe('/a');
});

test('an answer comes back as it is', async () => {
  const { call, sent } = answering(200, { data: 'here' });
  expect(await call(read, { params: { id: '7' }, query: { page: 2 } })).toEqual({ data: 'here' });
  expect(sent[0]).toMatchObject({ method: 'GET', address: '/things/7?page=2', headers: {} });
});

test('a call that moves money carries a key, the same on a retry of the same intent', async () => {
  const { call, sent } = answering(200, {});
  await call(pay, { body: {}, idempotencyKey: 'one-intent' });
  await call(pay, { body: {}, idempotencyKey: 'one-intent' });
  await call(pay, { body: {} });
  const keys = sent.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toBe('one-intent');
  expect(keys[1]).toBe('one-intent');
  expect(keys[2]).toMatch(/^[0-9a-f-]{36}$/);
});

describe('a refusal becomes an ApiError', () => {
  const refusing = async (status: number, body: unknown): Promise<ApiError> => {
    const failure: unknown = await answering(status, body)
      .call(read, { params: { id: '7' } })
      .catch((thrown: unknown) => thrown);
    if (!(failure instanceof ApiError)) throw new Error('not refused');
    return failure;
  };

  test('with its code, sentence, parameters and request id', async () => {
    const error = { code: 'ads.cpc_below_minimum', message: 'Too low', params: { minimum: 500 } };
    expect(await refusing(422, { error, requestId: 'r-1' })).toMatchObject({ status: 422, ...error, requestId: 'r-1', fields: [] });
  });

  test('with every field it names', async () => {
    const fields = [{ field: 'cpc', code: 'ads.cpc_required', message: 'Fill it', params: {} }];
    expect((await refusing(422, { error: { code: 'request.invalid', message: '', fields } })).fields).toEqual(fields);
  });

  test('with the one field it names', async () => {
    const error = { code: 'identity.password_wrong', message: 'Wrong', field: 'current_password' };
    expect((await refusing(422, { error })).fields).toEqual([{ field: 'current_password', code: error.code, message: 'Wrong' }]);
  });

  test('in our words, those of the page’s language, also when what answered was not our server', async () => {
    vi.stubGlobal('location', { pathname: '/id/account' });
    const message = 'Terjadi kesalahan di pihak kami. Silakan coba lagi';
    expect(await refusing(502, undefined)).toMatchObject({ status: 502, code: 'server.fault', message });
    expect(await refusing(503, '<html>')).toMatchObject({ status: 503, code: 'server.unavailable', message });
    expect(await refusing(429, {})).toMatchObject({ status: 429, message });
    expect([wordsOf(await refusing(502, undefined)), wordsOf(new DOMException('Permission denied'))]).toEqual([message, message]);
  });
});
