// The environment, parsed once.
import path from 'node:path';
import type * as z from 'zod';
import type { BackendSettings } from '../core/identity/backends.ts';
import { backendsIn, isUnder, problemsOfBackends } from './config-backends.ts';
import { loadOf, MEGABYTE, type Unfinished, unfinishedOf } from './config-limits.ts';
import { problemsOfSecrets, secretsOf, type ServerSecrets, weakSecrets } from './config-secrets.ts';
import type { Variable } from './config-declare.ts';
import { variables } from './config-variables.ts';
import type { LoadLimits } from './kit/load.ts';

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

export interface Config {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** A standby of it, for reads that may be some seconds old. */
  readonly databaseReadUrl: string | undefined;
  readonly migrationDatabaseUrl: string | undefined;
  readonly databasePool: number;
  readonly publicUrl: string | undefined;
  /** Origin of the API; null: that of each page. */
  readonly apiUrl: string | null;
  /** The other back ends, where they are not with the API. */
  readonly backends: BackendSettings;
  /** Origin of pictures that everyone may see; null: that of each page. */
  readonly imageUrl: string | null;
  readonly activityStreamAppId: number;
  readonly hosts: { readonly business: string; readonly marketplace: string; readonly operations: string } | null;
  readonly cookieDomain: string | undefined;
  readonly trustedProxyHops: number;
  readonly demo: boolean;
  readonly load: LoadLimits;
  readonly answerStallSeconds: number;
  /** Memory for pages that are the same for all visitors. */
  readonly keptPagesBytes: number;
  readonly unfinished: Unfinished;
  readonly secrets: ServerSecrets;
  /** Null: documents are kept in a folder. */
  readonly s3: {
    readonly bucketUrl: string;
    readonly region: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  } | null;
  /** Private addresses and networks from which calendars of vendors may be read. */
  readonly calendarNetworks: readonly string[];
  /** Networks of ours in which push services may be reached. */
  readonly pushNetworks: readonly string[];
  /** Null: uploads are not scanned. */
  readonly clamd: { readonly host: string; readonly port: number } | { readonly path: string } | null;
  /** Null: payments go through the sandbox gateway, which moves no money. */
  readonly xendit: {
    readonly url: string;
    readonly secretKey: string;
    readonly businessId: string;
    /** The newest first. */
    readonly callbackTokens: readonly string[];
  } | null;
  readonly sandboxWebhookChaos: 'off' | 'duplicate' | 'reorder' | 'late';
  /** Where security holes are reported; null where no one said so. */
  readonly securityContact: string | null;
  readonly supportEmail: string | null;
  readonly smtpUrl: string | undefined;
  readonly emailFrom: string;
  /** Null: text messages go to the outbox. */
  readonly twilio: { readonly url: string; readonly accountSid: string; readonly authToken: string; readonly from: string } | null;
  /** Null: faults stand in the log alone. */
  readonly errorReportDsn: string | null;
  /** Null: no tag manager, and no question about it. */
  readonly tagManagerId: string | null;
  /** Where this process serves its metrics; null: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Where it sends its traces; null: nowhere. */
  readonly traces: string | null;
  /** How long a process that was told to stop continues serving, so that proxies see first that it is not ready any more. */
  readonly drainMs: number;
  readonly smsAlsoTo: readonly string[];
  readonly smsPerHourMax: number;
  readonly bankCodeResendSeconds: readonly number[];
  readonly bankCodeLockSeconds: number;
  readonly secondFactorSeconds: number;
  readonly inboxMailAfterSeconds: number;
  /** Ends in a slash; the name of a room follows. */
  readonly meetingRoomUrl: string;
  readonly logLevel: string;
}

function parse(env: Env, problems: string[]): Parsed {
  const parsed: Record<string, unknown> = {};
  for (const [name, v] of Object.entries<Variable>(variables)) {
    const raw = env[name] || v.fallback;
    if (raw === undefined) continue;
    const result = v.schema.safeParse(raw);
    if (result.success) parsed[name] = result.data;
    else problems.push(`${name}: ${result.error.issues.map((i) => i.message).join(', ')}`);
  }
  return parsed as Parsed;
}

/** Accounts at providers: null while a part of one is missing. */
const twilioOf = (e: Parsed): Config['twilio'] =>
  e.TWILIO_ACCOUNT_SID && e.TWILIO_AUTH_TOKEN && e.TWILIO_FROM
    ? { url: e.TWILIO_URL ?? '', accountSid: e.TWILIO_ACCOUNT_SID, authToken: e.TWILIO_AUTH_TOKEN, from: e.TWILIO_FROM }
    : null;
const s3Of = (e: Parsed): Config['s3'] =>
  e.S3_BUCKET_URL && e.S3_ACCESS_KEY_ID && e.S3_SECRET_ACCESS_KEY
    ? {
        bucketUrl: e.S3_BUCKET_URL,
        region: e.S3_REGION ?? '',
        accessKeyId: e.S3_ACCESS_KEY_ID,
        secretAccessKey: e.S3_SECRET_ACCESS_KEY,
      }
    : null;
const xenditOf = (e: Parsed): Config['xendit'] =>
  e.XENDIT_SECRET_KEY && e.XENDIT_BUSINESS_ID && e.XENDIT_CALLBACK_TOKEN
    ? {
        url: e.XENDIT_URL ?? '',
        secretKey: e.XENDIT_SECRET_KEY,
        businessId: e.XENDIT_BUSINESS_ID,
        callbackTokens: e.XENDIT_CALLBACK_TOKEN.split(','),
      }
    : null;

const hostsOf = (e: Parsed) => [e.BUSINESS_HOST, e.MARKETPLACE_HOST, e.OPERATIONS_HOST] as const;

function problemsOfHosts(e: Parsed): string[] {
  const problems: string[] = [];
  const hosts = hostsOf(e);
  if (hosts.some(Boolean) && !hosts.every(Boolean))
    problems.push('BUSINESS_HOST, MARKETPLACE_HOST, OPERATIONS_HOST: set all three or none');
  // People sign in on one host and are known on the others; where they came from as well.
  if (hosts.every(Boolean) && !hosts.every((host) => isUnder(host, e.COOKIE_DOMAIN)))
    problems.push('COOKIE_DOMAIN: set it to the domain that BUSINESS_HOST, MARKETPLACE_HOST and OPERATIONS_HOST share');
  return problems;
}

function problemsOfProviders(e: Parsed): string[] {
  const problems: string[] = [];
  if (e.SMS_GATEWAY === 'twilio' && twilioOf(e) === null)
    problems.push('SMS_GATEWAY: twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM');
  if (e.FILE_STORE === 's3' && s3Of(e) === null)
    problems.push('FILE_STORE: s3 needs S3_BUCKET_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  const xendit = xenditOf(e);
  if (e.PAYMENT_GATEWAY === 'xendit' && xendit === null)
    problems.push('PAYMENT_GATEWAY: xendit needs XENDIT_SECRET_KEY, XENDIT_BUSINESS_ID and XENDIT_CALLBACK_TOKEN');
  // Anyone who guesses the token says that money arrived.
  if (xendit?.callbackTokens.some((token) => token.length < 20)) problems.push('XENDIT_CALLBACK_TOKEN: at least 20 characters each');
  return problems;
}

function problemsOfProduction(e: Parsed): string[] {
  const problems: string[] = [];
  if (e.XENDIT_URL?.startsWith('http:')) problems.push('XENDIT_URL: https in production');
  if (!e.PUBLIC_URL) problems.push('PUBLIC_URL: required in production');
  if (!e.DATABASE_URL) problems.push('DATABASE_URL: required in production');
  problems.push(...weakSecrets(e));
  return problems;
}

/** Reads the environment; throws `ConfigProblem` with a list of all that is wrong. */
export function readConfig(env: Env): Config {
  const problems: string[] = [];
  const e = parse(env, problems);
  const isProduction = e.NODE_ENV === 'production';
  const demo = e.DEMO ?? (e.DATABASE_URL === undefined && !isProduction);
  if (isProduction && demo) problems.push('DEMO: the demo world is not loaded in production');
  problems.push(...problemsOfHosts(e), ...problemsOfBackends(e), ...problemsOfProviders(e));
  if (isProduction) problems.push(...problemsOfProduction(e));
  problems.push(...problemsOfSecrets(e));
  if (problems.length > 0) throw new ConfigProblem(problems);
  const dataDir = path.resolve(e.DATA_DIR ?? 'data');
  const [business, marketplace, operations] = hostsOf(e);
  return {
    isProduction,
    port: e.PORT ?? 3000,
    host: e.HOST ?? '127.0.0.1',
    dataDir,
    databaseUrl: e.DATABASE_URL,
    databaseReadUrl: e.DATABASE_READ_URL,
    migrationDatabaseUrl: e.MIGRATION_DATABASE_URL ?? e.DATABASE_URL,
    databasePool: e.DATABASE_POOL ?? 12,
    publicUrl: e.PUBLIC_URL,
    apiUrl: e.API_URL ?? null,
    backends: backendsIn(e),
    imageUrl: e.IMAGE_URL ?? null,
    activityStreamAppId: e.ACTIVITY_STREAM_APP_ID ?? 3,
    hosts: business && marketplace && operations ? { business, marketplace, operations } : null,
    cookieDomain: e.COOKIE_DOMAIN,
    trustedProxyHops: e.TRUSTED_PROXY_HOPS ?? 0,
    demo,
    load: loadOf(e),
    answerStallSeconds: e.ANSWER_STALL_SECONDS ?? 0,
    keptPagesBytes: (e.KEPT_PAGES_MB_MAX ?? 0) * MEGABYTE,
    unfinished: unfinishedOf(e),
    secrets: secretsOf(e, dataDir),
    s3: e.FILE_STORE === 's3' ? s3Of(e) : null,
    clamd: clamdOf(e.CLAMD_ADDRESS),
    calendarNetworks: e.CALENDAR_NETWORKS?.split(',') ?? [],
    pushNetworks: e.PUSH_NETWORKS?.split(',') ?? [],
    xendit: e.PAYMENT_GATEWAY === 'xendit' ? xenditOf(e) : null,
    sandboxWebhookChaos: e.SANDBOX_WEBHOOK_CHAOS ?? 'off',
    securityContact: e.SECURITY_CONTACT ?? null,
    supportEmail: e.SUPPORT_EMAIL ?? null,
    smtpUrl: e.SMTP_URL,
    emailFrom: e.MAIL_FROM ?? '',
    twilio: e.SMS_GATEWAY === 'twilio' ? twilioOf(e) : null,
    errorReportDsn: e.ERROR_REPORT_DSN ?? null,
    tagManagerId: e.TAG_MANAGER_ID ?? null,
    metrics: e.METRICS_PORT === undefined ? null : { host: e.METRICS_HOST ?? '127.0.0.1', port: e.METRICS_PORT },
    traces: e.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    drainMs: (e.DRAIN_SECONDS ?? (isProduction ? 3 : 0)) * 1_000,
    smsAlsoTo: e.SMS_ALSO_TO?.split(',') ?? [],
    smsPerHourMax: e.SMS_PER_HOUR_MAX ?? 1000,
    bankCodeResendSeconds: (e.BANK_CODE_RESEND_SECONDS ?? '').split(',').map(Number),
    bankCodeLockSeconds: e.BANK_CODE_LOCK_SECONDS ?? 900,
    secondFactorSeconds: e.SECOND_FACTOR_SECONDS ?? 600,
    inboxMailAfterSeconds: e.INBOX_MAIL_AFTER_SECONDS ?? 180,
    meetingRoomUrl: e.MEETING_ROOM_URL ?? '',
    logLevel: e.LOG_LEVEL ?? 'warn',
  };
}

function clamdOf(address: string | undefined): Config['clamd'] {
  if (address === undefined) return null;
  if (address.startsWith('/')) return { path: address };
  const cut = address.lastIndexOf(':');
  return { host: address.slice(0, cut), port: Number(address.slice(cut + 1)) };
}
