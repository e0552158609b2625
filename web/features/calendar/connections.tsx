import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type CalendarConnections,
  connectCalendar,
  disconnectCalendar,
  makeCalendarAddress,
  readConnection,
} from '../../../contract/calendar.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { useForm } from '../../base/form/use-form.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Line } from '../../ui/checked-fields.tsx';
import { CopiedAddress } from '../../ui/copied-address.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failed } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './calendar.module.css';
import { ChangeDialog } from './change-dialog.tsx';
import { connectionsQuery } from './queries.ts';
import { calendarTexts } from './texts.ts';
import { useChange } from './use-change.ts';

/** The calendar the vendor keeps elsewhere, and the address under which that one shows ours. */
export function Connections() {
  const connections = useQuery(connectionsQuery);
  if (connections.isLoadingError) return <Failed failure={connections.error} onRetry={() => void connections.refetch()} />;
  if (connections.data === undefined) return <Skeleton height="24rem" />;
  const { connected, address } = connections.data;
  return (
    <>
      {connected === null ? <ConnectCard /> : <ConnectedCard connected={connected} />}
      <ShownCard address={address} />
    </>
  );
}

function ConnectCard() {
  const t = useTexts(calendarTexts);
  const queries = useQueryClient();
  const form = useForm({
    // The address is a secret: what is typed is kept nowhere.
    key: null,
    saved: { address: '' },
    send: ({ address }) => call(connectCalendar, { body: { address } }),
    async onSent() {
      await queries.invalidateQueries({ queryKey: ['calendar'] });
      notify('success', t('other.connected'));
    },
  });
  return (
    <Card title={t('other.title')}>
      <p className={classes['said']}>{t('other.lead')}</p>
      <Form form={form}>
        <Line
          {...form.at('address')}
          label={t('other.address')}
          hint={t('other.addressHint')}
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" loading={form.isSending}>
          {t('other.connect')}
        </Button>
      </Form>
    </Card>
  );
}

function ConnectedCard({ connected }: { readonly connected: NonNullable<CalendarConnections['connected']> }) {
  const t = useTexts(calendarTexts);
  const format = useFormat();
  const [asks, setAsks] = useState(false);
  const read = useChange(t('other.read'), async () => {
    const { data } = await call(readConnection, {});
    return (data.connected?.failure ?? null) === null;
  });
  const { host, read_at: at, days, failure } = connected;
  return (
    <Card title={t('other.title')}>
      <p className={classes['said']}>
        <strong>{host}</strong>
        <br />
        {t('other.days', { count: days, n: format.count(days) })}
        <br />
        {t('other.readAt', { date: format.date(at), time: format.time(at) })}
      </p>
      {failure !== null && (
        <Notice tone="warn">{t('other.failing', { date: format.date(failure.since), why: t(`failure.${failure.code}`) })}</Notice>
      )}
      <p className={classes['tools']}>
        <Button variant="default" loading={read.isPending} onClick={() => read.mutate()}>
          {t('other.readNow')}
        </Button>
        <Button variant="subtle" onClick={() => setAsks(true)}>
          {t('other.disconnect')}
        </Button>
      </p>
      {asks && (
        <ChangeDialog
          title={t('other.disconnectTitle')}
          action={t('other.disconnect')}
          change={() => call(disconnectCalendar, {})}
          done={t('other.disconnected')}
          onDone={() => setAsks(false)}
          onClose={() => setAsks(false)}
        >
          {t('other.disconnectText')}
        </ChangeDialog>
      )}
    </Card>
  );
}

const makeAddress = () => call(makeCalendarAddress, {});

function ShownCard({ address }: { readonly address: string | null }) {
  const t = useTexts(calendarTexts);
  const [asks, setAsks] = useState(false);
  const make = useChange(t('shown.made'), makeAddress);
  return (
    <Card title={t('shown.title')}>
      <p className={classes['said']}>{t('shown.text')}</p>
      {address === null ? (
        <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
          {t('shown.make')}
        </Button>
      ) : (
        <>
          <CopiedAddress address={address} label={t('shown.label')} />
          <p className={classes['tools']}>
            <Button variant="subtle" onClick={() => setAsks(true)}>
              {t('shown.replace')}
            </Button>
          </p>
        </>
      )}
      {asks && (
        <ChangeDialog
          title={t('shown.replaceTitle')}
          action={t('shown.replace')}
          change={makeAddress}
          done={t('shown.made')}
          onDone={() => setAsks(false)}
          onClose={() => setAsks(false)}
        >
          {t('shown.replaceText')}
        </ChangeDialog>
      )}
    </Card>
  );
}
