// Calls about the server itself.
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { body } from './shapes.ts';

const tag = 'system';
export const healthLive = endpoint({
  method: 'GET',
  path: '/health/live',
  tag,
  summary: 'The process runs. True also while the database is away: restarting would not bring it back.',
  access: 'anyone',
  answer: z.object({ status: z.literal('live') }),
});
export const healthReady = endpoint({
  method: 'GET',
  path: '/health/ready',
  tag,
  summary: 'The process can serve: the database answers and the process is not stopping. Else 503.',
  access: 'anyone',
  answer: z.object({ status: z.literal('ready') }),
});
export const cspReport = endpoint({
  method: 'POST',
  path: '/v2/csp_reports',
  tag,
  summary: 'Where browsers report what the content security policy stopped.',
  access: 'anyone',
  crossOrigin: true,
  answers: 'nothing',
});
export const clientError = endpoint({
  method: 'POST',
  path: '/v2/client_errors',
  tag,
  summary: 'Our pages tell what failed in the browser: no words that were typed, no address beyond the page.',
  access: 'anyone',
  body: body({
    type: z.string().max(200),
    message: z.string().max(2_000),
    stack: z.string().max(10_000).default(''),
    page: z.string().max(500),
  }),
  answers: 'nothing',
  refusals: ['request.too_many'],
});
