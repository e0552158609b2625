// `npm run prove -- [--sequences 1000000] [--http 2000] [--seeds 5] [--seed n] [--tokens 100000] [--nights 4]`: compares the rules and the servers with a
// simple model. A printed seed repeats its run.
import { parseArgs } from 'node:util';
import { seeded } from '../../bench/simulator/chance.ts';
import { liveThrough, type Night } from './midnight.ts';
import { repeatTokens } from './repeats.ts';
import { type Proof, proveInMemory, proveOverHttp } from './run.ts';

const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '1000000' },
    http: { type: 'string', default: '2000' },
    seeds: { type: 'string', default: '5' },
    tokens: { type: 'string', default: '100000' },
    nights: { type: 'string', default: '4' },
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

// Ended from outside, no server and no database is left behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
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
/** Says every so often how far it is: over HTTP the sequences of a seed take many minutes. */
const progressMs = 15_000;
async function provenOverHttp(seed: number): Promise<Proof> {
  let done = 0;
  const line = setInterval(() => console.error(`over HTTP, seed ${seed}: ${done} of ${overHttp} sequences`), progressMs);
  try {
    return await proveOverHttp(seed, overHttp, () => done++);
  } finally {
    clearInterval(line);
  }
}
for (let i = 0; overHttp > 0 && i < seeds; i++) report('over HTTP, two servers', await provenOverHttp(first + 1_000 * i));
if (whole('tokens') > 0) {
  const startedAt = performance.now();
  let toldAt = startedAt;
  const repeats = await repeatTokens(whole('tokens'), seeded(first), (done) => {
    if (performance.now() - toldAt < progressMs) return;
    toldAt = performance.now();
    console.error(`repeated clicks, seed ${first}: ${done} of ${values.tokens} tokens`);
  });
  const isFine = repeats.charged === repeats.tokens && repeats.doubled === 0 && repeats.differences.length === 0;
  isProven &&= isFine;
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(`${isFine ? '✓' : '✗'} repeated clicks, seed ${first}, in ${seconds} s: ${JSON.stringify(repeats)}`);
}
const nights: readonly Night[] = [
  { begins: '2026-11-21', machinesMs: [5_000, -5_000], beforeMs: 10_000, afterMs: 10_000 },
  { begins: '2027-01-01', machinesMs: [600_000, -600_000], beforeMs: 10_000, afterMs: 10_000 },
  { begins: '2028-02-29', machinesMs: [-600_000, 5_000], beforeMs: 10_000, afterMs: 10_000 },
  { begins: '2028-03-01', machinesMs: [-5_000, 600_000], beforeMs: 10_000, afterMs: 10_000 },
];
for (const night of nights.slice(0, whole('nights'))) {
  const report = await liveThrough(night);
  const { mistimed, misdated, budgetBackMs, lastOfEndedMs, firstOfBegunMs } = report;
  const isOnTime = Math.max(budgetBackMs, lastOfEndedMs, firstOfBegunMs) <= 5_000;
  const isFine = mistimed === 0 && misdated === 0 && isOnTime && report.differences.length === 0;
  isProven &&= isFine;
  console.log(
    `${isFine ? '✓' : '✗'} midnight before ${night.begins}, machines off by ${night.machinesMs.join(' and ')} ms: ${JSON.stringify(report)}`,
  );
}
process.exit(isProven ? 0 : 1);
