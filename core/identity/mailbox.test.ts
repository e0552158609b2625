import { expect, test } from 'vitest';
import { isSameMailbox } from './mailbox.ts';

test.each([
  ['budi@pelaminan.test', 'budi+ops@pelaminan.test', true],
  ['budi.santoso@gmail.com', 'budisantoso+work@googlemail.com', true],
  ['Kirana.Foto+ulasan@gmail.com', 'kiranafoto@gmail.com', true],
  ['kirana.foto@studio.id', 'kirana.foto@studio.id', true],
  ['kirana+1@studio.id', 'kirana@studio.id', true],
  ['budi.santoso@pelaminan.test', 'budisantoso@pelaminan.test', false],
  ['budi@pelaminan.test', 'budi@melati.test', false],
  ['budi@pelaminan.test', 'dewi@pelaminan.test', false],
])('%s and %s are one mailbox: %s', (one, other, expected) => {
  expect(isSameMailbox(one, other)).toBe(expected);
  expect(isSameMailbox(other, one)).toBe(expected);
});
