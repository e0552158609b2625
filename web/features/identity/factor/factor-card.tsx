import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keepFactor, type SecondFactor } from '../../../../contract/second-factor.ts';
import { recoveryCodes } from '../../../../core/identity/second-factor.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify, notifyFailure } from '../../../base/client-state.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { secondFactorQuery } from '../../../parts/second-factor/query.ts';
import { secondFactorTexts } from '../../../parts/second-factor/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Failed } from '../../../ui/page-state.tsx';
import { lazyPart, Part } from '../../../ui/part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { refreshDevices } from '../queries.ts';
import classes from './factor.module.css';
import { PasskeyList } from './passkey-list.tsx';

type Open = 'set up' | 'turn off' | 'renew' | 'add passkey';
type DialogProps = { readonly onClose: () => void };
const dialogs = {
  'set up': lazyPart<DialogProps>('set-up-codes', () => import('./set-up-dialog.tsx')),
  'turn off': lazyPart<DialogProps>('turn-off-codes', () => import('./turn-off-dialog.tsx')),
  'add passkey': lazyPart<DialogProps>('add-passkey', () => import('./add-passkey-dialog.tsx')),
  renew: lazyPart<DialogProps>('recovery-codes', () => import('./renew-dialog.tsx')),
};

/** The second factor of someone who works for a vendor: what there is, and what can be done with it. */
export function FactorCard() {
  const t = useTexts(secondFactorTexts);
  const queries = useQueryClient();
  const factor = useQuery(secondFactorQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const Dialog = open && dialogs[open];
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    void refreshDevices(queries);
  };
  const close = () => {
    setOpen(null);
    refresh();
  };
  return (
    <Card title={t('title')} part="second-factor">
      <p className={classes['lead']}>{t('lead')}</p>
      {factor.isPending && <Skeleton height="9rem" />}
      {factor.isError && <Failed failure={factor.error} onRetry={() => void factor.refetch()} />}
      {factor.isSuccess && <Ways factor={factor.data} onOpen={setOpen} onChange={refresh} />}
      {Dialog && (
        <Part>
          <Dialog onClose={close} />
        </Part>
      )}
    </Card>
  );
}

type WaysProps = { readonly factor: SecondFactor; readonly onOpen: (open: Open) => void; readonly onChange: () => void };

function Ways({ factor, onOpen, onChange }: WaysProps) {
  const t = useTexts(secondFactorTexts);
  const format = useFormat();
  const { codes_since: since, has_factor: hasFactor, recovery_codes_left: left } = factor;
  return (
    <>
      {!hasFactor && factor.moves_money && (
        <div className={classes['notice']}>
          <Notice tone={factor.is_required ? 'warn' : 'info'}>{t(factor.is_required ? 'required' : 'recommend')}</Notice>
        </div>
      )}
      {factor.removed_at !== null && <Removal day={format.date(factor.removed_at)} onKept={onChange} />}
      <ul className={classes['ways']}>
        <li className={classes['way']}>
          <div>
            <h3>{t('codes')}</h3>
            <p>{since === null ? t('codesOff') : t('codesOn', { day: format.date(since) })}</p>
          </div>
          {since === null ? (
            <Button variant={hasFactor ? 'default' : 'filled'} onClick={() => onOpen('set up')}>
              {t('setUp')}
            </Button>
          ) : (
            <Button variant="subtle" aria-label={t('turnOffLabel')} onClick={() => onOpen('turn off')}>
              {t('turnOff')}
            </Button>
          )}
        </li>
        <PasskeyList passkeys={factor.passkeys} onAdd={() => onOpen('add passkey')} onChange={onChange} />
        {hasFactor && (
          <li className={classes['way']}>
            <div>
              <h3>{t('recovery')}</h3>
              <p>{left === 0 ? t('recoveryNone') : t('recoveryLeft', { n: format.count(left), max: format.count(recoveryCodes) })}</p>
            </div>
            <Button variant={left === 0 ? 'default' : 'subtle'} onClick={() => onOpen('renew')}>
              {t('renew')}
            </Button>
          </li>
        )}
      </ul>
    </>
  );
}

/** Someone asked at sign-in for the removal of the factor: anyone with a session of the account can keep it. */
function Removal({ day, onKept }: { readonly day: string; readonly onKept: () => void }) {
  const t = useTexts(secondFactorTexts);
  const keep = useMutation({
    mutationFn: () => call(keepFactor, {}),
    onSuccess: () => {
      notify('success', t('keptFactor'));
      onKept();
    },
    onError: notifyFailure,
  });
  return (
    <div className={classes['notice']}>
      <Notice
        tone="warn"
        action={
          <Button variant="default" loading={keep.isPending} onClick={() => keep.mutate()}>
            {t('keepFactor')}
          </Button>
        }
      >
        {t('removalUnderWay', { day })}
      </Notice>
    </div>
  );
}
