// Writes docs/configuration.md from the declarations in server/config-variables.ts.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { variables } from '../server/config-variables.ts';

const rows = Object.entries(variables).map(([name, v]) => `| \`${name}\` | ${'fallback' in v ? `\`${v.fallback}\`` : '–'} | ${v.about} |`);
const page = `# Configuration

Everything is set by environment variables, read once at start. A start with a wrong value is refused with a list of all that is wrong.
Nothing has to be set to try Pelaminan: the defaults run it on an embedded database with the demo world.

| variable | default | what it does |
|---|---|---|
${rows.join('\n')}

## Back ends and outside services

One server answers all calls. A back end can also have an address of its own, for example behind a proxy that sends some calls to other processes: pages then call it there, and the
policy of pages and the answers to other origins follow. The calls stay those of the API document.

| service of the specification | here | embedded default | how to switch |
|---|---|---|---|
| main API | the server itself | origin of the page | \`API_URL\` |
| business site | the server itself, with the marketplace and operations | one origin | \`PUBLIC_URL\`, \`BUSINESS_HOST\`, \`MARKETPLACE_HOST\`, \`OPERATIONS_HOST\`, \`COOKIE_DOMAIN\` |
| quotation path | quotations and payment schedules | built in, \`ms/quotation/v1\` | \`QUOTATION_URL\`, \`QUOTATION_PATH\` |
| deals path | products of the store, inquiries | built in, \`ms/deals/api/v1\` | \`DEALS_URL\`, \`DEALS_PATH\` |
| database | PostgreSQL | PostgreSQL 18 from npm, data in \`DATA_DIR\` | \`DATABASE_URL\`, \`MIGRATION_DATABASE_URL\` |
| pay service | payments, and the payment gateway port behind them | \`ms/pay/v1\`; a sandbox gateway with its own page and signed webhooks | \`PAY_URL\`, \`PAY_PATH\`, \`PAYMENT_GATEWAY=xendit\`, \`XENDIT_SECRET_KEY\`, \`XENDIT_BUSINESS_ID\`, \`XENDIT_CALLBACK_TOKEN\` |
| mail | mail port | outbox page \`/dev/outbox\` | \`SMTP_URL\`, \`MAIL_FROM\` |
| text messages | SMS port | outbox page \`/dev/outbox\` | \`SMS_GATEWAY=twilio\`, \`TWILIO_ACCOUNT_SID\`, \`TWILIO_AUTH_TOKEN\`, \`TWILIO_FROM\` |
| file upload endpoint | uploads, and the file store port behind them | built in; a folder in \`DATA_DIR\`, encrypted | \`UPLOAD_URL\`, \`FILE_STORE\`, \`S3_*\`, \`DOCUMENT_SECRET\` |
| virus scan | virus scan port | off, said so at start | \`CLAMD_ADDRESS\` |
| image host | pictures under \`/media/\` of every host, in all widths | folder in \`DATA_DIR\`, origin of the page | \`IMAGE_URL\`, \`FILE_STORE\`, \`S3_*\` |
| chat API | conversations of couples and vendors, \`/v2/conversations\` | built in | \`CHAT_URL\` |
| hilda API | the concierge, \`/v2/hilda_status\` | built in | \`HILDA_URL\` |
| activity stream | the feed of what happened to an account, \`/ms/feeds/api/v1/users/{id}/activities\` | built in, app id 3 | \`ACTIVITY_STREAM_URL\`, \`ACTIVITY_STREAM_APP_ID\` |
| real-time messaging | server-sent events at \`/v2/live\` over PostgreSQL LISTEN/NOTIFY | built in | \`REAL_TIME_URL\` |
| search service | PostgreSQL full text and trigrams, \`/_public/v2/vendors\` | built in | \`SEARCH_URL\` |
| error-reporting service | Sentry's protocol | off: faults are in the log | \`ERROR_REPORT_DSN\` |
| tag manager | Google Tag Manager, for visitors who agreed | off | \`TAG_MANAGER_ID\` |
| online meetings | a Jitsi server | meet.jit.si | \`MEETING_ROOM_URL\` |

This page is made by \`node tools/configuration-page.ts\`; a test holds it equal to the code.
`;
writeFileSync(path.join(import.meta.dirname, '..', 'docs', 'configuration.md'), page);
