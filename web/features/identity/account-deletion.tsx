import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { askDeletion, readDeletion } from '../../../contract/leaving.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { useFormat } from '../../base/format.ts';
import { hrefTo } from '../../base/page-settings.ts';
import { forgetSession } from '../../base/session.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { useFactor } from '../../parts/second-factor/use-factor.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Secret } from '../../ui/checked-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { useForm } from '../../base/form/use-form.ts';
import { Failed } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './account.module.css';
import { accountTexts } from './texts.ts';

/** The way out for good: what goes, what stays by law, and what has to be settled before. */
export function DeletionCard() {
  const t = useTexts(accountTexts);
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title={t('deletionTitle')}>
      <p className={classes['lead']}>
        {t('deletionLead')} <a href={hrefTo('/privacy', language)}>{t('deletionPrivacy')}</a>
      </p>
      <div>
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('deletion')}
        </Button>
      </div>
      {isAsking && <DeletionDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}

function DeletionDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(accountTexts);
  const shell = useTexts(shellTexts);
  const format = useFormat();
  const router = useRouter();
  const formId = useId();
  const { withFactor, factorDialog } = useFactor();
  const status = useQuery({
    queryKey: ['account-deletion'],
    queryFn: async ({ signal }) => (await call(readDeletion, { signal })).data,
    staleTime: 0,
    gcTime: 0,
  });
  const form = useForm({
    key: null,
    saved: { password: '' },
    send: (body) => withFactor(() => call(askDeletion, { body })),
    async onSent({ data: { erase_at } }) {
      await forgetSession();
      notify('success', t('deletionAsked', { day: format.date(erase_at) }));
      await router.invalidate();
    },
  });
  const { data } = status;
  const isFree = data?.obstacles.length === 0;
  return (
    <Dialog
      title={t('deletionAskTitle')}
      onClose={onClose}
      back={shell(isFree ? 'cancel' : 'close')}
      actions={
        isFree && (
          <Button type="submit" form={formId} loading={form.isSending}>
            {t('deletion')}
          </Button>
        )
      }
    >
      {status.isPending && <Skeleton height="10rem" />}
      {status.isError && <Failed failure={status.error} onRetry={() => void status.refetch()} />}
      {data !== undefined && !isFree && <Obstacles obstacles={data.obstacles} />}
      {data !== undefined && isFree && (
        <Form id={formId} form={form}>
          <ul className={classes['points']}>
            <li>{t('deletionNow')}</li>
            <li>{t('deletionLater', { days: data.days_to_keep })}</li>
            <li>{t('deletionStays')}</li>
            {data.ad_credit > 0 && <li>{t('deletionCredit', { amount: format.money(data.ad_credit) })}</li>}
          </ul>
          <Secret {...form.at('password')} label={t('currentPassword')} autoComplete="current-password" />
        </Form>
      )}
      {factorDialog}
    </Dialog>
  );
}

/** What has to be ended before: each in a sentence. */
function Obstacles({ obstacles }: { readonly obstacles: readonly { readonly code: string; readonly message: string }[] }) {
  const t = useTexts(accountTexts);
  return (
    <>
      <p>{t('deletionObstacles')}</p>
      <ul className={classes['points']}>
        {obstacles.map(({ code, message }) => (
          <li key={code}>{message}</li>
        ))}
      </ul>
    </>
  );
}
