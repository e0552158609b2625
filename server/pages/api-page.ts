// The API, readable: made from the same description as /docs/openapi.json. Not there in production (S43).
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '../../contract/endpoint.ts';
import { openApi } from '../../contract/openapi.ts';
import { plainPage } from './pages.ts';
import { plainStylesheet } from './outbox.ts';
import { escapeHtml } from './policy.ts';

const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
type Operation = { requestBody?: { content: unknown }; parameters: unknown[]; responses: unknown };

export function registerApiPage(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const describe = () => openApi(endpoints, '1');
  app.get('/docs/openapi.json', async (_request, reply) => reply.header('cache-control', 'no-store').send(describe()));
  app.get('/docs', async (_request, reply) => {
    const paths = describe()['paths'] as Record<string, Record<string, Operation>>;
    const row = (e: Endpoint): string => {
      const operation = paths[e.path.replace(/:(\w+)/g, '{$1}')]?.[e.method.toLowerCase()];
      const part = (title: string, value: unknown) => `<p>${title}</p><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
      return `<details><summary><b>${e.method}</b> <code>${escapeHtml(e.path)}</code></summary><p>${escapeHtml(e.summary)}</p><p>Who may call: ${escapeHtml(e.access)}</p>${
        operation && operation.parameters.length > 0 ? part('Parameters', operation.parameters) : ''
      }${operation?.requestBody ? part('Request', operation.requestBody.content) : ''}${part('Answers', operation?.responses)}</details>`;
    };
    const groups = [...Map.groupBy(endpoints, (e) => e.tag)].map(([tag, its]) => `<h2>${escapeHtml(tag)}</h2>${its.map(row).join('')}`);
    const body = `<h1>Calls</h1><p>Every call of Pelaminan, made from the contract. Machine-readable: <a href="/docs/openapi.json">OpenAPI 3.1</a>.</p>${groups.join('')}`;
    reply.header('content-security-policy', policy).header('cache-control', 'no-store');
    return reply.type('text/html; charset=utf-8').send(plainPage('Calls', body, plainStylesheet));
  });
}
