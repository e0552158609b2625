import type { Language } from '../../texts/typed.ts';
import type { NotificationKind } from '../../core/feed/kinds.ts';
import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Keys } from '../kit/keys.ts';
import type { Bus } from '../kit/live.ts';
import type { PushPort } from '../ports/push.ts';

/** What the page says that the link of an email opens. */
interface TurnOffFacts {
  readonly language: Language;
  readonly kind: NotificationKind;
  /** Whether such emails are on now. */
  readonly isOn: boolean;
  /** Whether someone just turned them on or off. */
  readonly isDone: boolean;
  /** Where all notifications are set. */
  readonly settings: string;
}
/** A page without a session, and the policy it is sent with. */
export type TurnOffPage = (facts: TurnOffFacts) => { readonly html: string; readonly policy: string };

export interface FeedContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly addresses: Addresses;
  readonly push: PushPort;
  /** Encrypt the addresses of devices. */
  readonly pushKeys: Keys;
  /** Sign the links that turn emails off. */
  readonly turnOffKeys: Keys;
  readonly turnOffPage: TurnOffPage;
  /** Under which the stream knows this product. (spec 9) */
  readonly appId: number;
}
