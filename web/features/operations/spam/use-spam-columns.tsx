import type { SpamReport } from '../../../../contract/spam-reports.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Decided } from '../queue/decided.tsx';
import type { Column } from '../queue/queue-table.tsx';
import { VendorName } from '../queue/vendor-name.tsx';
import { spamTexts } from '../texts.ts';
import classes from './spam.module.css';
import type { SpamVerdict } from './spam-decision.tsx';

/** What a row shows: who reported whom and why, what was said, and how it can be or was decided. */
export function useSpamColumns(
  status: SpamReport['status'],
  onDecide: (report: SpamReport, verdict: SpamVerdict) => void,
): readonly Column<SpamReport>[] {
  const t = useTexts(spamTexts);
  const format = useFormat();
  const last: Column<SpamReport> =
    status === 'open'
      ? { title: t('actions'), kind: 'actions', cell: (report) => <Buttons report={report} onDecide={onDecide} /> }
      : {
          title: t('decision'),
          kind: 'words',
          cell: ({ decision }) => decision && <Decided words={decision.reason} by={decision.decided_by} at={decision.decided_at} />,
        };
  return [
    { title: t('vendor'), cell: ({ vendor }) => <VendorName vendor={vendor} /> },
    { title: t('couple'), cell: ({ couple }) => couple.name },
    { title: t('reporter'), cell: (report) => t(`by.${report.reported_by}`) },
    {
      title: t('why'),
      kind: 'words',
      cell: ({ reason, note }) => (
        <>
          {t(`reason.${reason}`)}
          {note !== '' && <q className={classes['note']}>{note}</q>}
        </>
      ),
    },
    { title: t('said'), kind: 'words', cell: ({ messages }) => <Said messages={messages} /> },
    { title: t('since'), kind: 'time', cell: ({ reported_at: reportedAt }) => format.dateTime(reportedAt) },
    last,
  ];
}

function Said({ messages }: Pick<SpamReport, 'messages'>) {
  const t = useTexts(spamTexts);
  const format = useFormat();
  return (
    <ol className={classes['said']}>
      {messages.map(({ author, text, sent_at: sentAt }) => (
        <li key={sentAt + author}>
          <b>{author === 'house' ? 'Pelaminan' : t(author)}</b> <time dateTime={sentAt}>{format.dateTime(sentAt)}</time>
          <p>{text === '' ? t('saidFile') : text}</p>
        </li>
      ))}
    </ol>
  );
}

function Buttons({
  report,
  onDecide,
}: {
  readonly report: SpamReport;
  readonly onDecide: (report: SpamReport, verdict: SpamVerdict) => void;
}) {
  const t = useTexts(spamTexts);
  const which = { vendor: report.vendor.name, couple: report.couple.name };
  return (
    <>
      <Button variant="default" data-key="a" aria-label={t('agreeOf', which)} onClick={() => onDecide(report, 'agreed')}>
        {t('agree')}
      </Button>{' '}
      <Button variant="subtle" data-key="d" aria-label={t('refuseOf', which)} onClick={() => onDecide(report, 'refused')}>
        {t('refuse')}
      </Button>
    </>
  );
}
