// The hosted payment page. A separate service inside our process: it knows the merchant only through its payments.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { refuseWith } from '../kit/refused.ts';
import type { SandboxGateway } from './api.ts';
import type { SandboxContext } from './context.ts';
import { deliverEvents, deliveryJob } from './deliveries.ts';
import { createSandboxGateway, expireOverdue } from './gateway.ts';
import { type Choice, methods, missingPage, paymentPage } from './page.ts';
import { banks } from './payment-codes.ts';
import { type Step, steps } from './api.ts';

const css = readFileSync(path.join(import.meta.dirname, 'page.css'), 'utf8');
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** What an address or a form may say of a choice; anything else is passed over. */
const wish = z.object({
  method: z.enum(methods).catch('virtual_account'),
  bank: z.enum(banks).catch('BCA'),
  lang: z.enum(['en', 'id']).optional().catch(undefined),
});

/** A button pressed on a page of someone else's is not the payer's. Callers that are no browsers say nothing about it. */
function assertSameSite(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') refuseWith('request.origin_refused');
}

/** Its pages take no body and have a policy of their own; payments whose time is over are closed every minute. */
export function registerSandboxGateway(app: FastifyInstance, ctx: SandboxContext): SandboxGateway {
  const gateway = createSandboxGateway(ctx);
  ctx.jobs.handle<{ id: string }>({ name: deliveryJob, retries: 30, work: ({ id }) => deliverEvents(ctx, id) });
  ctx.jobs.handle({ name: 'sandbox-expire', retries: 0, schedule: '* * * * *', work: () => expireOverdue(ctx, gateway) });

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _text, done) => done(null, undefined));
    scope.get('/sandbox-gateway/page.css', (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=600').send(css),
    );
    scope.get<{ Params: { id: string } }>('/sandbox-gateway/payments/:id', async (request, reply) => {
      const { lang, ...chosen } = wish.parse(request.query);
      const payment = await gateway.read(request.params.id);
      reply.type('text/html; charset=utf-8').headers({ 'content-security-policy': policy, 'cache-control': 'no-store' });
      if (!payment) return reply.status(404).send(missingPage(lang ?? 'en'));
      const choice: Choice = { ...chosen, language: lang ?? payment.language };
      return reply.send(paymentPage(payment, choice));
    });
    for (const step of steps) registerStep(scope, gateway, step);
  });
  return gateway;
}

function registerStep(scope: FastifyInstance, gateway: SandboxGateway, step: Step): void {
  scope.post<{ Params: { id: string } }>(`/sandbox-gateway/payments/:id/${step}`, async (request, reply) => {
    assertSameSite(request);
    const payment = await gateway.take(request.params.id, step);
    reply.header('cache-control', 'no-store');
    if (!payment) return reply.status(404).type('text/html; charset=utf-8').send(missingPage('en'));
    return reply.redirect(payment.successUrl, 303);
  });
}
