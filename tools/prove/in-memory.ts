// Compares the model with the rules in core, without a server.
import { isDeepStrictEqual } from 'node:util';
import { sum } from '../../core/money.ts';
import { WorldByRules } from './model/by-rules.ts';
import { type Answer, vendorCount } from './model/commands.ts';
import { afterStep, emptyWorld, sightOf } from './model/world.ts';
import type { Sequence } from './commands.ts';

/** How the rules and the model differ over a sequence, or null. */
export function differenceInMemory({ startAt, steps }: Sequence): string | null {
  let world = emptyWorld(startAt, vendorCount);
  const rules = new WorldByRules(startAt, vendorCount);
  for (const [i, step] of steps.entries()) {
    const next = afterStep(world, step);
    world = next.world;
    const answers = rules.take(step);
    if (!isDeepStrictEqual(answers, next.answers)) return `step ${i} answers ${answers.join(', ')} instead of ${next.answers.join(', ')}`;
    for (let vendor = 0; vendor < vendorCount; vendor++) {
      const [seen, expected] = [rules.sight(vendor), sightOf(world, vendor)];
      if (!isDeepStrictEqual(seen, expected))
        return `after step ${i} vendor ${vendor} sees ${JSON.stringify(seen)} instead of ${JSON.stringify(expected)}`;
      if (seen.balanceIdr < 0) return `after step ${i} the credit of vendor ${vendor} is ${seen.balanceIdr}`;
    }
  }
  const keys = rules.journal().map(({ kind, sourceId }) => `${kind} ${sourceId}`);
  if (new Set(keys).size !== keys.length) return 'a movement was posted twice';
  const vendorSum = sum(Array.from({ length: vendorCount }, (_, vendor) => rules.sight(vendor).balanceIdr));
  const net = sum(
    rules
      .journal()
      .map((t) => (t.credit.kind === 'vendor_credit' ? t.amountIdr : 0) - (t.debit.kind === 'vendor_credit' ? t.amountIdr : 0)),
  );
  return vendorSum === net ? null : `balances are ${vendorSum}, the journal says ${net}`;
}

/** What the model answers to each command of a sequence. */
export function answersOf({ startAt, steps }: Sequence): Answer[] {
  let world = emptyWorld(startAt, vendorCount);
  return steps.flatMap((step) => {
    const next = afterStep(world, step);
    world = next.world;
    return next.answers;
  });
}
