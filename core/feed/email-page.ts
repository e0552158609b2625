import { splitLanguage } from '../identity/language.ts';

/**
 * The page of ours that an email leads to: its first address on one of our origins, bare and without what follows '#'. Empty when it names
 * none, or one that carries a token: such an address is for its mailbox alone. (reliability S8, S32)
 */
export function pageOfEmail(text: string, origins: readonly string[]): string {
  for (const [address] of text.matchAll(/https?:\/\/[^\s<>"]+/g)) {
    const origin = origins.find((one) => address === one || address.startsWith(`${one}/`));
    if (origin === undefined) continue;
    if (/[#?&]token=/.test(address)) return '';
    const rest = address.slice(origin.length).split('#')[0] ?? '';
    const { path } = splitLanguage(rest === '' ? '/' : rest);
    return path.startsWith('//') || path.includes('\\') || path.length > 300 ? '' : path;
  }
  return '';
}
