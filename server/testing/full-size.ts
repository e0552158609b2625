/** `FULL_SIZE=1` runs tests of races and kills at the size they were proven at (docs/proof.md); without it they are short enough for every day. */
export const sized = (everyDay: number, full: number): number => (process.env['FULL_SIZE'] === '1' ? full : everyDay);
