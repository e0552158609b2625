import { expect, test } from 'vitest';
import { openScratchDatabase } from '../testing/scratch-database.ts';
import { inOrder, migrate, unknownMigrations } from './migrate.ts';

test('migrations come in the order of their numbers, and no two have the same', () => {
  expect(inOrder(['0010_second.sql', 'notes.md', '0002_first.sql'])).toEqual(['0002_first.sql', '0010_second.sql']);
  expect(() => inOrder(['0010_one.sql', '0010_other.sql'])).toThrow('0010_one.sql and 0010_other.sql have the same number');
});

test('a database knows migrations under the names they had when it was made, also those that got another number', async () => {
  const scratch = await openScratchDatabase();
  try {
    const { rows } = await scratch.client.query<{ name: string }>(
      "select name from schema_migration where name ~ 'acqui|managers|2027' order by name",
    );
    expect(rows.map(({ name }) => name)).toEqual(['0020_acquisition.sql', '0036_account_managers.sql', '0036_bank_holidays_2027.sql']);
    expect(await migrate(scratch.client)).toEqual([]);
    expect(await unknownMigrations(scratch.client)).toEqual([]);
  } finally {
    await scratch.close();
  }
});
