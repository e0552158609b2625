// Every decision of operators and its screen: dialogs and forms submit with Ctrl+Enter, and a decided row leads to the next one. New decisions must be added
// here.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Endpoint } from '../contract/endpoint.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, 'web/features/operations', file), 'utf8');

/** `sent`: the file whose dialog or form sends it. `row`: the file with the buttons of its row, where it is one of a queue. */
interface Decision {
  readonly sent: string;
  readonly row?: string;
}
const decisions: Readonly<Record<string, Decision>> = {
  acceptAcquisition: { sent: 'acquisitions/accept-dialog.tsx', row: 'acquisitions/use-acquisition-columns.tsx' },
  dismissAcquisition: { sent: 'acquisitions/acquisitions-screen.tsx', row: 'acquisitions/use-acquisition-columns.tsx' },
  addFair: { sent: 'fairs/fair-dialog.tsx' },
  changeFair: { sent: 'fairs/fair-dialog.tsx' },
  putFairVendor: { sent: 'fairs/fair-vendors-dialog.tsx' },
  decideHilda: { sent: 'hilda/hilda-screen.tsx', row: 'hilda/hilda-screen.tsx' },
  refundInstalment: { sent: 'payments/instalments.tsx', row: 'payments/instalments.tsx' },
  startPayout: { sent: 'payouts/start-dialog.tsx', row: 'payouts/use-payout-columns.tsx' },
  makeBankFile: { sent: 'payouts/file-dialog.tsx' },
  undoPayoutStart: { sent: 'payouts/start-dialog.tsx', row: 'payouts/use-payout-columns.tsx' },
  payPayout: { sent: 'payouts/paid-dialog.tsx', row: 'payouts/use-payout-columns.tsx' },
  failPayout: { sent: 'payouts/fail-dialog.tsx', row: 'payouts/use-payout-columns.tsx' },
  returnPayout: { sent: 'payouts/fail-dialog.tsx', row: 'payouts/use-payout-columns.tsx' },
  decideDispute: { sent: 'disputes/dispute-decision.tsx', row: 'disputes/use-dispute-columns.tsx' },
  askAdjustment: { sent: 'adjustments/adjustment-form.tsx' },
  changeVendorStatus: { sent: 'vendors/vendor-action.tsx' },
  endVendorSessions: { sent: 'vendors/vendor-action.tsx' },
  markReturned: { sent: 'payments/refunds.tsx', row: 'payments/refunds.tsx' },
  answerPaymentAlert: { sent: 'payments/alerts.tsx', row: 'payments/alerts.tsx' },
  decideProposal: { sent: 'proposals/decide-dialog.tsx', row: 'proposals/waits.tsx' },
  withdrawProposal: { sent: 'proposals/waits.tsx', row: 'proposals/waits.tsx' },
  changeSetting: { sent: 'settings/change-dialog.tsx' },
  decideReviewCase: { sent: 'disputes/review-decision.tsx', row: 'disputes/use-review-columns.tsx' },
  decideSpamReport: { sent: 'spam/spam-decision.tsx', row: 'spam/use-spam-columns.tsx' },
  approveAgreement: { sent: 'review/approve-dialog.tsx' },
  declineAgreement: { sent: 'review/decline-dialog.tsx' },
};
/** One press is all there is of these, with nothing to write: the button itself, or a choice. */
const pressed: Readonly<Record<string, string>> = {
  inviteAgain: 'acquisitions/use-acquisition-columns.tsx',
  retryFailedJob: 'failed-jobs/failed-jobs-screen.tsx',
  dismissFailedJob: 'failed-jobs/failed-jobs-screen.tsx',
  removeFairVendor: 'fairs/fair-vendors-dialog.tsx',
  setAccountManager: 'vendors/manager-card.tsx',
  revealPayoutNumber: 'payouts/account-number.tsx',
  revealRefundNumber: 'payments/repay-to.tsx',
  revealNumber: 'review/case-fields.tsx',
  lookAtCase: 'review/queries.ts',
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value && 'path' in value;

async function actsOfOperators(): Promise<string[]> {
  const files = readdirSync(path.join(root, 'contract')).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(path.join(root, 'contract', file)) as Promise<Record<string, unknown>>));
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) =>
      isEndpoint(value) && value.method !== 'GET' && value.access.startsWith('operator') ? [name] : [],
    ),
  );
}

test('every act of operators is a decision that is sent by Ctrl+Enter, or one press', async () => {
  expect((await actsOfOperators()).toSorted()).toEqual([...Object.keys(decisions), ...Object.keys(pressed)].toSorted());
});

test.each(Object.entries(decisions))('%s is sent from a dialog or a form of ours', (name, { sent }) => {
  const source = read(sent);
  expect(source).toMatch(new RegExp(`\\b${name}\\b`));
  expect(source).toMatch(/<(DecisionDialog|ConfirmDialog|FormDialog|Dialog|Form)\b/);
});

test.each(Object.entries(pressed))('%s is one press', (name, file) => expect(read(file)).toMatch(new RegExp(`\\b${name}\\b`)));

test.each(Object.entries(decisions).filter(([, { row }]) => row !== undefined))(
  'the row of %s can be found as the next case',
  (_, { row = '' }) => expect(read(row)).toContain('data-key="a"'),
);

test('the dialog and the form press their main button by Ctrl+Enter, and queues lead on', () => {
  expect(read('../../ui/dialog.tsx')).toContain('sendBy(event, buttons.current?.lastElementChild)');
  expect(read('../../ui/form.tsx')).toContain('sendBy(event, element.querySelector(\'[type="submit"]\'))');
  expect(read('queue/queue-table.tsx')).toContain('useNextCase(table, rows)');
  expect(read('review/case-notices.tsx')).toContain('useOnwards(');
});
