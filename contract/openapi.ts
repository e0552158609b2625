// The OpenAPI 3.1 document, generated from the endpoints.
import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { exampleOf } from './examples.ts';
import { refusalsOf } from './endpoint-refusals.ts';
import { refusals } from './refusals.ts';
import { fieldsOf } from '../core/unknown.ts';

type Json = Record<string, unknown>;
const mediaTypes: { readonly [A in NonNullable<Endpoint['answers']>]?: string } = {
  csv: 'text/csv',
  pdf: 'application/pdf',
  html: 'text/html',
  'event-stream': 'text/event-stream',
  file: 'application/octet-stream',
};

const fileSchema: Json = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
};

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = fieldsOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
  return json;
}

function parametersOf(endpoint: Endpoint): Json[] {
  const of = (object: z.ZodObject | undefined, place: 'path' | 'query') =>
    Object.entries(object ? fieldsOf(schemaOf(object, 'input')['properties']) : {}).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || !object?.shape[name]?.safeParse(undefined).success,
      schema,
    }));
  const key = endpoint.idempotent ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }] : [];
  return [...of(endpoint.params, 'path'), ...of(endpoint.query, 'query'), ...key];
}

function responsesOf(endpoint: Endpoint): Json {
  const byStatus = Map.groupBy(refusalsOf(endpoint), (code) => refusals[code]);
  const failure = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  });
  const failures = [...byStatus].map(([status, codes]) => [String(status), failure(codes.join(', '))]);
  const { answer, answers } = endpoint;
  const mediaType = answers && mediaTypes[answers];
  const success: Json = answer
    ? {
        description: 'Success',
        content: { 'application/json': { schema: schemaOf(answer, 'output'), example: exampleOf(answer, 'output') } },
      }
    : mediaType !== undefined
      ? { description: 'Success', content: { [mediaType]: {} } }
      : { description: 'Success' };
  const status = answers === 'redirect' ? '302' : answers === 'nothing' ? '204' : String(endpoint.status ?? 200);
  return {
    [status]: success,
    ...Object.fromEntries(failures),
    // Redirects are followed automatically, so errors of any other status are described as well.
    ...(answers === 'redirect' && { default: failure('Any other error') }),
  };
}

/** The OpenAPI document for these endpoints. `operationId` is built from method and path, so it is unique. */
export function openApi(endpoints: readonly Endpoint[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = {
      operationId: `${endpoint.method.toLowerCase()}${path.replace(/[^a-z0-9]+(\w)/gi, (_, c: string) => c.toUpperCase()).replace(/\W/g, '')}`,
      summary: endpoint.summary,
      tags: [endpoint.tag],
      'x-access': endpoint.access,
      security: endpoint.access === 'anyone' ? [] : [{ session: [], cookie: [] }, { session: [] }, { bearer: [] }],
      parameters: parametersOf(endpoint),
      ...(endpoint.body && {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: schemaOf(endpoint.body, 'input'), example: exampleOf(endpoint.body, 'input') } },
        },
      }),
      ...(endpoint.takesFile && { requestBody: { required: true, content: { 'multipart/form-data': { schema: fileSchema } } } }),
      responses: responsesOf(endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pelaminan',
      version,
      description:
        'The API of the vendor dashboard, the marketplace and operations. Amounts are whole Rupiah (IDR). Dates (`2026-11-20`) are days in Asia/Jakarta (WIB, UTC+7) unless a call says otherwise. Times are ISO 8601 with an offset.',
      license: { name: 'Not licensed to others', url: '/docs' },
    },
    servers: [{ url: '/', description: 'The host that served this document' }],
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'BSID', description: 'Set at login. Sessions created by a browser require it.' },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: '`sessionId` from the login response, for clients other than browsers: the mobile app, other servers.',
        },
        session: {
          type: 'apiKey',
          in: 'header',
          name: 'Session-Id',
          description: '`sessionId` from the login response. Required from browsers on every call except GET.',
        },
      },
      schemas: {
        Error: {
          type: 'object',
          required: ['error', 'requestId'],
          properties: {
            error: {
              type: 'object',
              required: ['code', 'message', 'params'],
              properties: {
                code: { type: 'string', enum: Object.keys(refusals) },
                message: { type: 'string' },
                field: { type: 'string' },
                fields: { type: 'array', items: { type: 'object' } },
                params: { type: 'object' },
              },
            },
            requestId: { type: 'string' },
          },
        },
      },
    },
  };
}
