import type { BankRates } from './bank.ts';
import type { Product, Server } from './product.ts';
import type { Add } from './report.ts';

/** What every part of the measurement works with. */
export interface Bench {
  readonly product: Product;
  readonly seconds: number;
  /** Requests a second of a bare `node:http` server, now. */
  readonly bare: () => Promise<number>;
  /** TPC-B transactions a second, now. */
  readonly bank: () => Promise<BankRates>;
  readonly add: Add;
}

/** How often a figure and its baseline are measured in turns. */
export const rounds = 2;

/** A fresh process for each part, stopped also when the part fails: what one left in memory does not help the next. */
export async function withServer<T>(product: Product, work: (server: Server) => Promise<T>): Promise<T> {
  const server = await product.startServer();
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}
