// `npm run drill -- [--payments 40]`: a backup under load, the loss of everything else, and the way back, with the books examined at the end.
import { parseArgs } from 'node:util';
import { drill } from './drill.ts';

const { values } = parseArgs({ options: { payments: { type: 'string', default: '40' } } });
const report = await drill({ paymentsBefore: Number(values.payments) }, (what) => console.error(what));
console.log(JSON.stringify(report, null, 2));
process.exit(report.lost === 0 && report.differences.length === 0 && report.isAuditWhole && report.worksAgain ? 0 : 1);
