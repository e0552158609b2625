import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { seal, unseal } from './sealed-box.ts';

const key = createHash('sha256').update('one').digest();
const otherKey = createHash('sha256').update('other').digest();

describe('a sealed box', () => {
  const box = seal('1234567890', key, 'account 7');
  test('opens with its key for what it belongs to, and shows nothing before', () => {
    expect(unseal(box, key, 'account 7')).toBe('1234567890');
    expect(box.includes('1234567890')).toBe(false);
    expect(seal('1234567890', key, 'account 7').equals(box)).toBe(false);
  });
  test.each([
    ['another key', () => unseal(box, otherKey, 'account 7')],
    ['another owner', () => unseal(box, key, 'account 8')],
    ['a changed byte', () => unseal(Buffer.from(box.map((byte, i) => (i === box.length - 1 ? byte ^ 1 : byte))), key, 'account 7')],
    ['an unknown key id', () => unseal(Buffer.concat([Buffer.from([9]), box.subarray(1)]), key, 'account 7')],
  ])('does not open with %s', (_what, open) => expect(open).toThrow(/authenticate data|unknown key id/));
});
