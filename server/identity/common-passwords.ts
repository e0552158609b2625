import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set<string>(dictionary['passwords-common']);

/** On the list of common passwords, also when only digits and signs were hung on, or when it repeats one short piece. (product 2, S1) */
export function isCommonPassword(password: string): boolean {
  const text = password.trim().toLowerCase();
  const stem = text.replace(/[\d\W_]+$/, '');
  const piece = /^(.{1,6}?)\1+$/s.test(text);
  return common.has(text) || (stem.length >= 4 && stem.length < text.length && common.has(stem)) || piece;
}
