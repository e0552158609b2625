import * as contract from '../../contract/results.ts';
import { checkPeriod } from '../../core/ads/periods.ts';
import { Refused } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import type { ResultsContext } from './context.ts';
import { emailWeeks } from './email-weeks.ts';
import { measureVendors } from './measure.ts';
import { readResults } from './read-results.ts';
import { readSimilar } from './read-similar.ts';

/** Binds the calls of the results page. Vendors are measured nightly at 03:50 WIB, and emailed on Mondays at 08:00; on Tuesdays where Monday’s failed. */
export function registerResults({ serve }: Service, context: ResultsContext): void {
  serve(contract.getResults, async ({ session, query }) => {
    const period = checkPeriod(query.start_date, query.end_date);
    if (!period.ok) throw new Refused(period.refusals);
    return { data: await readResults(context, session.vendor.id, period.value) };
  });
  serve(contract.getSimilarVendors, async ({ session }) => ({ data: await readSimilar(context.db, session.vendor.id) }));
  context.jobs.handle({
    name: 'results-measure',
    retries: 2,
    schedule: '50 3 * * *',
    work: () => measureVendors(context.db, context.clock.now()),
  });
  context.jobs.handle({ name: 'results-email', retries: 2, schedule: '0 8 * * 1,2', work: () => emailWeeks(context) });
}
