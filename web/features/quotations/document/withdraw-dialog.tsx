import { useQueryClient } from '@tanstack/react-query';
import { type Quotation, withdrawQuotation } from '../../../../contract/quotations.ts';
import { quotationRules } from '../../../../core/quotations/content.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useForm } from '../../../base/form/use-form.ts';
import { useTexts } from '../../../base/texts.ts';
import { quotationQuery } from '../../../parts/quotations/queries.ts';
import { TextArea } from '../../../ui/checked-fields.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { quotationsTexts } from '../texts.ts';

/** Asks once, and for a reason that does not need to be given. */
export function WithdrawDialog({ quotation, onClose }: { readonly quotation: Quotation; readonly onClose: () => void }) {
  const t = useTexts(quotationsTexts);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['quotations'] });
  const form = useForm({
    key: `withdraw.${quotation.id}`,
    saved: { reason: '' },
    send: (body, { key }) => call(withdrawQuotation, { params: { id: quotation.id }, body, idempotencyKey: key }),
    async onSent({ quotation: now }) {
      onClose();
      queries.setQueryData(quotationQuery(now.id).queryKey, now);
      await refresh();
    },
    // The couple was first: the page shows what became of it.
    onRefused: refresh,
  });
  return (
    <FormDialog
      title={t('withdrawDialog.title')}
      form={form}
      action={t('withdrawDialog.withdraw')}
      back={t('withdrawDialog.keep')}
      lead={<p>{t('withdrawDialog.text', { name: quotation.couple.name })}</p>}
      onClose={onClose}
    >
      <TextArea {...form.at('reason')} label={t('withdrawDialog.reason')} rows={3} maxLength={quotationRules.declineReasonLengthMax} />
    </FormDialog>
  );
}
