// An email as HTML: tables and inline styles, as email programs need them. Nothing in it is fetched from anywhere.
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import { createElement as h, Fragment, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type EmailBlock, type EmailContent, type EmailFooter, previewOf } from '../../texts/email-body.ts';
import { looks, stylesheet } from './look.ts';

const doctype = '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** An email as a whole document. Every text in it is escaped. */
export const htmlOf = (content: EmailContent): string => doctype + renderToStaticMarkup(h(Mail, content));

/** The style of a part and its name in the stylesheet. */
const as = <Name extends keyof typeof looks>(name: Name) => ({ className: name, style: looks[name] });

function Mail({ language, heading, body, footer }: EmailContent): ReactElement {
  return h(
    Html,
    { lang: language },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, heading),
      h('style', null, stylesheet),
    ),
    h(
      Body,
      as('body'),
      h(Preview, null, previewOf(body)),
      h(
        Container,
        as('container'),
        h(Text, as('brand'), 'Pelaminan'),
        h('div', as('card'), h(Heading, { as: 'h1', ...as('heading') }, heading), ...body.map((block, i) => h(Block, { key: i, block }))),
        h('div', as('foot'), h(Footer, footer)),
      ),
    ),
  );
}

function Block({ block }: { readonly block: EmailBlock }): ReactNode {
  if (block.kind === 'paragraph') return h(Text, as('text'), lines(block.text));
  if (block.kind === 'facts') return h(Facts, block);
  if (block.kind === 'quote') return h(Quote, block);
  if (block.kind === 'list') return h('ul', as('list'), ...block.items.map((item, i) => h('li', { key: i, ...as('item') }, item)));
  if (block.kind === 'button') return h(Button, { href: block.address, ...as('button') }, block.label);
  return h(Text, as('text'), h(Link, { href: block.address, ...as('link') }, block.label));
}

type Part<Kind extends EmailBlock['kind']> = Omit<Extract<EmailBlock, { readonly kind: Kind }>, 'kind'>;

function Facts({ facts }: Part<'facts'>): ReactElement {
  const rows = facts.map(({ label, value }, i) =>
    h('tr', { key: i }, h('th', { scope: 'row', ...as('label') }, label), h('td', as('value'), h('bdi', null, lines(value)))),
  );
  return h('table', { cellPadding: 0, cellSpacing: 0, ...as('facts') }, h('tbody', null, ...rows));
}

/** What a person wrote: in the direction of its own script, and not to be mistaken for what we say. */
function Quote({ label, text }: Part<'quote'>): ReactElement {
  return h(
    Fragment,
    null,
    label !== null && h(Text, as('quoteLabel'), label),
    h('blockquote', { dir: 'auto', ...as('quote') }, lines(text)),
  );
}

/** Where a person began a new line. */
const lines = (text: string): ReactNode[] => text.split('\n').flatMap((line, i) => (i === 0 ? [line] : [h('br', { key: i }), line]));

function Footer({ why, links }: EmailFooter): ReactElement {
  const shown = links.flatMap(({ label, address }, i) => [
    ...(i === 0 ? [] : [' · ']),
    h(Link, { key: label, href: address, ...as('smallLink') }, label),
  ]);
  return h(Fragment, null, h(Text, as('small'), why), shown.length > 0 && h(Text, as('small'), ...shown));
}
