import { Fragment } from 'react';

const address = /https?:\/\/[^\s<>"']+/g;
/** What ends a sentence is rarely a part of the address before it. */
const trailing = /[.,;:!?)\]}]+$/;

/** Splits a text into words and the addresses in it. Only http and https are addresses: nothing else is ever made a link of. (reliability S27) */
export function piecesOf(text: string): readonly { readonly text: string; readonly href: string | null }[] {
  const pieces: { text: string; href: string | null }[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const found = match[0].replace(trailing, '');
    if (!URL.canParse(found)) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), href: null });
    pieces.push({ text: found, href: found });
    end = match.index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null });
  return pieces;
}

/** A text with its addresses as links, which say where they lead. */
export function LinkedText({ text }: { readonly text: string }) {
  return piecesOf(text).map(({ text: words, href }, index) =>
    href === null ? (
      <Fragment key={index}>{words}</Fragment>
    ) : (
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {words}
      </a>
    ),
  );
}
