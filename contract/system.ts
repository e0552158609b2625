// Calls about the server itself.
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { body } from './shapes.ts';

const tag = 'system';
export const healthLive = endpoint({
  method: 'GET',
  path: '/health/live',
  tag,
  summary: 'Liveness: 200 while the process runs, even if the database is unavailable, because a restart would not help.',
  access: 'anyone',
  answer: z.object({ status: z.literal('live') }),
});
export const healthReady = endpoint({
  method: 'GET',
  path: '/health/ready',
  tag,
  summary: 'Readiness: 200 while the database responds and the process is not shutting down, otherwise 503.',
  access: 'anyone',
  answer: z.object({ status: z.literal('ready') }),
});
export const cspReport = endpoint({
  method: 'POST',
  path: '/v2/csp_reports',
  tag,
  summary: 'Receive browsers’ reports of content security policy violations.',
  access: 'anyone',
  perNetwork: { attempts: 300, windowSeconds: 3_600 },
  crossOrigin: true,
  answers: 'nothing',
});
export const clientError = endpoint({
  method: 'POST',
  path: '/v2/client_errors',
  tag,
  summary: 'Report an error in the browser. Contains no typed text and no URL except the page’s path.',
  access: 'anyone',
  /** A page that fails tells it a few times; a page that tells it a hundred times tells nothing new. */
  perNetwork: { attempts: 30, windowSeconds: 3_600 },
  body: body({
    type: z.string().max(200),
    message: z.string().max(2_000),
    stack: z.string().max(10_000).default(''),
    page: z.string().max(500),
  }),
  answers: 'nothing',
});
