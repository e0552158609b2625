// Declares and documents every environment variable; docs/configuration.md is generated from this list.
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
const backendVariable = (what: string) =>
  variable({ schema: origin, about: `Origin of the calls for ${what}, by the rules of \`API_URL\`. Unset: where all other calls go.` });
const pathVariable = (fallback: string, what: string) =>
  variable({
    schema: text.regex(/^ms(\/[a-z0-9_-]+)+$/, 'a path that begins with ms/, without slashes around it'),
    fallback,
    about: `Path of the calls for ${what}. Their path in the API document stays good beside it.`,
  });

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
    about:
      'Address people use, without a path. Links in mails are built from it. With hosts of their own for the areas it says whether they use HTTPS. Unset: `http://HOST:PORT`.',
  }),
  API_URL: variable({
    schema: origin,
    about:
      'Origin of the API where it is not that of the pages, without a path: another port of the host of `PUBLIC_URL`, or a host under `COOKIE_DOMAIN`. The web client sends every call there, and only pages of our own hosts may read the answers. The same processes serve it. Unset: calls go to the origin of the page.',
  }),
  CHAT_URL: backendVariable('conversations of couples and vendors, and their quick replies'),
  HILDA_URL: backendVariable('the concierge, Hilda'),
  QUOTATION_URL: backendVariable('quotations and their payment schedules'),
  QUOTATION_PATH: pathVariable('ms/quotation/v1', 'quotations and their payment schedules'),
  DEALS_URL: backendVariable('deals (products of the store) and inquiries'),
  DEALS_PATH: pathVariable('ms/deals/api/v1', 'deals (products of the store) and inquiries'),
  PAY_URL: backendVariable('payments'),
  PAY_PATH: pathVariable('ms/pay/v1', 'payments'),
  ACTIVITY_STREAM_URL: backendVariable('the activity stream'),
  ACTIVITY_STREAM_APP_ID: variable({
    schema: whole(1, 2_147_483_647),
    fallback: '3',
    about:
      'Id of this product in the activity stream. It is in every answer of the stream, and a call that names another one finds nothing.',
  }),
  SEARCH_URL: backendVariable('the search for vendors, and that of operators'),
  UPLOAD_URL: backendVariable('uploads of files and pictures'),
  REAL_TIME_URL: backendVariable('live updates (server-sent events)'),
  IMAGE_URL: variable({
    schema: origin,
    about:
      'Origin of pictures that everybody may see, as that of a content delivery network in front of `/media/`. Pages, previews on other sites and structured data name it. Unset: the origin of the page.',
  }),
  SECURITY_CONTACT: variable({
    schema: text.regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'mailto:… or https://…'),
    about:
      'Where security holes are reported, `mailto:…` or `https://…`. It is served at `/.well-known/security.txt` (RFC 9116). Unset: no such file.',
  }),
  SUPPORT_EMAIL: variable({
    schema: text.regex(/^[^\s@]+@[^\s@]+$/, 'an email address'),
    about: 'Where couples and vendors write to you. It is shown on the help, privacy and terms pages. Unset: they name no address.',
  }),
  BUSINESS_HOST: variable({
    schema: host,
    about:
      'Host of the dashboard. With no hosts set, the path decides the area. Links, redirects and mails lead to the host of what they name.',
  }),
  MARKETPLACE_HOST: variable({ schema: host, about: 'Host of the marketplace.' }),
  OPERATIONS_HOST: variable({ schema: host, about: 'Host of the operations area.' }),
  COOKIE_DOMAIN: variable({
    schema: host,
    about: 'Shared parent domain of the cookies. Required when the areas have hosts of their own, all of them beneath it.',
  }),
  TRUSTED_PROXY_HOPS: variable({
    schema: whole(0, 5),
    fallback: '0',
    about: 'How many proxies in front of the server may set `X-Forwarded-*`. 0 believes none.',
  }),
  REQUESTS_MAX: variable({
    schema: whole(10, 100_000),
    fallback: '1000',
    about:
      'Requests one server process works on at once; more are answered 503. Requests that are still arriving and open streams are not counted, `/health/*` is always answered.',
  }),
  REQUESTS_RESERVED: variable({
    schema: whole(0, 100_000),
    fallback: '400',
    about: 'Requests beyond those for clicks with a genuine token and webhooks with a right signature.',
  }),
  REQUESTS_PER_ADDRESS: variable({
    schema: whole(1, 100_000),
    fallback: '500',
    about:
      'Requests of one address worked on at once; more are answered 429. An address is an IPv4 address or a /64 of IPv6, here and below.',
  }),
  REQUESTS_PER_ACCOUNT: variable({
    schema: whole(1, 100_000),
    fallback: '40',
    about: 'The same for one account, those still arriving included.',
  }),
  STREAMS_MAX: variable({ schema: whole(1, 100_000), fallback: '5500', about: 'Live streams one server process holds open.' }),
  STREAMS_PER_ADDRESS: variable({
    schema: whole(1, 100_000),
    fallback: '1000',
    about: 'Live streams of one address: many people share one, at an office or on a mobile network.',
  }),
  STREAMS_PER_ACCOUNT: variable({
    schema: whole(1, 1_000),
    fallback: '12',
    about: 'Live streams of one account. All tabs of a browser share one stream, so this is a number of browsers.',
  }),
  BODY_MB_MAX: variable({
    schema: whole(1, 10_000),
    fallback: '128',
    about: 'Megabytes of request bodies one server process holds or waits for at once.',
  }),
  BODY_MB_PER_CALLER: variable({
    schema: whole(1, 10_000),
    fallback: '24',
    about: 'The same for one account, or for one address of somebody who is not signed in.',
  }),
  CONNECTIONS_PER_ADDRESS: variable({
    schema: whole(1, 100_000),
    fallback: '1000',
    about:
      'Waiting connections of one address; beyond this the one that has waited longest is closed. Counts only while `TRUSTED_PROXY_HOPS` is 0: behind a proxy, this is its task.',
  }),
  UNPAID_ORDERS_MAX: variable({
    schema: whole(1, 100_000),
    fallback: '20',
    about: 'Orders of a vendor that may wait for their payment at once: for credit, and as many for memberships.',
  }),
  QUOTATION_DRAFTS_MAX: variable({ schema: whole(1, 100_000), fallback: '100', about: 'Quotations a vendor may have begun and not sent.' }),
  OPEN_INQUIRIES_MAX: variable({
    schema: whole(1, 100_000),
    fallback: '40',
    about: 'Requests of a couple of the last 90 days that no quotation has answered.',
  }),
  STORE_DRAFTS_MAX: variable({ schema: whole(1, 100_000), fallback: '100', about: 'Products a vendor may have written and never shown.' }),
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
