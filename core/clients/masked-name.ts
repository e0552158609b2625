/**
 * A couple's name as a vendor reads it before it opened the contact: the first letter of each word, the rest as dots. The number of
 * dots is always three, so that it does not tell how long the name is. (product 8)
 */
export function maskedName(name: string): string {
  return name
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => (isName(word) ? `${Array.from(word)[0] ?? ''}•••` : word))
    .join(' ');
}

/** Signs between names, as the `&` of Ayu & Bima, are kept. */
const isName = (word: string): boolean => /[\p{L}\p{N}]/u.test(word);
