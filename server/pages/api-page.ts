// The API, readable: made from the same description as /docs/openapi.json. Not there in production (S43).
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '../../contract/endpoint.ts';
import { curlOf } from '../../contract/examples.ts';
import { openApi } from '../../contract/openapi.ts';
import { plainPage } from './pages.ts';
import { plainStylesheet } from './outbox.ts';
import { escapeHtml } from './policy.ts';

const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** How a client proves who it is; said once, above all calls. */
const sessions = `<h2>Sessions</h2>
<p><code>POST /v2/login</code> answers a <code>sessionId</code> and sets the cookie <code>BSID</code>; a session lasts one day, or twelve hours without a call.</p>
<p><b>Browsers</b> send the cookie by themselves and <code>Session-Id: &lt;sessionId&gt;</code> on every call that changes something. A session that a browser made is worth nothing without its cookie.</p>
<p><b>The mobile app and other servers</b> keep the <code>sessionId</code> and send it as <code>Authorization: Bearer &lt;sessionId&gt;</code> or as <code>Session-Id</code>; they need no cookie. A client counts as a browser when it
sends <code>Origin</code> or <code>Sec-Fetch-Site</code>, as all browsers do. The app names itself in <code>app_data</code> of a checkout; a page opened inside the app takes it from the cookie <code>mobile-app</code>.</p>
<p>Calls that move money or send something take an <code>Idempotency-Key</code>: the same key again answers the same, and does nothing twice.</p>`;

type Operation = { requestBody?: { content: unknown }; parameters: unknown[]; responses: unknown };

export function registerApiPage(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const describe = () => openApi(endpoints, '1');
  app.get('/docs/openapi.json', async (_request, reply) => reply.header('cache-control', 'no-store').send(describe()));
  app.get('/docs', async (_request, reply) => {
    const paths = describe()['paths'] as Record<string, Record<string, Operation>>;
    const row = (e: Endpoint): string => {
      const operation = paths[e.path.replace(/:(\w+)/g, '{$1}')]?.[e.method.toLowerCase()];
      const part = (title: string, value: unknown) => `<p>${title}</p><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
      return `<details><summary><b>${e.method}</b> <code>${escapeHtml(e.path)}</code></summary><p>${escapeHtml(e.summary)}</p><p>Who may call: ${escapeHtml(e.access)}</p><p>Example</p><pre>${escapeHtml(curlOf(e))}</pre>${
        operation && operation.parameters.length > 0 ? part('Parameters', operation.parameters) : ''
      }${operation?.requestBody ? part('Request', operation.requestBody.content) : ''}${part('Answers', operation?.responses)}</details>`;
    };
    const groups = [...Map.groupBy(endpoints, (e) => e.tag)].map(([tag, its]) => `<h2>${escapeHtml(tag)}</h2>${its.map(row).join('')}`);
    const body = `<h1>Calls</h1><p>Every call of Pelaminan, made from the contract. Machine-readable: <a href="/docs/openapi.json">OpenAPI 3.1</a>.</p>${sessions}${groups.join('')}`;
    reply.header('content-security-policy', policy).header('cache-control', 'no-store');
    return reply.type('text/html; charset=utf-8').send(plainPage('Calls', body, plainStylesheet));
  });
}
