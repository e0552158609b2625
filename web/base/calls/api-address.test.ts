import { afterEach, expect, test, vi } from 'vitest';

/** The module reads what the server said once, so each page gets a module of its own. */
async function on(settings: object) {
  vi.resetModules();
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => JSON.stringify(settings) }) });
  return import('./api-address.ts');
}
afterEach(() => vi.unstubAllGlobals());

test('a call goes to its own back end, otherwise to the API, under the path that is configured', async () => {
  const { onApi, credentialsOfCalls } = await on({
    apiUrl: 'https://api.test',
    backends: { origins: { chat: 'https://chat.test', pay: 'https://pay.test', upload: 'https://up.test' }, paths: { pay: 'ms/cash' } },
  });
  expect(onApi('/v2/conversations')).toBe('https://chat.test/v2/conversations');
  expect(onApi('/ms/pay/v1/payments')).toBe('https://pay.test/ms/cash/payments');
  expect(onApi('/v2/me')).toBe('https://api.test/v2/me');
  expect(onApi('/v2/agreement/files?document=id_card', 'upload')).toBe('https://up.test/v2/agreement/files?document=id_card');
  expect(credentialsOfCalls()).toBe('include');
});

test('with nothing configured calls stay on the origin of the page, also on one of a server that is being replaced', async () => {
  for (const settings of [{ apiUrl: null, backends: { origins: {}, paths: {} } }, { apiUrl: null }]) {
    const { onApi, credentialsOfCalls } = await on(settings);
    expect(onApi('/v2/conversations')).toBe('/v2/conversations');
    expect(credentialsOfCalls()).toBe('same-origin');
  }
});

test('one back end elsewhere is enough for cookies to go along', async () => {
  const { credentialsOfCalls } = await on({ apiUrl: null, backends: { origins: { realTime: 'https://live.test' }, paths: {} } });
  expect(credentialsOfCalls()).toBe('include');
});
