// Shows emails and SMS of the embedded ports. Not available if real providers are configured.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../kit/database.ts';
import { plainPage } from './pages.ts';
import { escapeHtml } from './policy.ts';

export const plainStylesheet = '/dev/plain.css';
const css = readFileSync(path.join(import.meta.dirname, 'plain.css'), 'utf8');
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Addresses in a message become links; everything is escaped first. */
const linked = (text: string): string => escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

/** For the pages of developers, whose policy permits no style within the page. */
export function registerPlainStyle(app: FastifyInstance): void {
  app.get(plainStylesheet, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=3600').send(css),
  );
}

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
  app.get('/dev/outbox', async (_request, reply) => {
    const messages = (await newest()).map(
      (m) =>
        `<article><header><span>${m.kind === 'sms' ? 'SMS' : 'Mail'} to ${escapeHtml(m.recipient)}</span><time datetime="${m.created_at.toISOString()}">${m.created_at.toISOString()}</time></header>${
          m.subject === null ? '' : `<h2>${escapeHtml(m.subject)}</h2>`
        }<pre>${linked(m.body_text)}</pre>${m.calendar === null ? '' : `<details><summary>meeting.ics</summary><pre>${escapeHtml(m.calendar)}</pre></details>`}</article>`,
    );
    const body = `<h1>Outbox</h1><p>Mails and SMS that a real provider would have delivered, newest first.</p>${messages.join('') || '<p>Nothing was sent yet.</p>'}`;
    reply.header('content-security-policy', policy).header('cache-control', 'no-store');
    return reply.type('text/html; charset=utf-8').send(plainPage('Outbox', body, plainStylesheet));
  });
}
