/** `FULL_SIZE=1` runs tests of races and kills at the size they were proven at (docs/proof.md); without it they are short enough for every day. */
export const sized = (everyDay: number, full: number): number => (process.env['FULL_SIZE'] === '1' ? full : everyDay);

/** Where random inputs start: the same in every run, so that a test fails for a change alone. `SEED` or `FULL_SIZE=1` draw others. */
export const testSeed = Number(process.env['SEED'] ?? sized(1, Date.now() % 1_000_000));
