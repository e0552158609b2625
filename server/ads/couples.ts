// What the choice of ads asks about couples that are signed in: in memory for a minute, so that a page asks the database for nothing else.
import type { CoupleFacts } from '../../core/ads/couple-fit.ts';
import type { BusinessDay } from '../../core/time.ts';
import type { Clock } from '../kit/clock.ts';
import { createKept } from '../kit/kept.ts';
import type { Bus } from '../kit/live.ts';
import type { Log } from '../kit/log.ts';

/** Read from the capabilities that know it. */
export interface CoupleReads {
  readonly factsOf: (coupleId: number) => Promise<CoupleFacts>;
  /** The vendors who are taken on a day. */
  readonly takenOn: (day: BusinessDay) => Promise<ReadonlySet<number>>;
}
/** A couple with the vendors who are taken on its day. */
export interface KnownCouple {
  readonly facts: CoupleFacts;
  readonly takenVendorIds: ReadonlySet<number>;
}
export interface Couples {
  /** Null where it cannot be read: such a couple sees the ads that everyone sees. */
  known(coupleId: number): Promise<KnownCouple | null>;
  stop(): void;
}

interface CouplesParts {
  readonly couples: CoupleReads;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly log: Log;
}

const bytesMax = 8_000_000;
/** About what an entry of a set weighs. */
const ENTRY_BYTES = 32;
const nobody: ReadonlySet<number> = new Set();

/** A change counts within a minute. Days are shared by all couples of that day, however many vendors are taken on it. */
export function createCouples({ couples, clock, bus, log }: CouplesParts): Couples {
  const facts = createKept<CoupleFacts>({ clock, bus, bytesMax });
  const taken = createKept<ReadonlySet<number>>({ clock, bus, bytesMax });
  return {
    async known(coupleId) {
      try {
        const found = await facts.get(String(coupleId), async () => {
          const value = await couples.factsOf(coupleId);
          return { value, bytes: ENTRY_BYTES * (1 + value.bookedCategoryIds.size), endedBy: nobody };
        });
        const { day } = found;
        if (day === null) return { facts: found, takenVendorIds: nobody };
        const takenVendorIds = await taken.get(day, async () => {
          const value = await couples.takenOn(day);
          return { value, bytes: ENTRY_BYTES * value.size, endedBy: value };
        });
        return { facts: found, takenVendorIds };
      } catch (fault) {
        log.warn({ err: fault }, 'what a couple told could not be read; it sees the ads that everyone sees');
        return null;
      }
    },
    stop() {
      facts.stop();
      taken.stop();
    },
  };
}
