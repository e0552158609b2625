import { expect, test } from 'vitest';
import { csvNamed, csvOf, dateAndTime } from './csv.ts';

test('rows follow the headings, each line ended as the standard says, with a mark for spreadsheets in front', async () => {
  expect(await csvOf('en', ['Hari', 'Jumlah'], [['2026-11-20', -1500]])).toBe('\uFEFFHari,Jumlah\r\n2026-11-20,-1500\r\n');
});

test.each([
  ['a, b', '"a, b"'],
  ['a; b', '"a; b"'],
  ['say "ya"', '"say ""ya"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+62812', "'+62812"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['＝HYPERLINK(1)', "'＝HYPERLINK(1)"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  [null, ''],
  [-5, '-5'],
  ['Melati & Co', 'Melati & Co'],
])('the cell %j is written %j', async (cell, text) => expect(await csvOf('en', ['h'], [[cell]])).toBe(`\uFEFFh\r\n${text}\r\n`));

test('in Indonesian the cells are parted by semicolons, as spreadsheets there expect', async () => {
  expect(await csvOf('id', ['Hari', 'Jumlah'], [['a; b', -1500]])).toBe('\uFEFFHari;Jumlah\r\n"a; b";-1500\r\n');
});

test('a long file lets others go on while it is written', async () => {
  let moments = 0;
  const others = setInterval(() => moments++, 0);
  const file = await csvOf('en', ['h'], Array(20_000).fill(['a cell']));
  clearInterval(others);
  expect(file.length).toBe(4 + 20_000 * 8);
  expect(moments).toBeGreaterThan(0);
});

test('an instant is a plain date and a plain time in Jakarta', () => {
  expect(dateAndTime(Date.parse('2026-11-22T17:04:59Z'))).toEqual(['2026-11-23', '00:04']);
});

test('a file is named after what it is, whose and when', () => {
  expect(csvNamed('clicks', 'kirana', '2026-11-01', undefined)).toBe('attachment; filename="clicks_kirana_2026-11-01.csv"');
});
