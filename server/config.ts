// The environment, parsed once. Each variable is declared and explained here and nowhere else; docs/configuration.md is made from this list.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const text = z.string().trim().min(1);
const port = z.coerce.number().int().min(0).max(65_535);
const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((u) => u.replace(/\/+$/, ''))
  .refine((u) => new URL(u).pathname === '/', 'an origin without a path');
const host = text.regex(/^[a-z0-9.-]+(:\d+)?$/i, 'a host name, with a port if it has one');
const flag = z.enum(['0', '1']).transform((v) => v === '1');

interface Variable {
  readonly schema: z.ZodType;
  readonly fallback?: string;
  readonly about: string;
}
const variable = <const V extends Variable>(v: V): V => v;

/** Every variable the server reads, in the order of the documentation. */
export const variables = {
  NODE_ENV: variable({
    schema: z.enum(['development', 'test', 'production']),
    fallback: 'development',
    about: '`production` refuses the demo world, missing, short or example secrets, and hides the outbox, the API page and metrics.',
  }),
  PORT: variable({ schema: port, fallback: '3000', about: 'Port the server listens on. 0 picks a free one.' }),
  HOST: variable({ schema: text, fallback: '127.0.0.1', about: 'Address the server listens on.' }),
  DATA_DIR: variable({ schema: text, fallback: 'data', about: 'Folder of the embedded database, files and generated secrets.' }),
  DATABASE_URL: variable({
    schema: z.url({ protocol: /^postgres(ql)?$/ }),
    about: 'PostgreSQL to use. Unset: an embedded PostgreSQL 18 in `DATA_DIR`.',
  }),
  MIGRATION_DATABASE_URL: variable({
    schema: z.url({ protocol: /^postgres(ql)?$/ }),
    about:
      'The same database as the role that owns the tables. Unset: `DATABASE_URL`, and the server then works under `SET ROLE pelaminan_app`.',
  }),
  DATABASE_POOL: variable({ schema: whole(2, 200), fallback: '12', about: 'Connections of one server process.' }),
  PUBLIC_URL: variable({
    schema: origin,
    about: 'Address people use, without a path. Links in mails are built from it. Unset: `http://HOST:PORT`.',
  }),
  BUSINESS_HOST: variable({ schema: host, about: 'Host of the dashboard. With no hosts set, the path decides the area.' }),
  MARKETPLACE_HOST: variable({ schema: host, about: 'Host of the marketplace.' }),
  OPERATIONS_HOST: variable({ schema: host, about: 'Host of the operations area.' }),
  COOKIE_DOMAIN: variable({ schema: host, about: 'Shared parent domain of the session cookie.' }),
  TRUSTED_PROXY_HOPS: variable({
    schema: whole(0, 5),
    fallback: '0',
    about: 'How many proxies in front of the server may set `X-Forwarded-*`. 0 believes none.',
  }),
  DEMO: variable({
    schema: flag,
    about: '`1` fills an empty database with the demo world. Default `1` only while `DATABASE_URL` is unset; refused in production.',
  }),
  TOKEN_SECRET: variable({ schema: text, about: 'Signs ad tokens and session handles. Unset: made once in `DATA_DIR`.' }),
  ENCRYPTION_SECRET: variable({ schema: text, about: 'Encrypts second factors and bank account numbers. Unset: made once in `DATA_DIR`.' }),
  DOCUMENT_SECRET: variable({
    schema: text,
    about:
      'Encrypts agreements and their documents. Two secrets separated by a comma while one is being replaced: the first encrypts, both open. Unset: made once in `DATA_DIR`.',
  }),
  WEBHOOK_SECRET: variable({
    schema: text,
    about: 'Verifies payment webhooks; two secrets separated by a comma while one is being replaced. Unset: made once in `DATA_DIR`.',
  }),
  FILE_STORE: variable({
    schema: z.enum(['folder', 's3']),
    fallback: 'folder',
    about: 'Where documents are kept: `folder`, in `DATA_DIR`, or `s3`, any store that speaks S3.',
  }),
  S3_BUCKET_URL: variable({
    schema: z.url({ protocol: /^https?$/ }),
    about: 'The bucket, addressed by path: `https://s3.example.com/documents`.',
  }),
  S3_REGION: variable({ schema: text, fallback: 'auto', about: 'Region of the bucket, as its requests are signed.' }),
  S3_ACCESS_KEY_ID: variable({ schema: text, about: 'Who we are to the file store.' }),
  S3_SECRET_ACCESS_KEY: variable({ schema: text, about: 'Signs requests to the file store.' }),
  CLAMD_ADDRESS: variable({
    schema: text.regex(/^(\/.+|[\w.-]+:\d{1,5})$/, 'host:port, or the path of a socket'),
    about:
      'Virus scanner clamd, as `host:port` or the path of its socket. Set, no document is taken that it has not found clean. Unset: off, said so at start.',
  }),
  PAYMENT_GATEWAY: variable({
    schema: z.enum(['sandbox']),
    fallback: 'sandbox',
    about: 'Who takes the money: `sandbox`, our own test gateway.',
  }),
  SANDBOX_WEBHOOK_CHAOS: variable({
    schema: z.enum(['off', 'duplicate', 'reorder', 'late']),
    fallback: 'off',
    about: 'How badly the sandbox gateway delivers its webhooks, for testing.',
  }),
  SMTP_URL: variable({ schema: z.url({ protocol: /^smtps?$/ }), about: 'Mail server. Unset: mails go to the outbox page `/dev/outbox`.' }),
  MAIL_FROM: variable({ schema: text, fallback: 'Pelaminan <no-reply@pelaminan.test>', about: 'Sender of all mails.' }),
  SMS_GATEWAY: variable({
    schema: z.enum(['outbox', 'twilio']),
    fallback: 'outbox',
    about: 'Who sends text messages: `outbox`, the page `/dev/outbox`, or `twilio`.',
  }),
  TWILIO_ACCOUNT_SID: variable({ schema: text, about: 'Account at Twilio. Required with `SMS_GATEWAY=twilio`, as the next two.' }),
  TWILIO_AUTH_TOKEN: variable({ schema: text, about: 'Its secret.' }),
  TWILIO_FROM: variable({
    schema: z.string().regex(/^(\+\d{8,15}|MG[0-9a-f]{32})$/, 'a number such as +62… or a messaging service MG…'),
    about: 'Number the messages come from, or a messaging service (`MG…`).',
  }),
  TWILIO_URL: variable({ schema: origin, fallback: 'https://api.twilio.com', about: 'Where Twilio’s API is.' }),
  SMS_ALSO_TO: variable({
    schema: z.string().regex(/^\+\d{1,6}(,\+\d{1,6})*$/, 'prefixes such as +65,+60'),
    about: 'Prefixes of numbers abroad that may get codes, separated by commas. Unset: Indonesian mobile numbers only.',
  }),
  SMS_PER_HOUR_MAX: variable({
    schema: whole(1, 1_000_000),
    fallback: '1000',
    about: 'Codes to all numbers together in an hour; beyond this none is sent, which costs less than being used for fraud.',
  }),
  BANK_CODE_RESEND_SECONDS: variable({
    schema: z.string().regex(/^\d{1,4}(,\d{1,4})*$/, 'seconds separated by commas'),
    fallback: '30,60,120,300',
    about: 'Seconds to wait before each further code for a bank account; the last one repeats.',
  }),
  BANK_CODE_LOCK_SECONDS: variable({
    schema: whole(1, 86_400),
    fallback: '900',
    about: 'Seconds for which five wrong codes lock the verification of bank accounts.',
  }),
  LOG_LEVEL: variable({
    schema: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']),
    fallback: 'warn',
    about: 'Structured JSON log lines on standard output from this level.',
  }),
} as const;

type Parsed = { readonly [K in keyof typeof variables]: z.output<(typeof variables)[K]['schema']> | undefined };
export type Env = Readonly<Record<string, string | undefined>>;

/** Refused at start, with everything that is wrong at once. */
export class ConfigProblem extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The configuration is not right:\n${problems.map((p) => `  - ${p}`).join('\n')}`);
    this.name = 'ConfigProblem';
    this.problems = problems;
  }
}

const secretNames = ['TOKEN_SECRET', 'ENCRYPTION_SECRET', 'DOCUMENT_SECRET', 'WEBHOOK_SECRET'] as const;
const exampleSecrets = /^(change|secret|example|password|test|demo|x+$|0+$|1234)/i;

/** A random secret made once and kept beside the embedded database, readable by its owner alone. */
function keptSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, 'secrets', name.toLowerCase());
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    try {
      // `wx`: of two first starts at once, one writes and both read the same.
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault;
    }
  }
  return readFileSync(file, 'utf8');
}

export interface Config {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly migrationDatabaseUrl: string | undefined;
  readonly databasePool: number;
  readonly publicUrl: string | undefined;
  readonly hosts: { readonly business: string; readonly marketplace: string; readonly operations: string } | null;
  readonly cookieDomain: string | undefined;
  readonly trustedProxyHops: number;
  readonly demo: boolean;
  readonly secrets: {
    readonly token: string;
    readonly encryption: string;
    /** The newest first. */
    readonly document: readonly string[];
    readonly webhook: readonly string[];
  };
  /** Null: documents are kept in a folder. */
  readonly s3: {
    readonly bucketUrl: string;
    readonly region: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  } | null;
  /** Null: uploads are not scanned. */
  readonly clamd: { readonly host: string; readonly port: number } | { readonly path: string } | null;
  readonly paymentGateway: 'sandbox';
  readonly sandboxWebhookChaos: 'off' | 'duplicate' | 'reorder' | 'late';
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Null: text messages go to the outbox. */
  readonly twilio: { readonly url: string; readonly accountSid: string; readonly authToken: string; readonly from: string } | null;
  readonly smsAlsoTo: readonly string[];
  readonly smsPerHourMax: number;
  readonly bankCodeResendSeconds: readonly number[];
  readonly bankCodeLockSeconds: number;
  readonly logLevel: string;
}

function parse(env: Env, problems: string[]): Parsed {
  const parsed: Record<string, unknown> = {};
  for (const [name, v] of Object.entries(variables) as [string, Variable][]) {
    const raw = env[name] || v.fallback;
    if (raw === undefined) continue;
    const result = v.schema.safeParse(raw);
    if (result.success) parsed[name] = result.data;
    else problems.push(`${name}: ${result.error.issues.map((i) => i.message).join(', ')}`);
  }
  return parsed as Parsed;
}

/** Reads the environment; throws `ConfigProblem` with a list of all that is wrong. */
export function readConfig(env: Env): Config {
  const problems: string[] = [];
  const e = parse(env, problems);
  const isProduction = e.NODE_ENV === 'production';
  const demo = e.DEMO ?? (e.DATABASE_URL === undefined && !isProduction);
  if (isProduction && demo) problems.push('DEMO: the demo world is not loaded in production');
  const hosts = [e.BUSINESS_HOST, e.MARKETPLACE_HOST, e.OPERATIONS_HOST];
  if (hosts.some(Boolean) && !hosts.every(Boolean))
    problems.push('BUSINESS_HOST, MARKETPLACE_HOST, OPERATIONS_HOST: set all three or none');
  const twilio =
    e.TWILIO_ACCOUNT_SID && e.TWILIO_AUTH_TOKEN && e.TWILIO_FROM
      ? { url: e.TWILIO_URL ?? '', accountSid: e.TWILIO_ACCOUNT_SID, authToken: e.TWILIO_AUTH_TOKEN, from: e.TWILIO_FROM }
      : null;
  if (e.SMS_GATEWAY === 'twilio' && twilio === null)
    problems.push('SMS_GATEWAY: twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM');
  const s3 =
    e.S3_BUCKET_URL && e.S3_ACCESS_KEY_ID && e.S3_SECRET_ACCESS_KEY
      ? {
          bucketUrl: e.S3_BUCKET_URL,
          region: e.S3_REGION ?? '',
          accessKeyId: e.S3_ACCESS_KEY_ID,
          secretAccessKey: e.S3_SECRET_ACCESS_KEY,
        }
      : null;
  if (e.FILE_STORE === 's3' && s3 === null) problems.push('FILE_STORE: s3 needs S3_BUCKET_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  if (isProduction) {
    if (!e.PUBLIC_URL) problems.push('PUBLIC_URL: required in production');
    if (!e.DATABASE_URL) problems.push('DATABASE_URL: required in production');
    for (const name of secretNames)
      for (const secret of (e[name] ?? '').split(','))
        if (secret.length < 32 || exampleSecrets.test(secret))
          problems.push(`${name}: needs at least 32 random characters (try: openssl rand -base64 48)`);
  }
  if (problems.length > 0) throw new ConfigProblem(problems);
  const dataDir = path.resolve(e.DATA_DIR ?? 'data');
  const secret = (name: (typeof secretNames)[number]) => e[name] ?? keptSecret(dataDir, name);
  const [business, marketplace, operations] = hosts;
  return {
    isProduction,
    port: e.PORT ?? 3000,
    host: e.HOST ?? '127.0.0.1',
    dataDir,
    databaseUrl: e.DATABASE_URL,
    migrationDatabaseUrl: e.MIGRATION_DATABASE_URL ?? e.DATABASE_URL,
    databasePool: e.DATABASE_POOL ?? 12,
    publicUrl: e.PUBLIC_URL,
    hosts: business && marketplace && operations ? { business, marketplace, operations } : null,
    cookieDomain: e.COOKIE_DOMAIN,
    trustedProxyHops: e.TRUSTED_PROXY_HOPS ?? 0,
    demo,
    secrets: {
      token: secret('TOKEN_SECRET'),
      encryption: secret('ENCRYPTION_SECRET'),
      document: secret('DOCUMENT_SECRET').split(','),
      webhook: secret('WEBHOOK_SECRET').split(','),
    },
    s3: e.FILE_STORE === 's3' ? s3 : null,
    clamd: clamdOf(e.CLAMD_ADDRESS),
    paymentGateway: e.PAYMENT_GATEWAY ?? 'sandbox',
    sandboxWebhookChaos: e.SANDBOX_WEBHOOK_CHAOS ?? 'off',
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM ?? '',
    twilio: e.SMS_GATEWAY === 'twilio' ? twilio : null,
    smsAlsoTo: e.SMS_ALSO_TO?.split(',') ?? [],
    smsPerHourMax: e.SMS_PER_HOUR_MAX ?? 1000,
    bankCodeResendSeconds: (e.BANK_CODE_RESEND_SECONDS ?? '').split(',').map(Number),
    bankCodeLockSeconds: e.BANK_CODE_LOCK_SECONDS ?? 900,
    logLevel: e.LOG_LEVEL ?? 'warn',
  };
}

function clamdOf(address: string | undefined): Config['clamd'] {
  if (address === undefined) return null;
  if (address.startsWith('/')) return { path: address };
  const cut = address.lastIndexOf(':');
  return { host: address.slice(0, cut), port: Number(address.slice(cut + 1)) };
}

/** A key for one purpose, derived so that no two purposes share key material. */
export const keyFor = (secret: string, purpose: string): Buffer => createHash('sha256').update(`${purpose}\0${secret}`).digest();
