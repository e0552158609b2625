// The worker of the dashboard and the page it keeps. (decision 0156)
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../core/identity/language.ts';
import { sharedPhotos } from '../../core/pictures/shared.ts';
import { sendRefusal } from '../kit/edge.ts';
import type { WebBuild } from './assets.ts';
import { sharingPaths } from './sharing.ts';

const shellOf = (language: Language): string => `/dashboard-shell-${language}.html`;

/** What the worker itself may do: run its own script, and ask us. */
const policy = "default-src 'none'; script-src 'self'; connect-src 'self'";

type SendShell = (request: FastifyRequest, reply: FastifyReply, language: Language) => FastifyReply;

/**
 * The script says of which build it is, and asks for the shell of that build: where another process answers with another build, the worker keeps
 * nothing and tries again later. No session is needed: there is nothing of anyone in it.
 */
export function serveWorker(app: FastifyInstance, { script, files, version }: WebBuild['worker'], sendShell: SendShell): void {
  const shells = { en: `${shellOf('en')}?v=${version}`, id: `${shellOf('id')}?v=${version}` };
  const sharing = { ...sharedPhotos, paths: sharingPaths };
  const code = `(()=>{'use strict';const build=${JSON.stringify({ version, files, shells, sharing })};${script}})()`;
  app.get('/dashboard-worker.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').headers({ 'cache-control': 'no-cache', 'content-security-policy': policy }).send(code),
  );
  for (const language of ['en', 'id'] as const)
    app.get<{ Querystring: { v?: string } }>(shellOf(language), (request, reply) => {
      reply.header('cache-control', 'no-store');
      return request.query.v === version ? sendShell(request, reply, language) : sendRefusal(request, reply, 'request.not_found');
    });
}
