import { expect, test } from 'vitest';
import { accept, allOf, refuse } from './outcome.ts';

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

test('parts that are all accepted are accepted together', () => {
  expect(allOf({ a: accept(1), b: accept('two') })).toEqual({ ok: true, value: { a: 1, b: 'two' } });
});

test('parts that are refused are refused together, in their order', () => {
  const parts = { a: refuse({ code: 'a.wrong' }), b: accept(2), c: refuse({ code: 'c.one' }, { code: 'c.two' }) };
  expect(allOf(parts)).toEqual({ ok: false, refusals: [{ code: 'a.wrong' }, { code: 'c.one' }, { code: 'c.two' }] });
});
