import { describe, expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

describe('the words of a search', () => {
  it.each([
    ['Katering di Bandung', ['katering', 'bandung']],
    ['  best   photographer in BALI ', ['photographer', 'bali']],
    ['gaun & busana', ['gaun', 'busana']],
    ['décor café', ['decor', 'cafe']],
    ["'; drop table vendor --", ['drop', 'table']],
    ['kue kue kue', ['kue']],
    ['murah', ['murah']],
    ['', []],
    ['!!! ()', []],
  ])('%j means %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it('are at most eight, however much is typed', () => {
    expect(searchWords(Array.from({ length: 50 }, (_, index) => `kata${index}`).join(' '))).toHaveLength(8);
  });
});
