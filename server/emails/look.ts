// The looks of emails: inline for every email program, and in a stylesheet what only some know: dark, and narrow.
import type { CSSProperties } from 'react';

interface Palette {
  readonly paper: string;
  readonly surface: string;
  readonly well: string;
  readonly line: string;
  readonly ink: string;
  readonly muted: string;
  readonly plum: string;
  readonly onPlum: string;
  readonly gold: string;
}
/** As `web/ui/tokens.css`. */
const light: Palette = {
  paper: '#fbf7f0',
  surface: '#ffffff',
  well: '#f5efe5',
  line: '#e8dfd3',
  ink: '#2a2024',
  muted: '#6b5e63',
  plum: '#6a1e4a',
  onPlum: '#ffffff',
  gold: '#b08d4a',
};
const dark: Palette = {
  paper: '#17120f',
  surface: '#211a17',
  well: '#2a211d',
  line: '#3a2f2a',
  ink: '#f3ece4',
  muted: '#b8aaa4',
  plum: '#d98bb4',
  onPlum: '#2a0f1e',
  gold: '#c9a86a',
};

const serif = 'Fraunces, Georgia, "Times New Roman", serif';
const sans = '"Plus Jakarta Sans", -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
/** A word without a place to break it is broken where the line ends. */
const broken: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };
const text: CSSProperties = { ...broken, margin: '0 0 16px', fontFamily: sans, fontSize: '16px', lineHeight: '25px', color: light.ink };
const small: CSSProperties = { ...text, fontSize: '13px', lineHeight: '20px', color: light.muted };

/** For each part its style, and the class by which the stylesheet knows it. */
export const looks = {
  body: { margin: 0, padding: '24px 12px 32px', backgroundColor: light.paper },
  container: { maxWidth: '600px', tableLayout: 'fixed' },
  brand: { margin: '0 0 16px', padding: '0 4px', fontFamily: serif, fontSize: '22px', lineHeight: '28px', color: light.plum },
  card: {
    padding: '32px 32px 16px',
    backgroundColor: light.surface,
    border: `1px solid ${light.line}`,
    borderTop: `3px solid ${light.gold}`,
    borderRadius: '12px',
  },
  heading: {
    ...broken,
    margin: '0 0 20px',
    fontFamily: serif,
    fontSize: '26px',
    lineHeight: '33px',
    fontWeight: 500,
    color: light.ink,
  },
  text,
  facts: {
    margin: '0 0 20px',
    borderTop: `1px solid ${light.line}`,
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    width: '100%',
  },
  label: {
    ...small,
    margin: 0,
    width: '38%',
    padding: '9px 12px 9px 0',
    fontSize: '14px',
    borderBottom: `1px solid ${light.line}`,
    verticalAlign: 'top',
    textAlign: 'left',
    fontWeight: 400,
  },
  value: {
    ...text,
    margin: 0,
    padding: '9px 0',
    fontSize: '15px',
    lineHeight: '21px',
    fontWeight: 600,
    borderBottom: `1px solid ${light.line}`,
    verticalAlign: 'top',
  },
  quoteLabel: { ...small, margin: '0 0 6px', fontSize: '14px' },
  quote: {
    ...text,
    margin: '0 0 20px',
    padding: '12px 16px',
    backgroundColor: light.well,
    borderLeft: `3px solid ${light.gold}`,
    borderRadius: '0 8px 8px 0',
    whiteSpace: 'pre-line',
  },
  list: { ...text, padding: '0 0 0 20px' },
  item: { ...text, margin: '0 0 6px' },
  button: {
    ...broken,
    margin: '8px 0 16px',
    padding: '13px 26px',
    fontFamily: sans,
    fontSize: '16px',
    lineHeight: '22px',
    fontWeight: 600,
    textAlign: 'center',
    color: light.onPlum,
    backgroundColor: light.plum,
    borderRadius: '8px',
  },
  link: { color: light.plum, textDecoration: 'underline' },
  foot: { margin: '16px 0 0', padding: '0 4px' },
  small,
  smallLink: { color: light.muted, textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>;

/** What of a part changes with the scheme. */
const coloured: Readonly<Record<string, readonly (readonly [property: string, colour: keyof Palette])[]>> = {
  body: [['background-color', 'paper']],
  brand: [['color', 'plum']],
  card: [
    ['background-color', 'surface'],
    ['border-color', 'line'],
    ['border-top-color', 'gold'],
  ],
  heading: [['color', 'ink']],
  text: [['color', 'ink']],
  item: [['color', 'ink']],
  facts: [['border-color', 'line']],
  label: [
    ['color', 'muted'],
    ['border-color', 'line'],
  ],
  value: [
    ['color', 'ink'],
    ['border-color', 'line'],
  ],
  quoteLabel: [['color', 'muted']],
  quote: [
    ['color', 'ink'],
    ['background-color', 'well'],
    ['border-color', 'gold'],
  ],
  button: [
    ['color', 'onPlum'],
    ['background-color', 'plum'],
  ],
  link: [['color', 'plum']],
  small: [['color', 'muted']],
  smallLink: [['color', 'muted']],
};

/** The library puts the style of the body on the one cell in it as well. */
const selectors: Readonly<Record<string, string>> = { body: '.body,.body>table>tbody>tr>td' };
const rules = (prefix: string): string =>
  Object.entries(coloured)
    .map(
      ([part, colours]) => `${selectorOf(prefix, part)}{${colours.map(([name, colour]) => `${name}:${dark[colour]}!important`).join(';')}}`,
    )
    .join('');

const selectorOf = (prefix: string, part: string): string =>
  (selectors[part] ?? `.${part}`)
    .split(',')
    .map((selector) => `${prefix}${selector}`)
    .join(',');

/** Outlook on the web marks what it darkens with an attribute instead of asking the media query. */
export const stylesheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.card{padding:24px 20px 8px!important}.heading{font-size:23px!important;line-height:30px!important}.button{display:block!important}}
@media (prefers-color-scheme:dark){${rules('')}}
${rules('[data-ogsc] ')}`;
