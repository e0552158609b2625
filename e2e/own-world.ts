// A separate product for journeys that affect everyone, such as changing the clock.
import pg from 'pg';
import { joinEmbeddedDatabase } from '../server/database/embedded.ts';
import { copyOfDemoWorld } from '../tools/demo-world.ts';
import type { Email } from './cast.ts';
import { test as journeys } from './journey.ts';
import { runProduct } from './start-product.ts';

interface OwnWorld {
  readonly origin: string;
  /** Moves the clock on to this time tomorrow, once. Servers follow the clock of their database within ten seconds. */
  passADay(): Promise<void>;
  /** Leaves an email to this address that was tried for the last time and failed. */
  failMail(to: string): Promise<void>;
  /** Makes a published vendor one that never filled in what it does and how to reach it. */
  unpublish(email: Email): Promise<void>;
  /** Hides a vendor whose profile is complete, as an operator does. */
  hide(email: Email): Promise<void>;
  /** Suspends a vendor. */
  suspend(email: Email): Promise<void>;
  /** From now on VAT is another one, in basis points; processes hear of it. */
  changeTax(basisPoints: number): Promise<void>;
  /** The 14 days of this account that is to be deleted are over. */
  endDeletionDays(email: Email): Promise<void>;
}

export const test = journeys.extend<object, { world: OwnWorld }>({
  world: [
    async ({ browserName: _any }, provide) => {
      // With our schema first, a function of ours is before the one of PostgreSQL: so the clock can be moved from outside.
      const { origin, dataDir, stop } = await runProduct({ PGOPTIONS: '-c search_path=public,pg_catalog' }, await copyOfDemoWorld());
      const embedded = await joinEmbeddedDatabase(dataDir);
      const database = new pg.Client({ host: embedded.socketFolder, port: embedded.port, user: embedded.owner, database: 'pelaminan' });
      await database.connect();
      /** Writes where a vendor stands, which its open pages hear as they do from the product. */
      const stand = (email: Email, how: string) =>
        database.query(
          `with changed as (update vendor set ${how} from account where account.id = vendor.account_id and account.email = $1 returning account_id)
           select pg_notify('pelaminan', 'account:' || account_id || ' {"kind":"account"}') from changed`,
          [email],
        );
      await provide({
        origin,
        async passADay() {
          await database.query(`create function public.clock_timestamp() returns timestamptz language sql volatile
            return pg_catalog.clock_timestamp() + interval '24 hours'`);
        },
        async failMail(to) {
          const id = crypto.randomUUID();
          await database.query(
            `insert into pgboss.job (id, name, data, state, retry_count, retry_limit, completed_on, output)
             values ($1, 'send-mail', $2, 'failed', 10, 10, now(), '{"message": "550 mailbox unavailable"}')`,
            [id, { id, to, subject: 'Late', text: 'Late, but here.' }],
          );
        },
        async changeTax(basisPoints) {
          await database.query(`insert into product_setting (name, value, valid_from, set_at) values ('tax.vat', $1, now(), now())`, [
            JSON.stringify(basisPoints),
          ]);
          await database.query(`select pg_notify('pelaminan', 'settings tax.vat')`);
        },
        async endDeletionDays(email) {
          await database.query(
            `update account_deletion d set asked_at = now() - interval '15 days', erase_at = now() - interval '1 day'
             from account where account.id = d.account_id and account.email = $1`,
            [email],
          );
          await database.query(`insert into pgboss.job (id, name, data) values ($1, 'accounts-erase', '{}')`, [crypto.randomUUID()]);
        },
        async hide(email) {
          await stand(email, 'status = 0');
        },
        async suspend(email) {
          await stand(email, 'status = 2');
        },
        async unpublish(email) {
          await stand(email, `status = 0, published_at = null, about = '', phone = '', whatsapp = ''`);
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
