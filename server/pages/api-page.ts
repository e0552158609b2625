// The API documentation for readers, from the same source as /docs/openapi.json. Not served in production (S43).
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '../../contract/endpoint.ts';
import { curlOf } from '../../contract/examples.ts';
import { openApi } from '../../contract/openapi.ts';
import { plainPage } from './pages.ts';
import { plainStylesheet } from './outbox.ts';
import { escapeHtml } from './policy.ts';

const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** How clients authenticate, shown above all calls. */
const sessions = `<h2>Sessions</h2>
<p><code>POST /v2/login</code> returns a <code>sessionId</code> and sets the cookie <code>BSID</code>. A session ends after one day, or after twelve hours without a call.</p>
<p><b>Browsers</b> send the cookie automatically. They add <code>Session-Id: &lt;sessionId&gt;</code> to every call except GET. A session created by a browser is not valid without its cookie.</p>
<p><b>The mobile app and other servers</b> keep the <code>sessionId</code> and send it as <code>Authorization: Bearer &lt;sessionId&gt;</code> or as <code>Session-Id</code>; they need no cookie. A client counts as a browser if it
sends <code>Origin</code> or <code>Sec-Fetch-Site</code>, as all browsers do. The app names itself in <code>app_data</code> of a checkout; a page opened inside the app takes it from the cookie <code>mobile-app</code>.</p>
<p>Calls that move money or send something accept an <code>Idempotency-Key</code>: a repeated key returns the first response and has no further effect.</p>
<p>Amounts are whole Rupiah (IDR). Dates are days in Asia/Jakarta (WIB, UTC+7) unless a call says otherwise; times are ISO 8601 with an offset.</p>`;

type Operation = { requestBody?: { content: unknown }; parameters: unknown[]; responses: unknown };

/** Serves the description of the API, as a page and as OpenAPI. */
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
    const body = `<h1>Calls</h1><p>All API calls of Pelaminan, generated from the contract. Machine-readable: <a href="/docs/openapi.json">OpenAPI 3.1</a>.</p>${sessions}${groups.join('')}`;
    reply.header('content-security-policy', policy).header('cache-control', 'no-store');
    return reply.type('text/html; charset=utf-8').send(plainPage('Calls', body, plainStylesheet));
  });
}
