import { type NotificationSetting, turnOff } from '../../contract/feed.ts';
import {
  isChoice,
  isOptional,
  kindsFor,
  type NotificationChannel,
  type NotificationKind,
  type NotificationReader,
} from '../../core/feed/kinds.ts';
import { notificationSettingsPage } from '../../core/feed/pages.ts';
import { accountContact } from '../identity/api.ts';
import type { Addresses } from '../kit/addresses.ts';
import type { Connection } from '../kit/database.ts';
import type { Keys } from '../kit/keys.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Session } from '../kit/session.ts';
import type { FeedContext } from './context.ts';
import { turn, turnedOff } from './off-store.ts';
import { readTurnOffToken, type TurnedOff, turnOffToken } from './turn-off-token.ts';

/** Whose notifications an account gets; operators get none but about their account. */
export const readerOf = (type: Session['accountType']): NotificationReader | null =>
  type === 'vendor' ? 'vendor' : type === 'user' ? 'couple' : null;

/** What an account gets, and where it arrives. */
export async function settingsOf(db: Connection, { accountId, accountType }: Session): Promise<NotificationSetting[]> {
  const reader = readerOf(accountType);
  if (reader === null) return [];
  const off = await turnedOff(db, accountId);
  return kindsFor(reader).map((kind) => {
    const isOn = (channel: NotificationChannel): boolean => !isChoice(kind, channel, reader) || off.get(kind)?.has(channel) !== true;
    const push = isChoice(kind, 'push', reader) ? isOn('push') : null;
    return { kind, is_optional: isOptional(kind), email: isOn('email'), product: isOn('product'), push };
  });
}

/** Turns a kind on or off; one that the account does not get, or has to get, is not found. */
export async function changeSetting(
  { db, clock }: Pick<FeedContext, 'db' | 'clock'>,
  session: Session,
  { kind, channel }: { readonly kind: NotificationKind; readonly channel: NotificationChannel },
  isOn: boolean,
): Promise<NotificationSetting[]> {
  const reader = readerOf(session.accountType);
  if (reader === null || !isChoice(kind, channel, reader)) refuseWith('request.not_found');
  await turn(db, { accountId: session.accountId, kind, channel }, isOn, new Date(clock.now()));
  return settingsOf(db, session);
}

/** The page behind the link of an email. `turned` says what was done on it just now; without it nothing changes. Unknown tokens are not found. */
export async function showTurnOff(
  ctx: Pick<FeedContext, 'db' | 'clock' | 'addresses' | 'turnOffKeys' | 'turnOffPage'>,
  token: string,
  turned: 'on' | 'off' | null,
): Promise<ReturnType<FeedContext['turnOffPage']>> {
  const { db, clock, addresses } = ctx;
  const what = readTurnOffToken(ctx.turnOffKeys, token);
  const account = what && (await accountContact(db, what.accountId));
  const reader = account && readerOf(account.type);
  if (!what || !account || !reader) return refuseWith('request.not_found');
  if (turned !== null) await turn(db, { ...what, channel: 'email' }, turned === 'on', new Date(clock.now()));
  const { language } = account;
  return ctx.turnOffPage({
    language,
    kind: what.kind,
    isOn: (await turnedOff(db, what.accountId)).get(what.kind)?.has('email') !== true,
    isDone: turned !== null,
    settings: addresses.page(notificationSettingsPage(reader), language),
  });
}

/** The address that turns emails of a kind off, by one request or on a page. */
export const turnOffAddress = (addresses: Addresses, keys: Keys, what: TurnedOff): string =>
  `${addresses.origins().marketplace}${turnOff.path.replace(':token', turnOffToken(keys, what))}`;
