import type { Idr } from '../../core/money.ts';
import { secondMs } from '../../core/time.ts';
import { eventFor } from '../kit/account-news.ts';
import type { AdsDependencies } from './context.ts';
import type { AdIndex } from './ad-index.ts';

/** Tells vendors' open pages how their credit shrinks: each at most once a second, however many clicks there are. */
export interface BalanceNews {
  changed(vendorId: number, balanceIdr: Idr): void;
}

/** Only the newest balance of a vendor is sent, a second after the first change; a vendor that is not in the index has no page to tell. */
export function createBalanceNews({ db, bus, log }: Pick<AdsDependencies, 'db' | 'bus' | 'log'>, index: AdIndex): BalanceNews {
  const waiting = new Map<number, Idr>();
  let timer: NodeJS.Timeout | undefined;

  const tell = (): void => {
    timer = undefined;
    const words = [...waiting].flatMap(([vendorId, balance]) => {
      const account = index.get(vendorId)?.accountId;
      return account === undefined ? [] : [eventFor(account, { kind: 'balance', balance })];
    });
    waiting.clear();
    // A page that misses one shows the next; nothing is decided by it.
    bus.publishAll(db, words).catch((fault: unknown) => log.debug({ err: fault }, 'balances could not be told'));
  };
  return {
    changed(vendorId, balanceIdr) {
      waiting.set(vendorId, balanceIdr);
      timer ??= setTimeout(tell, secondMs).unref();
    },
  };
}
