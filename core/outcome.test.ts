import { expect, test } from 'vitest';
import { accept, refuse } from './outcome.ts';

test('an accepted outcome carries its value', () => {
  expect(accept(5)).toEqual({ ok: true, value: 5 });
});

test('a refused outcome carries every refusal in the order given', () => {
  expect(refuse({ code: 'a.one', field: 'x' }, { code: 'a.two', params: { minimum: 500 } })).toEqual({
    ok: false,
    refusals: [
      { code: 'a.one', field: 'x' },
      { code: 'a.two', params: { minimum: 500 } },
    ],
  });
});
