// Tells the open pages of accounts what changed.
import type { LiveEvent } from '../../contract/identity.ts';
import type { Connection } from './database.ts';
import type { Bus } from './live.ts';

/** The bus channel that the open pages of an account listen to. */
export const accountChannel = (accountId: number): string => `account:${accountId}`;

/** An event for the open pages of an account, as the bus takes it. */
export const eventFor = (accountId: number, event: LiveEvent) => ({ channel: accountChannel(accountId), payload: JSON.stringify(event) });

/** Tells the open pages of these accounts when the transaction commits: each event to each of them, in one round trip. */
export const notifyAccounts = (tx: Connection, bus: Bus, accountIds: readonly number[], ...events: readonly LiveEvent[]): Promise<void> =>
  bus.publishAll(
    tx,
    accountIds.flatMap((accountId) => events.map((event) => eventFor(accountId, event))),
  );
