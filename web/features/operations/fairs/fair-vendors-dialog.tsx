import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeptFair, putFairVendor, removeFairVendor } from '../../../../contract/fairs.ts';
import type { OperatedVendor } from '../../../../contract/operations.ts';
import { fairLengths } from '../../../../core/fairs/fair.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notifyFailure } from '../../../base/client-state.ts';
import { valid, invalid } from '../../../base/form/checked.ts';
import { useForm } from '../../../base/form/use-form.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Line } from '../../../ui/checked-fields.tsx';
import { Form } from '../../../ui/form.tsx';
import { VendorPicker } from '../adjustments/vendor-picker.tsx';
import { fairsTexts } from '../texts.ts';
import classes from './fair-vendors.module.css';

const nobody: { readonly vendor: OperatedVendor | null; readonly stand: string } = { vendor: null, stand: '' };

type FairVendorsDialogProps = { readonly fair: KeptFair; readonly onClose: () => void };

/** Who takes part in a fair, and at which stand. Each step is kept at once. */
export function FairVendorsDialog({ fair, onClose }: FairVendorsDialogProps) {
  const t = useTexts(fairsTexts);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['operations', 'fairs'] });
  const form = useForm({
    key: null,
    saved: nobody,
    check: ({ vendor, stand }) => (vendor === null ? invalid('vendor', '') : valid({ id: vendor.id, stand })),
    send: async (sent) => {
      await call(putFairVendor, { params: { id: fair.id, vendorId: sent.id }, body: { stand: sent.stand } });
      return sent;
    },
    revisionOf: () => 0,
    async onSent(sent, isWhole) {
      // What was chosen or typed while it was saved is about another vendor or stand, and stays.
      if (!isWhole && form.get().typed?.content.stand === sent.stand) form.change({ stand: '' });
      await refresh();
    },
    onRefused: refresh,
  });
  const { vendor } = form.typed;
  const removing = useMutation({
    mutationFn: (id: number) => call(removeFairVendor, { params: { id: fair.id, vendorId: id } }),
    onError: notifyFailure,
    onSettled: refresh,
  });
  return (
    <Dialog title={t('vendorsOf', { fair: fair.name })} onClose={onClose} actions={<Button onClick={onClose}>{t('done')}</Button>}>
      <ul className={classes['vendors']} aria-label={t('vendorsTitle')} aria-live="polite">
        {fair.vendors.map(({ id, name, stand: at }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong> {at}
            </span>
            <Button
              variant="subtle"
              aria-label={t('removeOf', { vendor: name })}
              onClick={() => !removing.isPending && removing.mutate(id)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
        {fair.vendors.length === 0 && <li>{t('noVendors')}</li>}
      </ul>
      <Form form={form}>
        <VendorPicker chosen={vendor} error={form.messageOf('vendor')} onChoose={(chosen) => form.change({ vendor: chosen })} />
        {vendor !== null && (
          <div className={classes['put']}>
            <Line {...form.at('stand')} label={t('stand')} hint={t('standHint')} maxLength={fairLengths.stand} />
            <Button type="submit" loading={form.isSending}>
              {t('put')}
            </Button>
          </div>
        )}
      </Form>
    </Dialog>
  );
}
