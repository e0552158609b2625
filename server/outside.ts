// Chooses the adapter behind each port, from the configuration.
import type { FastifyInstance } from 'fastify';
import { processInspector } from './adapters/file-inspector/inspector.ts';
import { webCalendars } from './adapters/calendar-source-web.ts';
import { outboxEmail } from './adapters/email-outbox.ts';
import { smtpEmail } from './adapters/email-smtp.ts';
import { sandboxPayments } from './adapters/payment-sandbox.ts';
import { xenditPayments } from './adapters/payment-xendit.ts';
import { webPushes } from './adapters/push-web.ts';
import { outboxSms } from './adapters/sms-outbox.ts';
import { twilioSms } from './adapters/sms-twilio.ts';
import { clamdScan } from './adapters/virus-scan-clamd.ts';
import type { Config } from './config.ts';
import { keysFor } from './config-secrets.ts';
import type { Clock } from './kit/clock.ts';
import type { Database } from './kit/database.ts';
import type { Jobs } from './kit/jobs.ts';
import type { Log } from './kit/log.ts';
import { tracedCalls } from './kit/tracing.ts';
import type { PaymentGateway } from './ports/payment-gateway.ts';
import { registerSandboxGateway } from './sandbox-gateway/routes.ts';

/** Mail and SMS as they are sent; with none configured they stay where `/dev/outbox` shows them. */
export const sendersOf = (config: Config, db: Database) => ({
  email: tracedCalls(
    'mail',
    config.smtpUrl === undefined ? outboxEmail(db) : smtpEmail(config.smtpUrl, { from: config.emailFrom, replyTo: config.supportEmail }),
  ),
  sms: tracedCalls('sms', config.twilio === null ? outboxSms(db) : twilioSms(config.twilio)),
});

/** Who looks at files of strangers: always the inspector, and a scanner for viruses where there is one. */
export const examinersOf = (config: Config) => ({
  inspector: tracedCalls('inspector', processInspector()),
  scan: config.clamd === null ? null : tracedCalls('virus-scan', clamdScan(config.clamd)),
});

/** Where calendars that vendors keep elsewhere are read. */
export const calendarsOf = (config: Config) => tracedCalls('calendars', webCalendars(config.calendarNetworks));

/** Push messages to browsers, by the services of their makers. */
export const pushesOf = ({ secrets, pushNetworks, supportEmail, emailFrom }: Config) => {
  // A name may stand before the address, in angle brackets.
  const contact = supportEmail ?? /[^\s<]+@[^\s>]+/.exec(emailFrom)?.[0] ?? 'push@localhost';
  return tracedCalls(
    'push',
    webPushes({ keys: keysFor(secrets.token, 'push messages'), contact: `mailto:${contact}`, allowed: pushNetworks }),
  );
};

interface GatewayNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Log;
  /** Where this process listens, once it does. */
  readonly address: () => string | null;
}

/** The payment gateway: Xendit where it is configured, else our own sandbox, which this process then serves as well. */
export function gatewayOf(app: FastifyInstance, config: Config, { address, ...needs }: GatewayNeeds): PaymentGateway {
  if (config.xendit !== null) return tracedCalls('payments', xenditPayments({ ...config.xendit, now: () => needs.clock.now() }));
  const sandbox = registerSandboxGateway(app, {
    ...needs,
    chaos: config.sandboxWebhookChaos,
    secret: config.secrets.webhook[0],
    webhookUrl: () => `${address() ?? ''}/webhooks/payments/sandbox`,
  });
  return tracedCalls('payments', sandboxPayments(sandbox, config.secrets.webhook));
}
