import { expect, test } from 'vitest';
import { photosIn, textOfPhotos } from './kept-photos.ts';

test('photos of a draft are read as they were written, and none are an empty text', () => {
  const photos = [{ id: 'a', src: '/media/a.jpg', alt: 'Bunga' }];
  expect(photosIn(textOfPhotos(photos))).toEqual(photos);
  expect([textOfPhotos([]), photosIn('')]).toEqual(['', []]);
});

test.each(['nothing', '{}', 'null', '[1,{"id":2}]', '[{"id":"a","src":"b"}]'])('%s has no photos', (text) =>
  expect(photosIn(text)).toEqual([]),
);
