import * as contract from '../../contract/results.ts';
import { checkPeriod } from '../../core/ads/periods.ts';
import { Refused } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import type { ResultsContext } from './context.ts';
import { readResults } from './read-results.ts';

/** Binds the call of the results page. */
export function registerResults({ serve }: Service, context: ResultsContext): void {
  serve(contract.getResults, async ({ session, query }) => {
    const period = checkPeriod(query.start_date, query.end_date);
    if (!period.ok) throw new Refused(period.refusals);
    return { data: await readResults(context, session.vendor.id, period.value) };
  });
}
