import { expect, test } from 'vitest';
import { isStillThere, photosIn, textOfPhotos } from './kept-photos.ts';

test('photos of a draft are read as they were written, and none are an empty text', () => {
  const photos = [{ id: 'a', src: '/media/a.jpg', alt: 'Bunga', at: 5 }];
  expect(photosIn(textOfPhotos(photos))).toEqual(photos);
  expect([textOfPhotos([]), photosIn('')]).toEqual(['', []]);
});

test.each(['nothing', '{}', 'null', '[1,{"id":2}]', '[{"id":"a","src":"b"}]'])('%s has no photos', (text) =>
  expect(photosIn(text)).toEqual([]),
);

test('a photo is there for a day', () => {
  const day = 24 * 60 * 60 * 1_000;
  expect([0, day - 1, day].map((now) => isStillThere({ at: 0 }, now))).toEqual([true, true, false]);
});
