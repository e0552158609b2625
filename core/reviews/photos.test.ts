import { expect, test } from 'vitest';
import { pictureRules } from '../pictures/rules.ts';
import { checkPhotos } from './photos.ts';

const photos = (n: number) => Array.from({ length: n }, (_, index) => ({ id: `photo-${index}`, alt: '' }));

test('a review has at most six photos, each once, with words that are cleaned', () => {
  expect(checkPhotos([{ id: 'a', alt: '  Bunga   di meja ' }])).toEqual({ ok: true, value: [{ id: 'a', alt: 'Bunga di meja' }] });
  expect([checkPhotos([]).ok, checkPhotos(photos(6)).ok]).toEqual([true, true]);
  expect(checkPhotos(photos(7))).toMatchObject({ refusals: [{ code: 'pictures.too_many', field: 'pictures', params: { maximum: 6 } }] });
  expect(checkPhotos([...photos(1), ...photos(1)])).toMatchObject({ refusals: [{ code: 'pictures.twice', field: 'pictures' }] });
  expect(checkPhotos([{ id: 'a', alt: 'a'.repeat(pictureRules.altLengthMax + 1) }])).toMatchObject({
    refusals: [{ code: 'pictures.alt_too_long', field: 'pictures' }],
  });
  expect(checkPhotos([{ id: 'a', alt: 'a\u0000' }])).toMatchObject({ refusals: [{ code: 'catalogue.text_invalid', field: 'pictures' }] });
});
