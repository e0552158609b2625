import { type RawBuilder, sql } from 'kysely';

/**
 * The rows of a query after an instant and key, newest first: rows of one instant follow each other by key, so that none is lost or shown twice where a page
 * ends among them. The query has columns `at` and `key`. Instants count in milliseconds, as browsers and cursors have them.
 */
export const pageAfter = ({
  at,
  key,
  limit,
}: {
  readonly at: number;
  readonly key: string;
  readonly limit: number;
}): RawBuilder<unknown> => sql`
  where (date_trunc('milliseconds', at), key collate "C") < (${new Date(at)}::timestamptz, ${key}::text)
  order by date_trunc('milliseconds', at) desc, key collate "C" desc limit ${limit}`;
