import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { endAllSessions, endSession, type listSessions } from '../../../contract/identity.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify, notifyFailure } from '../../base/client-state.ts';
import { useFormat } from '../../base/format.ts';
import { forgetSession } from '../../base/session.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Failed } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './account.module.css';
import { refreshDevices, sessionsQuery } from './queries.ts';
import { accountTexts } from './texts.ts';

/** So many are shown at first, the newest. */
const shownFirst = 5;

type Session = AnswerOf<typeof listSessions>['data'][number];

export function SessionsCard() {
  const t = useTexts(accountTexts);
  const sessions = useQuery(sessionsQuery);
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const all = thisFirst(sessions.data ?? []);
  return (
    <Card title={t('sessionsTitle')}>
      <p className={classes['lead']}>{t('sessionsLead')}</p>
      <Button variant="default" className={classes['everywhere'] ?? ''} onClick={() => setAsking(true)}>
        {t('everywhere')}
      </Button>
      {sessions.isPending && <Skeleton height="9rem" />}
      {sessions.isError && <Failed failure={sessions.error} onRetry={() => void sessions.refetch()} />}
      {sessions.isSuccess && (
        <ul className={classes['sessions']}>
          {all.slice(0, isWhole ? undefined : shownFirst).map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {!isWhole && all.length > shownFirst && (
        <Button variant="subtle" onClick={() => setWhole(true)}>
          {t('sessionsAll', { n: format.count(all.length) })}
        </Button>
      )}
      {isAsking && <EverywhereDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}

/** This device, then the others as they come: last seen first. */
const thisFirst = (sessions: readonly Session[]): Session[] => sessions.toSorted((a, b) => Number(b.current) - Number(a.current));

function SessionRow({ session }: { readonly session: Session }) {
  const t = useTexts(accountTexts);
  const format = useFormat();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => call(endSession, { params: { id: session.id } }),
    async onSuccess() {
      notify('success', t('ended'));
      await refreshDevices(queries);
    },
    onError: notifyFailure,
  });
  return (
    <li className={classes['session']}>
      <div>
        <p className={classes['device']}>
          {session.device} {session.current && <span className={classes['here']}>{t('thisDevice')}</span>}
        </p>
        <p className={classes['detail']}>
          {session.address} · {t('startedAt', { when: format.dateTime(session.startedAt) })} ·{' '}
          {t('lastSeen', { when: format.dateTime(session.lastSeenAt) })}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="subtle"
          loading={end.isPending}
          aria-label={t('endLabel', { device: session.device })}
          onClick={() => end.mutate()}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}

function EverywhereDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(accountTexts);
  const shell = useTexts(shellTexts);
  const router = useRouter();
  const end = useMutation({
    mutationFn: () => call(endAllSessions),
    async onSuccess() {
      await forgetSession();
      await router.invalidate();
    },
    onError: notifyFailure,
  });
  return (
    <Dialog
      title={t('everywhereTitle')}
      onClose={onClose}
      back={shell('cancel')}
      actions={
        <Button loading={end.isPending} onClick={() => end.mutate()}>
          {t('everywhere')}
        </Button>
      }
    >
      <p>{t('everywhereText')}</p>
    </Dialog>
  );
}
