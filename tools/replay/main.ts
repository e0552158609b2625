// `npm run replay -- <file.csv>`: sends a real click or impression log through the running engine, and verifies all balances.
import { existsSync } from 'node:fs';
import { readLog } from './logs.ts';
import { replay } from './replay.ts';

const [file] = process.argv.slice(2);
if (file === undefined || !existsSync(file)) {
  console.error(file === undefined ? 'usage: npm run replay -- <file.csv>' : `there is no file ${file}`);
  process.exit(2);
}

const barWidth = 40;
/** One line that moves on a terminal; a line for every tenth elsewhere. */
function progress(total: number): (played: number) => void {
  let tenth = 0;
  return (played) => {
    const share = played / total;
    if (process.stderr.isTTY) {
      const done = Math.round(share * barWidth);
      process.stderr.write(
        `\r${'█'.repeat(done)}${'░'.repeat(barWidth - done)} ${played.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} `,
      );
      if (played === total) process.stderr.write('\n');
    } else if (Math.floor(share * 10) > tenth) {
      tenth = Math.floor(share * 10);
      process.stderr.write(`${tenth * 10} %\n`);
    }
  };
}

const { format, visits } = await readLog(file);
console.log(`a log of ${format}, ${visits.length.toLocaleString('en-US')} lines`);
const report = await replay(visits, progress(visits.length));
console.log(`\n${report.lines.join('\n')}`);
process.exit(report.isProven ? 0 : 1);
