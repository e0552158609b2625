// Limits: how much one process does at once, and how much one account may leave unfinished. Declared, and as the server reads them.
import { variable, whole } from './config-declare.ts';
import type { LoadLimits } from './kit/load.ts';

/** A part of the list of variables, in the order of the documentation. */
export const limitVariables = {
  REQUESTS_MAX: variable({
    schema: whole(10, 100_000),
    fallback: '1000',
    about:
      'Concurrent requests of one server process; more are answered 503. Requests that are still arriving and open streams are not counted; `/health/live` and `/health/ready` are always answered.',
  }),
  REQUESTS_RESERVED: variable({
    schema: whole(0, 100_000),
    fallback: '400',
    about:
      'Additional requests reserved for clicks with a valid token, a quarter of them for one address at most, and as many for webhooks with a valid signature.',
  }),
  REQUESTS_PER_ADDRESS: variable({
    schema: whole(1, 100_000),
    fallback: '500',
    about: 'Concurrent requests of one address; more are answered 429. An address is an IPv4 address or a /64 of IPv6, here and below.',
  }),
  REQUESTS_PER_ACCOUNT: variable({
    schema: whole(1, 100_000),
    fallback: '40',
    about: 'Concurrent requests of one account, including those still arriving.',
  }),
  STREAMS_MAX: variable({ schema: whole(1, 100_000), fallback: '5500', about: 'Open live streams of one server process.' }),
  STREAMS_PER_ADDRESS: variable({
    schema: whole(1, 100_000),
    fallback: '1000',
    about: 'Live streams of one address. Many people share an address in an office or on a mobile network.',
  }),
  STREAMS_PER_ACCOUNT: variable({
    schema: whole(1, 1_000),
    fallback: '12',
    about: 'Live streams of one account. All tabs of a browser share one stream, so this limits browsers.',
  }),
  BODY_MB_MAX: variable({
    schema: whole(1, 10_000),
    fallback: '128',
    about:
      'Megabytes of request bodies one server process is receiving, and as many that it holds. When they are used up, whoever uses most loses the one it has been sending longest.',
  }),
  BODY_MB_PER_CALLER: variable({
    schema: whole(1, 10_000),
    fallback: '24',
    about: 'The same for one account, or for one address without a session.',
  }),
  BODY_MB_RESERVED: variable({
    schema: whole(1, 10_000),
    fallback: '16',
    about: 'Additional megabytes for webhooks being received, under the same rule.',
  }),
  ANSWER_MB_MAX: variable({
    schema: whole(1, 10_000),
    fallback: '256',
    about:
      'Megabytes of answers that clients have not read yet, for one server process; above this whoever uses most loses the one that has been unread longest.',
  }),
  ANSWER_MB_PER_CALLER: variable({
    schema: whole(1, 10_000),
    fallback: '48',
    about: 'The same for one account, or for one address without a session.',
  }),
  ANSWER_STALL_SECONDS: variable({
    schema: whole(1, 3_600),
    fallback: '15',
    about: 'The connection of a client that reads nothing of its answer for so long is closed.',
  }),
  KEPT_PAGES_MB_MAX: variable({
    schema: whole(1, 10_000),
    fallback: '64',
    about: 'Megabytes in which one server process keeps pages for visitors who are not signed in; those that nobody opens make room.',
  }),
  CONNECTIONS_PER_ADDRESS: variable({
    schema: whole(1, 100_000),
    fallback: '1000',
    about:
      'Idle connections of one address; above this the one that has been idle longest is closed. Only applies while `TRUSTED_PROXY_HOPS` is 0; a proxy has its own limit.',
  }),
  UNPAID_ORDERS_MAX: variable({
    schema: whole(1, 100_000),
    fallback: '20',
    about: 'Unpaid orders of a vendor: this many for credit, and as many for memberships.',
  }),
  QUOTATION_DRAFTS_MAX: variable({ schema: whole(1, 100_000), fallback: '100', about: 'Drafts of quotations of a vendor.' }),
  OPEN_INQUIRIES_MAX: variable({
    schema: whole(1, 100_000),
    fallback: '40',
    about: 'Requests of a couple in the last 90 days without a quotation.',
  }),
  STORE_DRAFTS_MAX: variable({ schema: whole(1, 100_000), fallback: '100', about: 'Unpublished products of a vendor.' }),
} as const;

type Said = { readonly [Name in keyof typeof limitVariables]?: number | undefined };

/** How much one account may leave unfinished. */
export interface Unfinished {
  readonly unpaidOrders: number;
  readonly quotationDrafts: number;
  readonly openInquiries: number;
  readonly storeDrafts: number;
}

export const MEGABYTE = 1024 * 1024;

/** Megabytes become bytes. */
export const loadOf = (e: Said): LoadLimits => ({
  requests: e.REQUESTS_MAX ?? 0,
  requestsReserved: e.REQUESTS_RESERVED ?? 0,
  requestsPerAddress: e.REQUESTS_PER_ADDRESS ?? 0,
  requestsPerAccount: e.REQUESTS_PER_ACCOUNT ?? 0,
  streams: e.STREAMS_MAX ?? 0,
  streamsPerAddress: e.STREAMS_PER_ADDRESS ?? 0,
  streamsPerAccount: e.STREAMS_PER_ACCOUNT ?? 0,
  bodyBytes: (e.BODY_MB_MAX ?? 0) * MEGABYTE,
  bodyBytesPerCaller: (e.BODY_MB_PER_CALLER ?? 0) * MEGABYTE,
  bodyBytesReserved: (e.BODY_MB_RESERVED ?? 0) * MEGABYTE,
  answerBytes: (e.ANSWER_MB_MAX ?? 0) * MEGABYTE,
  answerBytesPerCaller: (e.ANSWER_MB_PER_CALLER ?? 0) * MEGABYTE,
  connectionsPerAddress: e.CONNECTIONS_PER_ADDRESS ?? 0,
});

/** Counts, each of one account. */
export const unfinishedOf = (e: Said): Unfinished => ({
  unpaidOrders: e.UNPAID_ORDERS_MAX ?? 0,
  quotationDrafts: e.QUOTATION_DRAFTS_MAX ?? 0,
  openInquiries: e.OPEN_INQUIRIES_MAX ?? 0,
  storeDrafts: e.STORE_DRAFTS_MAX ?? 0,
});
