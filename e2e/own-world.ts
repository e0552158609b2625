// Journeys that change the world for everybody, such as its clock, get a product of their own.
import { test as journeys } from '@playwright/test';
import pg from 'pg';
import { joinEmbeddedDatabase } from '../server/database/embedded.ts';
import type { Email } from './cast.ts';
import { runProduct } from './start-product.ts';

interface OwnWorld {
  readonly origin: string;
  /** Moves the clock on to this time tomorrow, once. Servers follow the clock of their database within ten seconds. */
  passADay(): Promise<void>;
  /** Makes a published vendor one that never filled in what it does and how to reach it. */
  unpublish(email: Email): Promise<void>;
}

export const test = journeys.extend<object, { world: OwnWorld }>({
  world: [
    async ({ browserName: _any }, provide) => {
      // With our schema first, a function of ours stands before the one of PostgreSQL: so the clock can be moved from outside.
      const { origin, dataDir, stop } = await runProduct({ PGOPTIONS: '-c search_path=public,pg_catalog' });
      const embedded = await joinEmbeddedDatabase(dataDir);
      const database = new pg.Client({ host: embedded.socketFolder, port: embedded.port, user: embedded.owner, database: 'pelaminan' });
      await database.connect();
      await provide({
        origin,
        async passADay() {
          await database.query(`create function public.clock_timestamp() returns timestamptz language sql volatile
            return pg_catalog.clock_timestamp() + interval '24 hours'`);
        },
        async unpublish(email) {
          await database.query(
            `update vendor set status = 0, published_at = null, about = '', phone = '', whatsapp = ''
             from account where account.id = vendor.account_id and account.email = $1`,
            [email],
          );
        },
      });
      await database.end();
      await embedded.leave();
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ world }, provide) => provide(world.origin),
});
