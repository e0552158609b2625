// Spreads the tables of the ad engine over the workers of a Citus cluster, all rows of a vendor on one of them, while servers run (decision 0143).
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { writersName } from '../kit/database.ts';

const all = 'delete, insert, select, update';
/**
 * The tables whose rows each belong to a vendor, and what the application may do with them: Citus makes them anew, with the rights that new tables
 * have. `ad_market_day`, `ad_traffic_hour` and `ad_news` are of all vendors, and small: they stay where the rest of the product is.
 */
export const rights = {
  vendor_ad: all,
  vendor_ad_change: 'insert, select',
  ad_alert: all,
  ad_click: 'insert, select',
  ad_click_viewer: all,
  ad_dispute: 'insert, select, update',
  ad_impression: all,
  ad_lead: 'insert, select',
  ad_minimum_notice: all,
  ad_settlement: 'insert, select',
  ad_stat_day: all,
  ad_stat_fresh: all,
  ad_stat_hour: all,
} as const;
export const spreadTables = Object.keys(rights) as readonly (keyof typeof rights)[];
const firstTable = 'vendor_ad';

/** What a table of theirs refers to. No table is spread while servers run that others refer to, so these are lifted meanwhile. */
export const references = [
  ['vendor_ad_change', 'vendor_ad_change_vendor_id_fkey', 'foreign key (vendor_id) references vendor_ad (vendor_id)'],
  ['ad_alert', 'ad_alert_vendor_id_fkey', 'foreign key (vendor_id) references vendor_ad (vendor_id)'],
  ['ad_minimum_notice', 'ad_minimum_notice_vendor_id_fkey', 'foreign key (vendor_id) references vendor_ad (vendor_id)'],
  ['ad_dispute', 'ad_dispute_vendor_id_click_id_fkey', 'foreign key (vendor_id, click_id) references ad_click (vendor_id, id)'],
  ['ad_lead', 'ad_lead_vendor_id_click_id_fkey', 'foreign key (vendor_id, click_id) references ad_click (vendor_id, id)'],
] as const;

/**
 * Functions as they are where the tables are spread: the networks of clicks are counted by each worker among its own, where a limit for each network
 * cannot be kept.
 */
const networkClicks = `
  create or replace function ad_network_clicks(networks text[], hours timestamptz[], at_most integer)
  returns table (place bigint, clicks bigint) language plpgsql stable as $$
  begin
    return query
      with counted as (
        select w.network, w.hour, count(*) as clicks
        from (select distinct u.network, u.hour from unnest(networks, hours) as u (network, hour)) w
        join ad_click o on o.network = w.network and o.clicked_at >= w.hour and o.clicked_at < w.hour + interval '1 hour'
        group by w.network, w.hour
      )
      select c.place, least(n.clicks, at_most) from unnest(networks, hours) with ordinality as c (network, hour, place)
      join counted n on n.network = c.network and n.hour = c.hour;
  end $$`;

export interface Distributed {
  /** Of Citus. */
  readonly version: string;
  /** The workers, as host and port. */
  readonly workers: readonly string[];
  /** Over how many shards the vendors are spread. */
  readonly shards: number;
  /** The milliseconds that each table took; those that were spread before are not in it. */
  readonly tables: Readonly<Record<string, number>>;
}

const application = 'pelaminan_app';

async function textsOf(owner: pg.Client, query: string, values: readonly unknown[] = []): Promise<string[]> {
  const { rows } = await owner.query<{ text: string }>(query, [...values]);
  return rows.map(({ text }) => text);
}

/** Of each node. The server checks of the coordinator alone that it forgets nothing. */
const needed = [
  ['wal_level', 'logical', 'tables move by logical replication while servers run'],
  ['fsync', 'on', 'what was acknowledged must not be forgotten'],
  ['full_page_writes', 'on', 'what was acknowledged must not be forgotten'],
  ['synchronous_commit', 'on', 'what was acknowledged must not be forgotten'],
] as const;

/** The cluster behind a connection. Throws what is missing where the tables cannot be spread. */
async function clusterOf(owner: pg.Client): Promise<Pick<Distributed, 'version' | 'workers'>> {
  const [version] = await textsOf(owner, "select extversion as text from pg_extension where extname = 'citus'");
  if (version === undefined)
    throw new Error('This database has no Citus. Install Citus 13 or newer on each node and run: create extension citus');
  const workers = await textsOf(
    owner,
    `select nodename || ':' || nodeport as text from pg_dist_node
     where isactive and noderole = 'primary' and groupid <> 0 and shouldhaveshards order by 1`,
  );
  if (workers.length === 0)
    throw new Error("This cluster has no worker. Add one at the coordinator: select citus_add_node('its host', 5432)");
  for (const [setting, wanted, why] of needed) {
    const values = await textsOf(owner, 'select result as text from run_command_on_all_nodes($1)', [`show ${setting}`]);
    if (values.some((value) => value !== wanted)) throw new Error(`Set ${setting} = ${wanted} on each node: ${why}.`);
  }
  return { version, workers };
}

const isSpread = async (owner: pg.Client, table: string): Promise<boolean> =>
  (await textsOf(owner, 'select partkey as text from pg_dist_partition where logicalrelid = $1::regclass', [table])).some(
    (key: string | null) => key !== null,
  );

/** What holds for a table: its checks, keys, indexes and columns. */
const promisesOf = (owner: pg.Client, table: string): Promise<string[]> =>
  textsOf(
    owner,
    `select conname || ' ' || pg_get_constraintdef(oid) as text from pg_constraint where conrelid = $1::regclass and contype <> 'f'
     union all select pg_get_indexdef(indexrelid) from pg_index where indrelid = $1::regclass
     union all select 'column ' || concat_ws(' ', attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid))
       from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum where attrelid = $1::regclass and attnum > 0 and not attisdropped
     union all select 'identity ' || relreplident::text from pg_class where oid = $1::regclass order by 1`,
    [table],
  );

async function spread(owner: pg.Client, table: keyof typeof rights): Promise<void> {
  const promises = await promisesOf(owner, table);
  await owner.query("select create_distributed_table_concurrently($1, 'vendor_id', colocate_with => $2)", [
    table,
    table === firstTable ? 'none' : firstTable,
  ]);
  const kept = await promisesOf(owner, table);
  const lost = promises.filter((promise) => !kept.includes(promise));
  if (lost.length > 0) throw new Error(`${table} is no longer as it was: ${lost.join('; ')}`);
}

/** Connections that write clicks and were opened before Citus was there keep plans that it cannot use. Their pools open others. */
async function renewWriters(owner: pg.Client): Promise<void> {
  const from = new Date();
  for (let open = 1; open > 0 && Date.now() - from.getTime() < 10_000; await sleep(50)) {
    const { rows } = await owner.query<{ is_idle: boolean }>(
      `select case when state = 'idle' then pg_terminate_backend(pid) else false end as is_idle from pg_stat_activity
       where datname = current_database() and application_name = $1 and backend_start < $2`,
      [writersName, from],
    );
    open = rows.length;
  }
}

/**
 * A batch of clicks writes to each shard over a connection of its own. By default Citus keeps one for each worker and opens the others anew for every
 * batch, which costs more than all the rest of it.
 */
async function keepConnections(owner: pg.Client): Promise<void> {
  const [database] = await textsOf(owner, 'select quote_ident(current_database()) as text');
  await owner.query(`alter database ${database} set citus.max_cached_conns_per_worker = ${connectionsKept}`);
}
const connectionsKept = 8;

/**
 * Spreads what is not spread yet, one table after the other, while servers of this version run; it can be run again whatever happens in between.
 * The client is connected as the owner of the tables, without time-outs.
 */
export async function distribute(
  owner: pg.Client,
  wish: { readonly shards: number },
  say: (what: string) => void = () => undefined,
): Promise<Distributed> {
  const cluster = await clusterOf(owner);
  const tables: Record<string, number> = {};
  await renewWriters(owner);
  await owner.query(networkClicks);
  await owner.query("select create_distributed_function('ad_all_or_nothing(bigint, bigint, interval)')");
  await owner.query(`set citus.shard_count = ${Math.trunc(wish.shards)}`);
  for (const table of spreadTables) {
    if (!(await isSpread(owner, table))) {
      for (const [from, name] of references) await owner.query(`alter table ${from} drop constraint if exists ${name}`);
      const began = performance.now();
      await spread(owner, table);
      tables[table] = performance.now() - began;
      say(`${table}: ${(tables[table] / 1_000).toFixed(1)} s`);
    }
    // Also where an earlier run ended before it came to this.
    await owner.query(`revoke all on ${table} from ${application}; grant ${rights[table]} on ${table} to ${application}`);
  }
  for (const [from, name, definition] of references) {
    const there = await textsOf(owner, 'select conname as text from pg_constraint where conrelid = $1::regclass and conname = $2', [
      from,
      name,
    ]);
    if (there.length === 0) await owner.query(`alter table ${from} add constraint ${name} ${definition}`);
  }
  await keepConnections(owner);
  const shards = await textsOf(owner, 'select shardid::text as text from pg_dist_shard where logicalrelid = $1::regclass', [firstTable]);
  return { ...cluster, shards: shards.length, tables };
}
