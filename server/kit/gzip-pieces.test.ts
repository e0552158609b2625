import { createHook } from 'node:async_hooks';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerPiece, commonPiece, firstPiece, gzipOf, keptPiece, ownPiece, textOfPieces } from './gzip-pieces.ts';

const makers = [answerPiece, keptPiece, firstPiece, commonPiece, ownPiece];
const texts = fc.array(
  fc.tuple(fc.nat(makers.length - 1), fc.oneof(fc.string({ unit: 'binary' }), fc.constant('Rumah Kirana '.repeat(20_000)))),
);

test('texts compressed side by side are one gzip file, in whatever order they stand', async () => {
  await fc.assert(
    fc.asyncProperty(texts, fc.infiniteStream(fc.nat()), async (wanted, order) => {
      const pieces = await Promise.all(wanted.map(async ([maker, text]) => ({ text, piece: await makers[maker]?.(text) })));
      const mixed = pieces
        .toSorted(() => ((order.next().value ?? 0) % 3) - 1)
        .flatMap(({ text, piece }) => (piece ? [{ text, piece }] : []));
      const expected = mixed.map(({ text }) => Buffer.from(text)).reduce((all, one) => Buffer.concat([all, one]), Buffer.alloc(0));
      expect(mixed).toHaveLength(wanted.length);
      expect(gunzipSync(gzipOf(mixed.map(({ piece }) => piece))).equals(expected)).toBe(true);
      expect(await textOfPieces(mixed.map(({ piece }) => piece))).toBe(expected.toString());
    }),
    { numRuns: 60 },
  );
});

test('a piece takes no stream of its own: each would stay in memory until old objects are collected', async () => {
  let streams = 0;
  const hook = createHook({ init: (_id, type) => void (streams += type === 'ZLIB' ? 1 : 0) }).enable();
  for (const maker of makers) for (let n = 0; n < 20; n++) await maker(`Vendor ${n}`);
  expect(streams).toBe(0);
  // What takes one is seen.
  await textOfPieces([await keptPiece('Vendor')]);
  expect(streams).toBe(1);
  hook.disable();
});
