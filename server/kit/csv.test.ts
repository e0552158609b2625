import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('rows follow the headings, each line ended as the standard says, with a mark for spreadsheets in front', () => {
  expect(csvOf(['Hari', 'Jumlah'], [['2026-11-20', -1500]])).toBe('\uFEFFHari,Jumlah\r\n2026-11-20,-1500\r\n');
});

test.each([
  ['a, b', '"a, b"'],
  ['say "ya"', '"say ""ya"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+62812', "'+62812"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  [null, ''],
  [-5, '-5'],
  ['Melati & Co', 'Melati & Co'],
])('the cell %j is written %j', (cell, text) => expect(csvOf(['h'], [[cell]])).toBe(`\uFEFFh\r\n${text}\r\n`));
