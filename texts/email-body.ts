// Emails are written once, with little markup, and become HTML and plain text from it. (decision 0145)
import { type Catalogue, fill, formOf, type Language, type Sentence, type SentencesOf, type ValuesOfSentence } from './typed.ts';

/** A part of an email. What people typed is in it as text and never becomes a part, a link or markup of its own. */
export type EmailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly { readonly label: string; readonly value: string }[] }
  /** What a person wrote, set off from what we say. */
  | { readonly kind: 'quote'; readonly label: string | null; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** At most one of an email is a button, the others are links. */
  | { readonly kind: 'button' | 'link'; readonly label: string; readonly address: string };

/** The first part is the salutation. */
export type EmailBody = readonly EmailBlock[];

type Values = Readonly<Record<string, string | number>>;

/** Emails of a catalogue: `t.body('paid_text', { … })`. */
export type WriteBody<Source extends Catalogue> = <K extends Extract<keyof Source, `${string}_text${string}`>>(
  key: K,
  ...values: ValuesOfSentence<Source[K]>
) => EmailBody;

export const bodiesOf =
  <Source extends Catalogue>(catalogue: SentencesOf<Source>): WriteBody<Source> =>
  (key, ...[values]) =>
    bodyOf(catalogue[key], values ?? {});

/** Turns the direction of writing, is not seen, or is no writing at all; line breaks stay, and so does what joins signs to one. */
const hidden = /(?![\n\t])[\p{Cc}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;
const otherLineEnds = /[\u2028\u2029]/gu;
/** A text with nothing in it that hides or turns what is read. */
export const plain = (value: string | number): string => String(value).replace(otherLineEnds, ' ').replace(hidden, '').toWellFormed();

/**
 * The parts of an email. They are recognised before values are put in, so that a value is always text:
 *
 * - a block is what is between two empty lines
 * - `[Label]({link})` alone in a block: the first is the button, further ones are links
 * - lines that start with `| `: facts, `| Label: {value}`
 * - lines that start with `> `: what a person wrote; a first line without a value is its label
 * - `- {items}`: a list, with an item for each line of the value
 *
 * What has no value is left out: a fact, a quote, a list.
 */
export function bodyOf(sentence: Sentence, given: Values): EmailBody {
  const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, plain(value)]));
  let hasButton = false;
  return formOf(sentence, given)
    .split('\n\n')
    .flatMap((source): readonly EmailBlock[] => {
      const block = blockOf(source, values, hasButton);
      hasButton ||= block?.kind === 'button';
      return block === null ? [] : [block];
    });
}

const isWebAddress = (address: string): boolean => /^https?:\/\/[^\s<>"]+$/.test(address);

function blockOf(source: string, values: Values, hasButton: boolean): EmailBlock | null {
  const [, label, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(source) ?? [];
  if (label !== undefined && address !== undefined) return actionOf(fill(label, values), fill(address, values), hasButton);
  const lines = source.split('\n');
  if (source.startsWith('| ')) {
    const facts = lines.flatMap((line) => factOf(line.slice(2), values));
    return facts.length === 0 ? null : { kind: 'facts', facts };
  }
  if (source.startsWith('> ')) return quoteOf(lines, values);
  if (source.startsWith('- ')) {
    const items = fill(source.slice(2), values)
      .split('\n')
      .filter((item) => item.trim() !== '');
    return items.length === 0 ? null : { kind: 'list', items };
  }
  const text = fill(source, values).trim();
  return text === '' ? null : { kind: 'paragraph', text };
}

const actionOf = (label: string, address: string, hasButton: boolean): EmailBlock =>
  isWebAddress(address) ? { kind: hasButton ? 'link' : 'button', label, address } : { kind: 'paragraph', text: `${label}: ${address}` };

function factOf(line: string, values: Values): { label: string; value: string }[] {
  const colon = line.indexOf(': ');
  const [label, value] = [fill(line.slice(0, colon), values), fill(line.slice(colon + 2), values).trim()];
  return value === '' ? [] : [{ label, value }];
}

function quoteOf(lines: readonly string[], values: Values): EmailBlock | null {
  const [first = '', ...rest] = lines.map((line) => line.slice(2));
  const hasLabel = rest.length > 0;
  const text = fill(hasLabel ? rest.join('\n') : first, values).trim();
  return text === '' ? null : { kind: 'quote', label: hasLabel ? fill(first, values) : null, text };
}

/** An email as plain text. */
export const textOfBody = (body: EmailBody): string => body.map(textOfBlock).join('\n\n');

function textOfBlock(block: EmailBlock): string {
  if (block.kind === 'paragraph') return block.text;
  if (block.kind === 'facts') return block.facts.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '\n  ')}`).join('\n');
  if (block.kind === 'list') return block.items.map((item) => `- ${item}`).join('\n');
  if (block.kind === 'quote') return [...(block.label === null ? [] : [block.label]), block.text.replace(/^/gm, '> ')].join('\n');
  return `${block.label}:\n${block.address}`;
}

/** Where an email leads, the button first. */
export const addressesOf = (body: EmailBody): string[] => body.flatMap((block) => ('address' in block ? [block.address] : []));

const previewLength = 140;

/** What mailboxes show beside the subject: the first thing an email says after the salutation. */
export function previewOf(body: EmailBody): string {
  const said = body.slice(1).find(({ kind }) => kind === 'paragraph');
  const line = said === undefined ? '' : textOfBlock(said).replace(/\s+/g, ' ');
  const characters = Array.from(line);
  return characters.length <= previewLength ? line : `${characters.slice(0, previewLength - 1).join('')}…`;
}

/** What an email says below its text, in the reader's language. */
export interface EmailFooter {
  /** Why the reader gets it, and whether it can be turned off. */
  readonly why: string;
  readonly links: readonly { readonly label: string; readonly address: string }[];
}

/** An email as both of its forms are made from it. */
export interface EmailContent {
  readonly language: Language;
  readonly heading: string;
  readonly body: EmailBody;
  readonly footer: EmailFooter;
}

/** The whole email as plain text. The line of dashes is where email programs cut off a signature when one replies. */
export const plainEmail = ({ body, footer }: EmailContent): string =>
  [textOfBody(body), 'Pelaminan', ['-- ', footer.why, ...footer.links.map(({ label, address }) => `${label}: ${address}`)].join('\n')].join(
    '\n\n',
  );
