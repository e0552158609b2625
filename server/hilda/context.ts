import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { Bus } from '../kit/live.ts';
import type { Post } from '../kit/post.ts';

/** What every use case of Hilda works with. */
export interface HildaContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly post: Post;
  readonly addresses: Addresses;
}
