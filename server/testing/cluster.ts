// A Citus cluster for tests (`CLUSTER_DATABASE_URL`): a template that is distributed, of which every test app gets a copy on each node.
import pg from 'pg';
import type { TestProject } from 'vitest/node';

/** As a superuser, at the coordinator; undefined where there is none. */
export const clusterUrl = process.env['CLUSTER_DATABASE_URL'];

export interface ClusterNode {
  readonly host: string;
  readonly port: number;
}

/** Its nodes, the coordinator first. */
export async function nodesOf(url: string): Promise<ClusterNode[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<ClusterNode>(
      "select nodename as host, nodeport as port from pg_dist_node where isactive and noderole = 'primary' order by groupid",
    );
    return rows;
  } finally {
    await client.end();
  }
}

const inDatabase = async (url: string, node: ClusterNode, database: string, ...texts: string[]): Promise<void> => {
  const { username, password } = new URL(url);
  const client = new pg.Client({ host: node.host, port: node.port, user: username, password, database });
  await client.connect();
  try {
    for (const text of texts) await client.query(text);
  } finally {
    await client.end();
  }
};

/** Makes a database of this name on all nodes, and a cluster of them. */
export async function createClusterDatabase(url: string, database: string, workers = Infinity): Promise<void> {
  const nodes = await nodesOf(url);
  for (const node of nodes) {
    await inDatabase(url, node, 'postgres', `drop database if exists ${database} with (force)`, `create database ${database}`);
    await inDatabase(url, node, database, 'create extension citus');
  }
  const [coordinator, ...others] = nodes;
  if (coordinator === undefined) throw new Error('a cluster has nodes');
  await inDatabase(
    url,
    coordinator,
    database,
    `select citus_set_coordinator_host('${coordinator.host}', ${coordinator.port})`,
    ...others.slice(0, workers).map(({ host, port }) => `select citus_add_node('${host}', ${port})`),
  );
}

export async function dropClusterDatabase(url: string, database: string): Promise<void> {
  for (const node of await nodesOf(url)) await inDatabase(url, node, 'postgres', `drop database if exists ${database} with (force)`);
}

const template = 'template_pelaminan';

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (clusterUrl === undefined) return undefined;
  const { prepareSchema } = await import('../database/open.ts');
  const { distribute } = await import('../database/distribute.ts');
  const nodes = await nodesOf(clusterUrl);
  const [coordinator] = nodes;
  if (coordinator === undefined) return undefined;
  for (const node of nodes)
    await inDatabase(
      clusterUrl,
      node,
      'postgres',
      "do $$ begin if not exists (select from pg_roles where rolname = 'pelaminan_owner') then create role pelaminan_owner superuser login; end if; end $$",
    );
  await createClusterDatabase(clusterUrl, template);
  const target = { host: coordinator.host, port: coordinator.port, database: template, user: 'pelaminan_owner' };
  await prepareSchema(target);
  const owner = new pg.Client(target);
  await owner.connect();
  await distribute(owner, { shards: 4 });
  await owner.end();
  // A template must have no connections, and Citus keeps some.
  for (const node of nodes)
    await inDatabase(
      clusterUrl,
      node,
      'postgres',
      `alter database ${template} allow_connections false`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${template}'`,
    );
  project.provide('postgres', { socketFolder: coordinator.host, port: coordinator.port, template, nodes });
  return undefined;
}
