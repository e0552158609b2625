// `npm run attack -- [name …] [--short]`: attacks two server processes with their own data; exits with 1 if an attack succeeds.
import { parseArgs } from 'node:util';
import { attacks } from './attacks/index.ts';
import { runAttacks } from './run.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { short: { type: 'boolean', default: false } } });
const unknown = positionals.filter((name) => !attacks.some((attack) => attack.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}. There are:\n${attacks.map(({ name, about }) => `  ${name.padEnd(24)} ${about}`).join('\n')}`,
  );
  process.exit(2);
}
const chosen = positionals.length === 0 ? attacks : attacks.filter(({ name }) => positionals.includes(name));
const outcomes = await runAttacks(chosen, { isShort: values.short }, (what) => console.error(what));
for (const { name, result, seconds } of outcomes) {
  console.log(`${(result.failures.length === 0 ? 'held' : 'GAVE WAY').padEnd(8)}  ${name}  (${seconds.toFixed(1)} s)`);
  for (const [figure, value] of Object.entries(result.figures)) console.log(`        ${figure.padEnd(52)} ${value}`);
  for (const failure of result.failures) console.log(`      ! ${failure}`);
}
process.exit(outcomes.every(({ result }) => result.failures.length === 0) ? 0 : 1);
