import { expect, test } from 'vitest';
import { maskedEmail, maskedPhone } from './masked-contact.ts';

test.each([
  ['', ''],
  ['+62 812-3456-7890', '+62•••••••••90'],
  ['0812', '••••'],
  ['081234', '••••••'],
  ['0812345', '081••45'],
])('the phone %o reads %o', (phone, shown) => expect(maskedPhone(phone)).toBe(shown));

test.each([
  ['', ''],
  ['ayu@melati.test', 'a•••@melati.test'],
  ['💍ring@melati.test', '💍•••@melati.test'],
  ['a@melati.test', 'a•••@melati.test'],
  ['@melati.test', ''],
])('the address %o reads %o', (email, shown) => expect(maskedEmail(email)).toBe(shown));
