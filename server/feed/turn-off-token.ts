// The address in an email that turns such emails off: it is its own key, for one kind of one account, and needs no session. (decision 0145)
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isOptional, type NotificationKind, notificationKinds } from '../../core/feed/kinds.ts';
import type { Keys } from '../kit/keys.ts';

const TAG_BYTES = 18;
const shape = /^(\d{1,15})-([a-z_]{1,40})-([\w-]{24})$/;

/** What such an address is for. */
export interface TurnedOff {
  readonly accountId: number;
  readonly kind: NotificationKind;
}

const tagOf = (key: Buffer, { accountId, kind }: TurnedOff): Buffer =>
  createHmac('sha256', key).update(`${accountId}.${kind}`).digest().subarray(0, TAG_BYTES);

/** Signed with the newest key. It has no end: emails are kept for years. */
export const turnOffToken = ([newest]: Keys, what: TurnedOff): string =>
  `${what.accountId}-${what.kind}-${tagOf(newest, what).toString('base64url')}`;

/** What a token is for; null when no key of ours signed it, or its kind cannot be turned off. */
export function readTurnOffToken(keys: Keys, token: string): TurnedOff | null {
  const [, id = '', named = '', tag = ''] = shape.exec(token) ?? [];
  const kind = notificationKinds.find((one) => one === named);
  if (kind === undefined || !isOptional(kind)) return null;
  const what = { accountId: Number(id), kind };
  const shown = Buffer.from(tag, 'base64url');
  return keys.some((key) => timingSafeEqual(tagOf(key, what), shown)) ? what : null;
}
