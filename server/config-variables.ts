// The environment, each variable declared and explained here and nowhere else; docs/configuration.md is made from this list.
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

export interface Variable {
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
  DRAIN_SECONDS: variable({
    schema: whole(0, 10),
    about:
      'Seconds for which a process that was told to stop still serves, so that proxies see at `/health/ready` that it is leaving. Unset: 3 in production, otherwise 0.',
  }),
  DEMO: variable({
    schema: flag,
    about: '`1` fills an empty database with the demo world. Default `1` only while `DATABASE_URL` is unset; refused in production.',
  }),
  TOKEN_SECRET: variable({
    schema: text,
    about:
      'Signs ad tokens, session handles and codes. Two secrets separated by a comma while one is being replaced: the first signs, both are believed. Unset: made once in `DATA_DIR`.',
  }),
  VIEWER_SECRET: variable({
    schema: text,
    about:
      'Recognises viewers of ads without knowing them. Unset: the last `TOKEN_SECRET`; set it to that one when `TOKEN_SECRET` is replaced, so that nobody is taken for new.',
  }),
  ENCRYPTION_SECRET: variable({
    schema: text,
    about:
      'Encrypts second factors and bank account numbers. Two secrets separated by a comma while one is being replaced: the first encrypts, both open. Unset: made once in `DATA_DIR`.',
  }),
  DOCUMENT_SECRET: variable({
    schema: text,
    about:
      'Encrypts agreements and their documents. Two secrets separated by a comma while one is being replaced: the first encrypts, both open. Unset: made once in `DATA_DIR`.',
  }),
  COMPARISON_SECRET: variable({
    schema: text,
    about:
      'Finds the same number or document in two agreements without reading them. Unset: the last `DOCUMENT_SECRET`; set it to that one when `DOCUMENT_SECRET` is replaced.',
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
    schema: z.enum(['sandbox', 'xendit']),
    fallback: 'sandbox',
    about: 'Who takes the money: `sandbox`, our own test gateway, which moves none, or `xendit`.',
  }),
  XENDIT_SECRET_KEY: variable({
    schema: text,
    about: 'Who we are to Xendit’s API. Required with `PAYMENT_GATEWAY=xendit`, as the next two.',
  }),
  XENDIT_BUSINESS_ID: variable({
    schema: z.string().regex(/^[0-9a-f]{24}$/, 'a Business ID of 24 characters'),
    about: 'Our Business ID there; what is said about anybody else’s invoices moves no money.',
  }),
  XENDIT_CALLBACK_TOKEN: variable({
    schema: text,
    about: 'The webhook verification token; two separated by a comma while one is being replaced.',
  }),
  XENDIT_URL: variable({ schema: origin, fallback: 'https://api.xendit.co', about: 'Where Xendit’s API is.' }),
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
  ERROR_REPORT_DSN: variable({
    schema: z
      .url({ protocol: /^https?$/ })
      .refine((u) => new URL(u).username !== '' && new URL(u).pathname.length > 1, 'https://key@host/project'),
    about: 'Where faults are reported, as a service that speaks Sentry’s protocol hands it out. Unset: faults stand in the log alone.',
  }),
  TAG_MANAGER_ID: variable({
    schema: z.string().regex(/^GTM-[A-Z0-9]{4,12}$/, 'a container id such as GTM-ABC123'),
    about:
      'Google Tag Manager container of the marketplace; loaded only for visitors who agreed. Unset: nobody is asked and nothing is loaded.',
  }),
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
  INBOX_MAIL_AFTER_SECONDS: variable({
    schema: whole(10, 86_400),
    fallback: '180',
    about: 'A message that lies unread for so many seconds is told by mail, once until its conversation is read.',
  }),
  MEETING_ROOM_URL: variable({
    schema: z.url({ protocol: /^https?$/ }).transform((u) => (u.endsWith('/') ? u : `${u}/`)),
    fallback: 'https://meet.jit.si/',
    about: 'Where rooms of online meetings are: a Jitsi server. The name of a room, which nobody can guess, is put behind it.',
  }),
  LOG_LEVEL: variable({
    schema: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']),
    fallback: 'warn',
    about: 'Structured JSON log lines on standard output from this level.',
  }),
} as const;
