/** Endings of web addresses that people type into a name. A title such as "S.Kom" or "Sp.OG" is none. */
const endings = (
  'com net org info biz name pro mobi id co io me my sg us uk au ru cn in to ly gg tv ai cc ws ' +
  'app dev xyz site online store shop top club vip link click live icu web example test'
).split(' ');
/** A dot within a word, or one with a blank before it; one that ends a word, as in "PT. ", is a sentence’s. */
const dot = String.raw`(?:[.。．｡]|\s[.。．｡]\s?)`;
const word = String.raw`[\p{L}\p{N}-]`;
/** A scheme, "www.", or at least two letters before a known ending: as programs of email make links of it. An email address is none. */
const source = String.raw`\b[a-z]{2,10}:\/\/|(?<![@.\p{L}\p{N}-])(?:www(?:${dot}${word}+)+|(?:${word}+${dot})*${word}{2,}(?:${dot}(?:${endings.join('|')}))+(?!${word}))`;
const anyAddress = new RegExp(source, 'iu');
const everyAddress = new RegExp(source, 'giu');

/** Whether a name holds a web address, or what an email would make one of. */
export const holdsWebAddress = (name: string): boolean => anyAddress.test(name);

/** A name in which nothing can become a link: the signs that make an address are blanks. Anything else is left as it is. */
export const withoutLinks = (name: string): string =>
  name.replace(everyAddress, (address) => address.replace(/:\/\/|\s?[.。．｡]\s?/gu, ' '));
