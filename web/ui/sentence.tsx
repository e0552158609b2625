import { Fragment, type ReactNode } from 'react';

interface Props {
  /** Names of its parts are in braces: `You agree to our {terms}.` */
  readonly text: string;
  readonly parts: Readonly<Record<string, ReactNode>>;
}

/** A sentence with links or other elements in it, in the order its language wants them. */
export function Sentence({ text, parts }: Props) {
  return text.split(/\{(\w+)\}/).map((piece, i) => {
    const part = i % 2 === 0 ? piece : (parts[piece] ?? piece);
    // The pieces of a sentence have no identity but their order.
    return <Fragment key={`${i} ${piece}`}>{part}</Fragment>;
  });
}
