// An example for each call, generated from its schema, so it always matches the schema.
import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { fieldsOf, itemsOf } from '../core/unknown.ts';

type Json = Readonly<Record<string, unknown>>;

/** Example values by field name, where the schema alone gives no useful value. */
const byName: Readonly<Record<string, unknown>> = {
  email: 'ayu@melati.test',
  password: 'melati di pelaminan',
  phone: '+62 812 3456 7890',
  business_name: 'Melati Dekorasi',
  name: 'Melati Dekorasi',
  cpc: 1_500,
  daily_budget: 50_000,
  credits: 500_000,
  start_date: '2026-12-01',
  end_date: '2026-12-31',
  success_url: '/dashboard/pay-per-click',
  guests: 300,
  founded_year: 2012,
  low: 5_000_000,
  high: 7_000_000,
  x: 0.1,
  y: 0,
  width: 0.8,
  height: 0.8,
  wedding_date: '2027-06-12',
  reason: 'The same viewer clicked several times.',
  text: 'Apakah 12 Juni masih kosong?',
  language: 'id',
  // Of the example of RFC 8291.
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  server_key: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
};

/** Candidate strings for a schema with a pattern, in this order: the first one that matches is used. */
const forms: readonly string[] = [
  'Melati',
  '01a1fa8f-4cef-7251-a830-4da53361d237',
  '2026-12-01',
  '2026-12-01T10:30:00+07:00',
  '2026-12-01T03:30:00Z',
  '2026-12',
  '10:30',
  'https://pelaminan.example/',
  'ayu@melati.test',
];

/** An example for a schema, with a value for optional and nullable fields too; undefined when none can be generated. */
export function exampleOf(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const json = fieldsOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
  const found = valueOf(json, '', fieldsOf(json['$defs']));
  return schema.safeParse(found).success || io === 'output' ? found : undefined;
}

function valueOf(schema: Json, name: string, defs: Json): unknown {
  if (typeof schema['$ref'] === 'string') return valueOf(fieldsOf(defs[schema['$ref'].split('/').at(-1) ?? '']), name, defs);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return itemsOf(schema['enum'])[0];
  const choices = itemsOf(schema['anyOf'] ?? schema['oneOf']).map(fieldsOf);
  if (choices.length > 0) return valueOf(choices.find(({ type }) => type !== 'null') ?? {}, name, defs);
  const known = byName[name];
  const types = [schema['type']].flat();
  switch (types.find((type) => type !== 'null')) {
    case 'object':
      return Object.fromEntries(
        Object.entries(fieldsOf(schema['properties'])).map(([key, shape]) => [key, valueOf(fieldsOf(shape), key, defs)]),
      );
    case 'array':
      if (schema['items'] === undefined) return [];
      return Array.from({ length: Math.max(1, Number(schema['minItems'] ?? 1)) }, () => valueOf(fieldsOf(schema['items']), name, defs));
    case 'integer':
      return Number.isInteger(known) ? known : numberOf(schema);
    case 'number':
      return typeof known === 'number' ? known : numberOf(schema);
    case 'boolean':
      return true;
    case 'string':
      return textOf(schema, known);
    default:
      return known ?? 'any';
  }
}

function numberOf(schema: Json): number {
  const low = Number(schema['minimum'] ?? schema['exclusiveMinimum'] ?? 0);
  const high = Number(schema['maximum'] ?? Number.MAX_SAFE_INTEGER);
  return Math.min(high, Math.max(1, low + (schema['exclusiveMinimum'] === undefined ? 0 : 1)));
}

const patternsOf = (schema: Json): RegExp[] => [
  ...(typeof schema['pattern'] === 'string' ? [new RegExp(schema['pattern'], 'u')] : []),
  ...itemsOf(schema['allOf']).map(fieldsOf).flatMap(patternsOf),
];

function textOf(schema: Json, known: unknown): string {
  const patterns = patternsOf(schema);
  const [low, high] = [Number(schema['minLength'] ?? 0), Number(schema['maxLength'] ?? 100)];
  const isOfForm = (text: string) =>
    patterns.every((pattern) => pattern.test(text)) && (schema['format'] !== 'uri' || text.includes('://'));
  const tried = [...(typeof known === 'string' ? [known] : []), ...forms].filter(isOfForm);
  return (tried[0] ?? 'Melati').slice(0, high).padEnd(low, 'i');
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The curl command for a call, with session, idempotency key and body. */
export function curlOf(endpoint: Endpoint): string {
  const params = endpoint.params ? fieldsOf(exampleOf(endpoint.params, 'input')) : {};
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => written(params[name] ?? name));
  const parts = [`curl -X ${endpoint.method} "$ORIGIN${path}"`];
  if (endpoint.access !== 'anyone') parts.push('-H "Authorization: Bearer $SESSION_ID"');
  if (endpoint.idempotent) parts.push('-H "Idempotency-Key: $(uuidgen)"');
  const body = endpoint.body ? exampleOf(endpoint.body, 'input') : undefined;
  if (body !== undefined) parts.push('-H "Content-Type: application/json"', `-d '${JSON.stringify(body)}'`);
  if (endpoint.takesFile) parts.push('-F "file=@picture.jpg"');
  return parts.join(' \\\n  ');
}
