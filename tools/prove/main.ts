// `npm run prove -- [--sequences 1000000] [--http 2000] [--seeds 5] [--seed n]`: the rules and the servers against the plain model. A seed that is
// printed repeats its run.
import { parseArgs } from 'node:util';
import { type Proof, proveInMemory, proveOverHttp } from './run.ts';

const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '1000000' },
    http: { type: 'string', default: '2000' },
    seeds: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_007) },
  },
});
const whole = (name: keyof typeof values): number => {
  const number = Number(values[name]);
  if (!Number.isSafeInteger(number) || number < 0) {
    console.error(`--${name} is a whole number`);
    process.exit(2);
  }
  return number;
};
const [first, inMemory, overHttp, seeds] = [whole('seed'), whole('sequences'), whole('http'), whole('seeds')];

let isProven = true;
function report(what: string, { seed, sequences, seconds, playedAgain, failures }: Proof): void {
  isProven &&= failures.length === 0;
  const rate = Math.round(sequences / seconds).toLocaleString('en-US');
  console.log(
    `${failures.length === 0 ? '✓' : '✗'} ${what}, seed ${seed}: ${sequences.toLocaleString('en-US')} sequences in ${seconds.toFixed(1)} s, ${rate} a second${playedAgain > 0 ? `, ${playedAgain} times again on a busy machine` : ''}`,
  );
  for (const failure of failures) console.log(failure);
}

if (inMemory > 0) report('in memory', await proveInMemory(first, inMemory));
for (let i = 0; overHttp > 0 && i < seeds; i++) report('over HTTP, two servers', await proveOverHttp(first + 1_000 * i, overHttp));
process.exit(isProven ? 0 : 1);
