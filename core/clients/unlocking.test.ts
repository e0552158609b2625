import { expect, test } from 'vitest';
import { whatUnlockingAdds } from './unlocking.ts';

const locked = { isUnlocked: false, price: 0, hasConversation: true, hasWritten: true };

test.each([
  ['each contact costs credit', { ...locked, price: 1 }, 'all'],
  ['the plan includes contacts and the couple wrote', locked, 'email'],
  ['the plan includes contacts and both talk, without a word of the couple', { ...locked, hasWritten: false }, 'nothing'],
  ['the plan includes contacts and no one wrote', { ...locked, hasConversation: false, hasWritten: false }, 'messages'],
  ['it is unlocked', { ...locked, isUnlocked: true }, 'nothing'],
] as const)('where %s', (_, seen, adds) => {
  expect(whatUnlockingAdds(seen)).toBe(adds);
});
