// `npm run spec -- [http://…]` walks the specification's two tables against a running server, or against one of its own, and prints a table.
import { runProduct } from '../../e2e/start-product.ts';
import { walk } from './walk.ts';

const given = process.argv[2];
const product = given === undefined ? await runProduct() : null;
try {
  const walked = await walk(given ?? product?.origin ?? '');
  for (const { row, isThere, seen } of walked) console.log(`| ${isThere ? '✓' : '✗'} | ${row.name} | ${seen.replaceAll('|', '/')} |`);
  const missing = walked.filter(({ isThere }) => !isThere).length;
  console.log(`${walked.length - missing} of ${walked.length} rows work`);
  process.exitCode = missing === 0 ? 0 : 1;
} finally {
  await product?.stop();
}
