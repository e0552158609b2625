// `npm run spec` checks the specification against a product it starts itself and prints a table. With an address it changes that product's data, which must be
// allowed explicitly: `npm run spec -- http://… --change`. It ends after two minutes in any case and says what did not respond.
import { runProduct } from '../../e2e/start-product.ts';
import { overHttp, withinTime } from './transport.ts';
import { walk } from './walk.ts';
import { faultText } from '../../server/kit/fault.ts';

/** From the first request on; starting a product has a limit of its own. */
const walkMaxMs = 120_000;

const given = process.argv.slice(2).find((argument) => argument.startsWith('http'));
if (given !== undefined && !process.argv.includes('--change')) {
  console.error(`The walk signs in, orders, books and asks: it changes the world at ${given}. Add --change if that is meant.`);
  process.exit(2);
}
const product = given === undefined ? await runProduct() : null;
try {
  const walked = await walk(withinTime(overHttp(given ?? product?.origin ?? ''), AbortSignal.timeout(walkMaxMs)));
  for (const { row, isThere, seen } of walked) console.log(`| ${isThere ? '✓' : '✗'} | ${row.name} | ${seen.replaceAll('|', '/')} |`);
  const missing = walked.filter(({ isThere }) => !isThere).length;
  console.log(`${walked.length - missing} of ${walked.length} rows hold`);
  process.exitCode = missing === 0 ? 0 : 1;
} catch (fault) {
  console.error(faultText(fault));
  process.exitCode = 1;
} finally {
  await product?.stop();
}
// A request that hung keeps its connection, and that would keep this process.
process.exit();
