import '../../../ui/form.css';
import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type KeptFair, putFairVendor, removeFairVendor } from '../../../../contract/fairs.ts';
import type { OperatedVendor } from '../../../../contract/operations.ts';
import { fairLengths } from '../../../../core/fairs/fair.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify } from '../../../base/client-state.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { fieldMessages, Form } from '../../../ui/form.tsx';
import { VendorPicker } from '../adjustments/vendor-picker.tsx';
import { fairsTexts } from '../texts.ts';
import classes from './fair-vendors.module.css';

type FairVendorsDialogProps = { readonly fair: KeptFair; readonly onClose: () => void };

/** Who takes part in a fair, and at which stand. Each step is kept at once. */
export function FairVendorsDialog({ fair, onClose }: FairVendorsDialogProps) {
  const t = useTexts(fairsTexts);
  const queries = useQueryClient();
  const [vendor, setVendor] = useState<OperatedVendor | null>(null);
  const [stand, setStand] = useState('');
  const latestStand = useRef(stand);
  useEffect(() => {
    latestStand.current = stand;
  });
  const refresh = () => queries.invalidateQueries({ queryKey: ['operations', 'fairs'] });
  const putting = useMutation({
    mutationFn: (sent: { readonly id: number; readonly stand: string }) =>
      call(putFairVendor, { params: { id: fair.id, vendorId: sent.id }, body: { stand: sent.stand } }),
    // What was chosen or typed while it was saved is about another vendor or stand, and stays.
    onSuccess(_, sent) {
      setVendor((now) => (now?.id === sent.id && latestStand.current === sent.stand ? null : now));
      setStand((now) => (now === sent.stand ? '' : now));
    },
    onSettled: refresh,
  });
  const removing = useMutation({
    mutationFn: (id: number) => call(removeFairVendor, { params: { id: fair.id, vendorId: id } }),
    onError: (failure) => notify('error', failure.message),
    onSettled: refresh,
  });
  const refused = fieldMessages(putting.error);
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
      <Form
        failure={putting.error}
        onSubmit={() => {
          if (vendor !== null && !putting.isPending) putting.mutate({ id: vendor.id, stand });
        }}
      >
        <VendorPicker search="" chosen={vendor} error={refused['vendor']} onChoose={setVendor} />
        {vendor !== null && (
          <div className={classes['put']}>
            <TextInput
              label={t('stand')}
              description={t('standHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              name="stand"
              size="md"
              maxLength={fairLengths.stand}
              value={stand}
              error={refused['stand']}
              onChange={(event) => setStand(event.currentTarget.value)}
            />
            <Button type="submit" loading={putting.isPending}>
              {t('put')}
            </Button>
          </div>
        )}
      </Form>
    </Dialog>
  );
}
