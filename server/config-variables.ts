// Declares and documents every environment variable; docs/configuration.md is generated from this list.
import * as z from 'zod';
import { limitVariables } from './config-limits.ts';
import { backendVariable, flag, host, origin, pathVariable, port, text, variable, whole } from './config-declare.ts';

const networks = text.regex(
  /^[\da-fA-F.:]+(\/\d{1,3})?(,[\da-fA-F.:]+(\/\d{1,3})?)*$/,
  'addresses or networks, such as 10.1.2.0/24, separated by commas',
);

/** Every variable the server reads, in the order of the documentation. */
export const variables = {
  NODE_ENV: variable({
    schema: z.enum(['development', 'test', 'production']),
    fallback: 'development',
    about: '`production` refuses the demo world, missing, short or example secrets, and turns off the outbox and the API page.',
  }),
  PORT: variable({ schema: port, fallback: '3000', about: 'Port the server listens on. 0 picks a free one.' }),
  HOST: variable({ schema: text, fallback: '127.0.0.1', about: 'Address the server listens on.' }),
  DATA_DIR: variable({ schema: text, fallback: 'data', about: 'Folder of the embedded database, files and generated secrets.' }),
  DATABASE_URL: variable({
    schema: z.url({ protocol: /^postgres(ql)?$/ }),
    about: 'PostgreSQL to use, version 15 or newer. Unset: an embedded PostgreSQL 18 in `DATA_DIR`.',
  }),
  MIGRATION_DATABASE_URL: variable({
    schema: z.url({ protocol: /^postgres(ql)?$/ }),
    about:
      'The same database as the role that owns the tables. Unset: `DATABASE_URL`, and the server then works under `SET ROLE pelaminan_app`.',
  }),
  DATABASE_READ_URL: variable({
    schema: z.url({ protocol: /^postgres(ql)?$/ }),
    about:
      'A standby of `DATABASE_URL`, for reads that may be five seconds old: searches and lists of vendors, statistics and exports of past days. One that is behind or away is not asked. Unset: `DATABASE_URL`.',
  }),
  DATABASE_POOL: variable({ schema: whole(2, 200), fallback: '12', about: 'Connections of one server process.' }),
  PUBLIC_URL: variable({
    schema: origin,
    about:
      'Address people use, without a path. Links in emails are built from it. If the areas have their own hosts, it determines whether they use HTTPS. Unset: `http://HOST:PORT`.',
  }),
  API_URL: variable({
    schema: origin,
    about:
      'Origin of the API if it differs from that of the pages, without a path: another port of the host of `PUBLIC_URL`, or a host under `COOKIE_DOMAIN`. The web client sends every call there, and only pages of our own hosts may read the answers. The same processes serve it. Unset: calls go to the origin of the page.',
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
    about: 'Id of this product in the activity stream. Every response of the stream contains it; calls with another id are answered 404.',
  }),
  SEARCH_URL: backendVariable('the search for vendors, and that of operators'),
  UPLOAD_URL: backendVariable('uploads of files and pictures'),
  REAL_TIME_URL: backendVariable('live updates (server-sent events)'),
  IMAGE_URL: variable({
    schema: origin,
    about:
      'Origin of public pictures, such as a content delivery network in front of `/media/`. Pages, link previews and structured data use it. Unset: the origin of the page.',
  }),
  SECURITY_CONTACT: variable({
    schema: text.regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'mailto:… or https://…'),
    about:
      'Where vulnerabilities are reported, `mailto:…` or `https://…`. It is served at `/.well-known/security.txt` (RFC 9116). Unset: no such file.',
  }),
  SUPPORT_EMAIL: variable({
    schema: text.regex(/^[^\s@]+@[^\s@]+$/, 'an email address'),
    about:
      'Email address of your support team, shown on the help, privacy and terms pages; replies to emails go there. Unset: no address is shown, and replies go to MAIL_FROM, whose mailbox must then be read.',
  }),
  BUSINESS_HOST: variable({
    schema: host,
    about:
      'Host of the dashboard. If no hosts are set, the path determines the area. Links, redirects and emails use the host of their page.',
  }),
  MARKETPLACE_HOST: variable({ schema: host, about: 'Host of the marketplace.' }),
  OPERATIONS_HOST: variable({ schema: host, about: 'Host of the operations area.' }),
  COOKIE_DOMAIN: variable({
    schema: host,
    about: 'Shared parent domain of the cookies. Required if the areas have their own hosts, which must all be subdomains of it.',
  }),
  TRUSTED_PROXY_HOPS: variable({
    schema: whole(0, 5),
    fallback: '0',
    about: 'How many proxies in front of the server may set `X-Forwarded-*`. 0 trusts none.',
  }),
  ...limitVariables,
  DRAIN_SECONDS: variable({
    schema: whole(0, 10),
    about:
      'Seconds for which a stopping process keeps serving, so that proxies notice at `/health/ready`. Unset: 3 in production, otherwise 0.',
  }),
  DEMO: variable({
    schema: flag,
    about: '`1` fills an empty database with the demo world. Default `1` only while `DATABASE_URL` is unset; refused in production.',
  }),
  TOKEN_SECRET: variable({
    schema: text,
    about:
      'Signs ad tokens, session handles and codes. Two secrets separated by a comma while one is being replaced: the first signs, both verify. Unset: generated once in `DATA_DIR`.',
  }),
  VIEWER_SECRET: variable({
    schema: text,
    about:
      'Key of the hashes that recognise viewers of ads. Unset: the last `TOKEN_SECRET`. Set it to that secret before you replace `TOKEN_SECRET`, so that known viewers don’t count as new.',
  }),
  ENCRYPTION_SECRET: variable({
    schema: text,
    about:
      'Encrypts second factors and bank account numbers. Two secrets separated by a comma while one is being replaced: the first encrypts, both decrypt. Unset: generated once in `DATA_DIR`.',
  }),
  DOCUMENT_SECRET: variable({
    schema: text,
    about:
      'Encrypts agreements and their documents. Two secrets separated by a comma while one is being replaced: the first encrypts, both decrypt. Unset: generated once in `DATA_DIR`.',
  }),
  COMPARISON_SECRET: variable({
    schema: text,
    about:
      'Key of the hashes that find the same number or document in two agreements. Unset: the last `DOCUMENT_SECRET`. Set it to that secret before you replace `DOCUMENT_SECRET`.',
  }),
  WEBHOOK_SECRET: variable({
    schema: text,
    about: 'Verifies payment webhooks; two secrets separated by a comma while one is being replaced. Unset: generated once in `DATA_DIR`.',
  }),
  FILE_STORE: variable({
    schema: z.enum(['folder', 's3']),
    fallback: 'folder',
    about: 'Where documents are stored: `folder`, in `DATA_DIR`, or `s3`, any S3-compatible store.',
  }),
  S3_BUCKET_URL: variable({
    schema: z.url({ protocol: /^https?$/ }),
    about: 'URL of the bucket in path style: `https://s3.example.com/documents`.',
  }),
  S3_REGION: variable({ schema: text, fallback: 'auto', about: 'Region of the bucket, used in signatures.' }),
  S3_ACCESS_KEY_ID: variable({ schema: text, about: 'Access key of the file store.' }),
  S3_SECRET_ACCESS_KEY: variable({ schema: text, about: 'Secret key of the file store.' }),
  CLAMD_ADDRESS: variable({
    schema: text.regex(/^(\/.+|[\w.-]+:\d{1,5})$/, 'host:port, or the path of a socket'),
    about:
      'Virus scanner clamd, as `host:port` or the path of its socket. If set, only documents that it finds clean are accepted. Unset: off, with a warning at start.',
  }),
  CALENDAR_NETWORKS: variable({
    schema: networks,
    about:
      'Private addresses or networks (CIDR, separated by commas) from which calendars of vendors may be read, also without HTTPS. Unset: none; calendars are read from public addresses with HTTPS only.',
  }),
  PUSH_NETWORKS: variable({
    schema: networks,
    about:
      'Private addresses or networks (CIDR, separated by commas) in which push services of browsers may be reached, also without HTTPS. Unset: none; push messages go to public addresses with HTTPS only.',
  }),
  PAYMENT_GATEWAY: variable({
    schema: z.enum(['sandbox', 'xendit']),
    fallback: 'sandbox',
    about: 'Payment gateway: `sandbox`, our own test gateway, which moves no money, or `xendit`.',
  }),
  XENDIT_SECRET_KEY: variable({
    schema: text,
    about: 'Secret key of Xendit’s API. Required with `PAYMENT_GATEWAY=xendit`, as the next two.',
  }),
  XENDIT_BUSINESS_ID: variable({
    schema: z.string().regex(/^[0-9a-f]{24}$/, 'a Business ID of 24 characters'),
    about: 'Our Business ID at Xendit. Webhooks about invoices of others move no money.',
  }),
  XENDIT_CALLBACK_TOKEN: variable({
    schema: text,
    about: 'Webhook verification token; two separated by a comma while one is being replaced.',
  }),
  XENDIT_URL: variable({ schema: origin, fallback: 'https://api.xendit.co', about: 'URL of Xendit’s API.' }),
  SANDBOX_WEBHOOK_CHAOS: variable({
    schema: z.enum(['off', 'duplicate', 'reorder', 'late']),
    fallback: 'off',
    about: 'How unreliably the sandbox gateway delivers its webhooks, for testing.',
  }),
  SMTP_URL: variable({ schema: z.url({ protocol: /^smtps?$/ }), about: 'Mail server. Unset: emails go to the outbox page `/dev/outbox`.' }),
  MAIL_FROM: variable({ schema: text, fallback: 'Pelaminan <no-reply@pelaminan.test>', about: 'Sender of all emails.' }),
  SMS_GATEWAY: variable({
    schema: z.enum(['outbox', 'twilio']),
    fallback: 'outbox',
    about: 'SMS provider: `outbox`, the page `/dev/outbox`, or `twilio`.',
  }),
  TWILIO_ACCOUNT_SID: variable({ schema: text, about: 'Twilio account. Required with `SMS_GATEWAY=twilio`, as the next two.' }),
  TWILIO_AUTH_TOKEN: variable({ schema: text, about: 'Secret of the Twilio account.' }),
  TWILIO_FROM: variable({
    schema: z.string().regex(/^(\+\d{8,15}|MG[0-9a-f]{32})$/, 'a number such as +62… or a messaging service MG…'),
    about: 'Sender number, or a messaging service (`MG…`).',
  }),
  TWILIO_URL: variable({ schema: origin, fallback: 'https://api.twilio.com', about: 'URL of Twilio’s API.' }),
  ERROR_REPORT_DSN: variable({
    schema: z
      .url({ protocol: /^https?$/ })
      .refine((u) => new URL(u).username !== '' && new URL(u).pathname.length > 1, 'https://key@host/project'),
    about: 'DSN of a service that supports Sentry’s protocol, for error reports. Unset: errors are only logged.',
  }),
  TAG_MANAGER_ID: variable({
    schema: z.string().regex(/^GTM-[A-Z0-9]{4,12}$/, 'a container id such as GTM-ABC123'),
    about:
      'Google Tag Manager container of the marketplace; loaded only with the visitor’s consent. Unset: nobody is asked and nothing is loaded.',
  }),
  SMS_ALSO_TO: variable({
    schema: z.string().regex(/^\+\d{1,6}(,\+\d{1,6})*$/, 'prefixes such as +65,+60'),
    about: 'Prefixes of numbers abroad that can receive codes, separated by commas. Unset: Indonesian mobile numbers only.',
  }),
  SMS_PER_HOUR_MAX: variable({
    schema: whole(1, 1_000_000),
    fallback: '1000',
    about: 'SMS codes to all numbers together in an hour; above this none is sent, to limit the cost of fraud.',
  }),
  BANK_CODE_RESEND_SECONDS: variable({
    schema: z.string().regex(/^\d{1,4}(,\d{1,4})*$/, 'seconds separated by commas'),
    fallback: '30,60,120,300',
    about: 'Seconds to wait before each further code for a bank account; the last one repeats.',
  }),
  BANK_CODE_LOCK_SECONDS: variable({
    schema: whole(1, 86_400),
    fallback: '900',
    about: 'Seconds for which the verification of bank accounts is locked after five wrong codes.',
  }),
  SECOND_FACTOR_SECONDS: variable({
    schema: whole(1, 86_400),
    fallback: '600',
    about: 'Seconds for which a session may move money after its second factor was given.',
  }),
  INBOX_MAIL_AFTER_SECONDS: variable({
    schema: whole(10, 86_400),
    fallback: '180',
    about: 'Seconds after which an unread message is announced by email, once until its conversation is read.',
  }),
  MEETING_ROOM_URL: variable({
    schema: z.url({ protocol: /^https?$/ }).transform((u) => (u.endsWith('/') ? u : `${u}/`)),
    fallback: 'https://meet.jit.si/',
    about: 'URL of a Jitsi server for online meetings. The random name of the room is appended.',
  }),
  METRICS_PORT: variable({
    schema: port,
    about:
      'Port on which `/metrics` is served in the Prometheus format, for each process its own. It is not for the public: do not let it out of the network that watches the system. Unset: nothing is served.',
  }),
  METRICS_HOST: variable({ schema: text, fallback: '127.0.0.1', about: 'Address on which metrics are served.' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable({
    schema: origin,
    about:
      'Origin of a collector of OpenTelemetry traces (OTLP over HTTP, usually port 4318). `OTEL_EXPORTER_OTLP_HEADERS` and the exporter’s other variables apply. Unset: no traces.',
  }),
  LOG_LEVEL: variable({
    schema: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']),
    fallback: 'warn',
    about: 'Structured JSON log lines on standard output from this level.',
  }),
} as const;
