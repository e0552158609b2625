// Spreads the tables of the ad engine over the workers of a Citus cluster, all rows of a vendor on one of them, while servers run (decision 0143).
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { writersName } from '../kit/database.ts';
import { faultCode } from '../kit/fault.ts';

/**
 * The tables whose rows each belong to a vendor, those that others refer to first. `ad_market_day`, `ad_traffic_hour` and `ad_news` are of all
 * vendors, and small: they stay where the rest of the product is.
 */
export const spreadTables = [
  'vendor_ad',
  'ad_click',
  'vendor_ad_change',
  'ad_alert',
  'ad_click_viewer',
  'ad_dispute',
  'ad_impression',
  'ad_lead',
  'ad_minimum_notice',
  'ad_settlement',
  'ad_stat_day',
  'ad_stat_fresh',
  'ad_stat_hour',
] as const;
const firstTable = 'vendor_ad';
/** Who waits longer for the locks lets the writers go on first: two that wait for each other are told after a second. */
const lockMs = 300;
const lockTries = 100;

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
  /** The tables that were spread now, all of them or none. */
  readonly tables: readonly string[];
  /** So long writers waited at most. */
  readonly pausedMs: number;
}

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
 * Spreads all of them in one transaction, while servers of this version run. Writers of clicks and displays, and anyone who moves credit, wait until it is done.
 * The client is connected as the owner of the tables, without time-outs.
 */
export async function distribute(
  owner: pg.Client,
  wish: { readonly shards: number },
  say: (what: string) => void = () => undefined,
): Promise<Distributed> {
  const cluster = await clusterOf(owner);
  await renewWriters(owner);
  await owner.query(networkClicks);
  await owner.query("select create_distributed_function('ad_all_or_nothing(bigint, bigint, interval)')");
  await owner.query(`set citus.shard_count = ${Math.trunc(wish.shards)}`);
  const missing = [];
  for (const table of spreadTables) if (!(await isSpread(owner, table))) missing.push(table);
  const began = performance.now();
  for (let tries = 1; missing.length > 0; tries++) {
    await owner.query('begin');
    try {
      // All are locked before any is copied, so that nobody who writes to several of them sees some here and some there, or waits in a circle with us.
      await owner.query(`set local lock_timeout = '${lockMs}ms'`);
      await owner.query(`lock table ${missing.join(', ')} in exclusive mode`);
      await owner.query("set local lock_timeout = 0; set local citus.multi_shard_modify_mode = 'sequential'");
      for (const table of missing) {
        // `create_distributed_table_concurrently` lets others write meanwhile, and some of what they wrote was lost.
        await owner.query("select create_distributed_table($1, 'vendor_id', colocate_with => $2)", [
          table,
          table === firstTable ? 'none' : firstTable,
        ]);
        say(`${table} is copied`);
      }
      await owner.query('commit');
      break;
    } catch (fault) {
      await owner.query('rollback');
      if (tries === lockTries || !['55P03', '40P01'].includes(faultCode(fault) ?? '')) throw fault;
      await sleep(lockMs);
    }
  }
  const pausedMs = missing.length === 0 ? 0 : performance.now() - began;
  // What was copied is still on the coordinator, where nobody sees it.
  for (const table of spreadTables.toReversed()) await owner.query('select truncate_local_data_after_distributing_table($1)', [table]);
  await keepConnections(owner);
  const shards = await textsOf(owner, 'select shardid::text as text from pg_dist_shard where logicalrelid = $1::regclass', [firstTable]);
  return { ...cluster, shards: shards.length, tables: missing, pausedMs };
}
