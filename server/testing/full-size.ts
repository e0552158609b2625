/** `FULL_SIZE=1` runs tests of races and kills at the size they were proven at (docs/proof.md); without it they are short enough for every day. */
export const sized = (everyDay: number, full: number): number => (process.env['FULL_SIZE'] === '1' ? full : everyDay);

/** Where random inputs start: the same in every run, so that a test fails for a change alone. `SEED` or `FULL_SIZE=1` draw others. */
export const testSeed = Number(process.env['SEED'] ?? sized(1, Date.now() % 1_000_000));

const dayOfYear = (now: Date): number => Math.floor((now.getTime() - Date.UTC(now.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;
/** The same for what is too much to be sent in one run: where `CI` is set, each day of the year looks elsewhere, the same all day. */
export const variedSeed = process.env['SEED'] === undefined && process.env['CI'] !== undefined ? dayOfYear(new Date()) : testSeed;
