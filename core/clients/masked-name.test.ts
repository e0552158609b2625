import { expect, test } from 'vitest';
import { maskedName } from './masked-name.ts';

test.each([
  ['Ayu & Bima', 'A••• & B•••'],
  ['Siti', 'S•••'],
  ['Al', 'A•••'],
  ['  Raden  Ajeng \t Kartini ', 'R••• A••• K•••'],
  ['Émile dan Zoë', 'É••• d••• Z•••'],
  ['𝒜yu', '𝒜•••'],
  ['💍 Ayu + Bima', '💍 A••• + B•••'],
  ['', ''],
])('%s is shown as %s', (name, masked) => expect(maskedName(name)).toBe(masked));
