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

## The outside services

| service of the specification | here | embedded default | how to switch |
|---|---|---|---|
| main API, business site, quotation path, deals path, feeds | the server itself | one origin | \`PUBLIC_URL\`, \`BUSINESS_HOST\`, \`MARKETPLACE_HOST\`, \`OPERATIONS_HOST\` |
| database | PostgreSQL | PostgreSQL 18 from npm, data in \`DATA_DIR\` | \`DATABASE_URL\`, \`MIGRATION_DATABASE_URL\` |
| pay service | payment gateway port | sandbox gateway with its own page and signed webhooks | \`PAYMENT_GATEWAY=xendit\`, \`XENDIT_SECRET_KEY\`, \`XENDIT_BUSINESS_ID\`, \`XENDIT_CALLBACK_TOKEN\` |
| mail | mail port | outbox page \`/dev/outbox\` | \`SMTP_URL\`, \`MAIL_FROM\` |
| text messages | SMS port | outbox page \`/dev/outbox\` | \`SMS_GATEWAY=twilio\`, \`TWILIO_ACCOUNT_SID\`, \`TWILIO_AUTH_TOKEN\`, \`TWILIO_FROM\` |
| file upload endpoint | file store port | folder in \`DATA_DIR\`, encrypted | \`FILE_STORE\`, \`S3_*\`, \`DOCUMENT_SECRET\` |
| virus scan | virus scan port | off, said so at start | \`CLAMD_ADDRESS\` |
| image host | files under \`/media/\` | folder in \`DATA_DIR\` | – |
| real-time messaging, activity stream | server-sent events over PostgreSQL LISTEN/NOTIFY | built in | – |
| search service | PostgreSQL full text and trigrams | built in | – |

This page is made by \`node tools/configuration-page.ts\`; a test holds it equal to the code.
`;
writeFileSync(path.join(import.meta.dirname, '..', 'docs', 'configuration.md'), page);
