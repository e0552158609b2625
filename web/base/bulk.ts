/** What is done to many rows, one after the other, so that an account's budget of requests holds. */
export interface Bulk<Row> {
  readonly rows: readonly Row[];
  readonly act: (row: Row) => Promise<unknown>;
  /** Called after each, with how many are done. */
  readonly onDone: (done: number) => void;
}

/** Does it to each row; one that fails keeps no other from it. Answers the rows that it was done to, and the first failure. */
export async function doToEach<Row>({
  rows,
  act,
  onDone,
}: Bulk<Row>): Promise<{ readonly done: readonly Row[]; readonly failure: unknown }> {
  const done: Row[] = [];
  let failure: unknown = null;
  for (const [index, row] of rows.entries()) {
    try {
      await act(row);
      done.push(row);
    } catch (fault) {
      failure ??= fault;
    }
    onDone(index + 1);
  }
  return { done, failure };
}
