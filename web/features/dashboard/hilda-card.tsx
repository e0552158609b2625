import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { joinHilda, leaveHilda } from '../../../contract/hilda.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify, notifyFailure, storeHildaStatus } from '../../base/client-state.ts';
import { useFormat } from '../../base/format.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailedCard } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './hilda-card.module.css';
import { hildaQuery } from './hilda-query.ts';
import { hildaTexts } from '../../parts/hilda-texts.ts';
import { useIsReadOnly } from '../../base/team.ts';

/** Whether Hilda suggests this vendor, and the one step that can be taken. */
export default function HildaCard() {
  const t = useTexts(hildaTexts);
  const format = useFormat();
  const hilda = useQuery(hildaQuery);
  const { take, isTaking } = useSteps();
  const [isLeaving, setLeaving] = useState(false);
  const isReadOnly = useIsReadOnly('profile');
  if (hilda.isLoadingError) return <FailedCard title={t('title')} of={hilda} />;
  if (hilda.data === undefined) return <Skeleton height="9rem" />;
  const { status, joinedAt } = hilda.data;
  return (
    <Card title={t('title')}>
      <p className={classes['says']}>{status === 'active' ? t('active', { day: format.longDate(joinedAt ?? '') }) : t(status)}</p>
      {status === 'inactive' && !isReadOnly && (
        <Button variant="default" loading={isTaking} onClick={() => take('ask')}>
          {t('join')}
        </Button>
      )}
      {status === 'pending' && !isReadOnly && (
        <Button variant="subtle" className={classes['quiet']} loading={isTaking} onClick={() => take('leave')}>
          {t('takeBack')}
        </Button>
      )}
      {status === 'active' && !isReadOnly && (
        <Button variant="subtle" className={classes['quiet']} loading={isTaking} onClick={() => setLeaving(true)}>
          {t('leave')}
        </Button>
      )}
      {isLeaving && (
        <LeaveDialog
          isLeaving={isTaking}
          onClose={() => setLeaving(false)}
          onLeave={() => take('leave', { onSuccess: () => setLeaving(false) })}
        />
      )}
    </Card>
  );
}

type LeaveDialogProps = { readonly isLeaving: boolean; readonly onClose: () => void; readonly onLeave: () => void };

function LeaveDialog({ isLeaving, onClose, onLeave }: LeaveDialogProps) {
  const t = useTexts(hildaTexts);
  const shell = useTexts(shellTexts);
  return (
    <Dialog
      title={t('leaveTitle')}
      onClose={onClose}
      back={shell('cancel')}
      actions={
        <Button loading={isLeaving} onClick={onLeave}>
          {t('leave')}
        </Button>
      }
    >
      <p>{t('leaveText')}</p>
    </Dialog>
  );
}

function useSteps() {
  const t = useTexts(hildaTexts);
  const queries = useQueryClient();
  const step = useMutation({
    mutationFn: (wish: 'ask' | 'leave') => call(wish === 'ask' ? joinHilda : leaveHilda),
    onSuccess({ hilda }, wish) {
      // Who only waited was not recommended yet.
      const wasWaiting = queries.getQueryData(hildaQuery.queryKey)?.status === 'pending';
      queries.setQueryData(hildaQuery.queryKey, hilda);
      storeHildaStatus(hilda);
      notify('success', t(wish === 'ask' ? 'asked' : wasWaiting ? 'takenBack' : 'left'));
    },
    onError: notifyFailure,
  });
  return { take: step.mutate, isTaking: step.isPending };
}
