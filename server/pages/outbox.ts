// Shows emails and SMS of the embedded ports. Not available if real providers are configured.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { renderEmail } from '../emails/api.ts';
import { emailSamples } from '../emails/samples.ts';
import type { Database } from '../kit/database.ts';
import { plainPage } from './pages.ts';
import { escapeHtml } from './policy.ts';

export const plainStylesheet = '/dev/plain.css';
const css = readFileSync(path.join(import.meta.dirname, 'plain.css'), 'utf8');
const policy = "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Addresses in a message become links; everything is escaped first. */
const linked = (text: string): string => escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

/** For the pages of developers, whose policy permits no style within the page. */
export function registerPlainStyle(app: FastifyInstance): void {
  app.get(plainStylesheet, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=3600').send(css),
  );
}

/** An email’s HTML is shown by itself, in a frame that runs nothing and fetches nothing. */
const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";
const sendEmailPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .headers({ 'content-security-policy': emailPolicy, 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html);
const frameOf = (address: string, title: string): string =>
  `<iframe src="${address}" title="${escapeHtml(title)}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy"></iframe>`;
const sendPlainPage = (reply: FastifyReply, title: string, body: string): FastifyReply =>
  reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(plainPage(title, body, plainStylesheet));

/** The last hundred messages, for people and as JSON for journeys. It shows codes and links: never registered in production. */
export function registerOutbox(app: FastifyInstance, db: Database): void {
  const newest = () => db.selectFrom('outbox_message').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(100).execute();
  app.get('/dev/outbox.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return (await newest()).map((m) => ({
      kind: m.kind,
      to: m.recipient,
      ...(m.subject !== null && { subject: m.subject }),
      text: m.body_text,
      createdAt: m.created_at.toISOString(),
      ...(m.calendar !== null && { calendar: m.calendar }),
    }));
  });
  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async ({ params: { id } }, reply) => {
    const found = isUuid(id) ? await db.selectFrom('outbox_message').select('html').where('id', '=', id).executeTakeFirst() : undefined;
    return found?.html ? sendEmailPage(reply, found.html) : reply.callNotFound();
  });
  app.get('/dev/outbox', async (_request, reply) => {
    const messages = (await newest()).map(articleOf).join('') || '<p>Nothing was sent yet.</p>';
    return sendPlainPage(
      reply,
      'Outbox',
      `<h1>Outbox</h1><p>Emails and SMS that a real provider would have delivered, newest first. <a href="/dev/emails">All emails there are</a></p>${messages}`,
    );
  });
}

const isUuid = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

function articleOf(m: Selectable<Tables['outbox_message']>): string {
  const sentAt = m.created_at.toISOString();
  const text = `<pre>${linked(m.body_text)}</pre>`;
  return `<article><header><span>${m.kind === 'sms' ? 'SMS' : 'Email'} to ${escapeHtml(m.recipient)}</span><time datetime="${sentAt}">${sentAt}</time></header>${
    m.subject === null ? '' : `<h2>${escapeHtml(m.subject)}</h2>`
  }${m.html === null ? text : `${frameOf(`/dev/outbox/${m.id}`, m.subject ?? '')}<details><summary>As text</summary>${text}</details>`}${
    m.calendar === null ? '' : `<details><summary>meeting.ics</summary><pre>${escapeHtml(m.calendar)}</pre></details>`
  }</article>`;
}

/** An example of every email in both languages. */
export function registerEmailSamples(app: FastifyInstance): void {
  const samples = emailSamples();
  app.get('/dev/emails', async (_request, reply) => {
    const items = samples.map(
      ({ key, language, content }) =>
        `<li><a href="/dev/emails/${key}/${language}">${escapeHtml(content.heading)}</a> <code>${key} ${language}</code></li>`,
    );
    return sendPlainPage(reply, 'Emails', `<h1>Emails</h1><p>An example of every email, in both languages.</p><ul>${items.join('')}</ul>`);
  });
  app.get<{ Params: { key: string; language: string } }>('/dev/emails/:key/:language', async ({ params }, reply) => {
    const found = samples.find(({ key, language }) => key === params.key && language === params.language);
    return found === undefined ? reply.callNotFound() : sendEmailPage(reply, await renderEmail(found.content));
  });
}
