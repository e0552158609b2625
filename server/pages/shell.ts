// The document that every page of the web client starts as.
import type { FastifyReply } from 'fastify';
import type { Language } from '../../core/identity/gate.ts';
import type { PageSettings } from '../../core/identity/page-settings.ts';
import { escapeHtml } from './policy.ts';

/** The shell of the build with what a page puts into it. */
interface Parts {
  readonly language: Language;
  readonly settings: PageSettings;
  readonly nonce: string | null;
  readonly head: string;
  readonly body?: string;
  readonly data?: string;
}
/** In this order. */
const places = /<!--(?:head|body|data)-->/;
/** `head`, `body` and `data` are put in as they are: they are HTML already. `nonce` is for styles, null where the page has none of its own. */
export function fillShell(shell: string, { language, settings, nonce, head, body = '', data = '' }: Parts): string {
  const forStyles = nonce === null ? '' : `<meta name="csp-nonce" content="${nonce}" />`;
  const forScripts = `<meta name="settings" content="${escapeHtml(JSON.stringify(settings))}" />`;
  // Joined once: a page is long, and putting one part after the other into it copies it each time.
  const [start = '', beforeBody = '', afterBody = '', end = ''] = shell.split(places);
  return (
    start.replace(/<html lang="\w+"/, `<html lang="${language}"`) +
    forStyles +
    forScripts +
    head +
    beforeBody +
    body +
    afterBody +
    data +
    end
  );
}

/** Sends a page that differs by who is signed in. */
export const sendHtml = (reply: FastifyReply, html: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('vary', 'cookie').send(html);
