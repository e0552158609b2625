import { describe, expect, it } from 'vitest';
import { mayBeSlip, replaceWords, searchWords, stemsOf, withoutParts } from './search-words.ts';

describe('the words of a search', () => {
  it.each([
    ['Katering di Bandung', ['katering', 'bandung']],
    ['  best   photographer in BALI ', ['photographer', 'bali']],
    ['gaun & busana', ['gaun', 'busana']],
    ['décor café', ['decor', 'cafe']],
    ["'; drop table vendor --", ['drop', 'table']],
    ['kue kue kue', ['kue']],
    ['murah', ['murah']],
    ['foto pre wedding', ['foto', 'prewedding']],
    ['Foto Pre-Wedding jogja', ['foto', 'prewedding', 'jogja']],
    ['MAKE UP pengantin', ['makeup']],
    ['photo booth nikahan', ['photobooth']],
    ['cari wedding organizer yg bagus dong kak', ['organizer']],
    ['pernikahan', ['pernikahan']],
    ['katering bebas babi', ['katering', 'halal']],
    ['pork-free catering', ['halal', 'catering']],
    ['kue nikah tanpa telur', ['kue', 'eggless']],
    ['hotel bintang 5 surabaya', ['hotel', 'surabaya']],
    ['bridal car jakarta', ['mobil', 'jakarta']],
    ['kotak seserahan', ['seserahan']],
    ['nasi box', ['nasi', 'kotak']],
    ['wo jawa barat', ['wo', 'bandung', 'bogor']],
    ['adat batak medan', ['batak', 'medan']],
    ['💍👰', []],
    ['', []],
    ['!!! ()', []],
  ])('%j means %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it('have at most forty letters', () => {
    expect(searchWords(`${'x'.repeat(40)} ${'y'.repeat(41)}`)).toEqual(['x'.repeat(40)]);
  });
  it('are at most eight, however much is typed', () => {
    expect(searchWords(Array.from({ length: 50 }, (_, index) => `kata${index}`).join(' '))).toHaveLength(8);
  });
});

describe('what a word may be made of', () => {
  it.each([
    ['dekorasinya', 'dekorasi'],
    ['riasan', 'rias'],
    ['merias', 'rias'],
    ['fotonya', 'foto'],
    ['gedungku', 'gedung'],
    ['mendekorasi', 'dekorasi'],
  ])('%j holds %j', (word, stem) => {
    expect(stemsOf(word)).toContain(stem);
    expect(stemsOf(word)[0]).toBe(word);
  });

  it('is never a stem so short that it matches anything', () => {
    for (const word of ['mc', 'bali', 'menikmati', 'dian', 'nya', 'a'])
      for (const form of stemsOf(word).slice(1)) expect(form.length).toBeGreaterThan(3);
  });
});

describe('a search in other words', () => {
  it('keeps everything else that was typed', () => {
    expect(replaceWords('  Fotogarfer di  Bandung! ', new Map([['fotogarfer', 'fotografer']]))).toBe('fotografer di Bandung!');
    expect(replaceWords('dekór <b>', new Map())).toBe('dekór <b>');
  });
});

it.each(['babi', 'pagar', 'kapal', 'bintang', 'kondang', 'lamaran', 'sanggul', 'paket'])('%j is spelled right', (word) => {
  expect(mayBeSlip(word)).toBe(false);
});
it('a word that is nothing may be a slip', () => expect(mayBeSlip('balli')).toBe(true));

it.each([
  ['foto Rp500.000 bandung', 'Rp500.000'],
  ['foto photo booth bandung', 'photo booth'],
  ['foto kenanga bandung', 'kenanga'],
])('%j without %j', (text, part) => expect(withoutParts(text, [part])).toBe('foto bandung'));
