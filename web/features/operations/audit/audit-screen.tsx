import { useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '../../../../contract/operations.ts';
import { isBusinessDay } from '../../../../core/time.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Chips } from '../../../ui/chips.tsx';
import { DayRange } from '../../../ui/day-range.tsx';
import { isBackwards } from '../../../base/selection.ts';
import { auditQuery } from '../queries.ts';
import { QueueCard } from '../queue/queue-card.tsx';
import { type Column, QueueTable } from '../queue/queue-table.tsx';
import { SearchField } from '../queue/search-field.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { CaseLink } from '../case-link.tsx';
import { auditTexts, operationsTexts } from '../texts.ts';
import { useAsked } from '../use-asked.ts';
import { useAuditWords } from './use-audit-words.ts';
import classes from './audit.module.css';

const results = ['all', 'done', 'refused', 'failed'] as const;
const tones = { done: 'good', refused: 'warn', failed: 'bad' } as const;

/** Who did what, when, from where, with what result. (reliability S50) */
export default function AuditScreen() {
  const t = useTexts(operationsTexts);
  const asked = useAsked();
  const q = asked.text('q');
  const result = asked.oneOf('result', results) ?? 'all';
  const [start, end] = [dayIn(asked.text('start')), dayIn(asked.text('end'))];
  const entries = useQuery(
    auditQuery({
      q,
      page: asked.page,
      result: result === 'all' ? undefined : result,
      start_date: start,
      end_date: isBackwards({ start, end }) ? undefined : end,
    }),
  );
  const columns = useAuditColumns();
  return (
    <QueueCard
      lead={t('auditLead')}
      filter={
        <>
          <SearchField
            key={q}
            label={t('searchAudit')}
            hint={t('searchAuditHint')}
            value={q}
            onSearch={(words) => asked.narrow({ q: words || undefined })}
          />
          <Chips
            label={t('result')}
            options={results.map((value) => ({ value, label: t(`result.${value}`) }))}
            value={result}
            onChange={(value) => asked.narrow({ result: value === 'all' ? undefined : value })}
          />
          <DayRange start={start} end={end} onChange={asked.narrow} />
        </>
      }
      query={entries}
      empty={{ title: t('noEntries'), text: t('noEntriesText') }}
      onPage={asked.toPage}
    >
      {({ data, meta }) => (
        <>
          <QueueTable label={t('action')} columns={columns} rows={data} keyOf={(row) => row.id} isOld={entries.isPlaceholderData} />
          <details className={classes['chain']}>
            <summary>{t('chain')}</summary>
            <p>
              <code>{t('chainHead', { position: meta.head.position, hash: meta.head.hash })}</code>
            </p>
            <p>{t('chainHelp')}</p>
          </details>
        </>
      )}
    </QueueCard>
  );
}

const dayIn = (text: string): string | undefined => (isBusinessDay(text) ? text : undefined);

function useAuditColumns(): readonly Column<AuditEntry>[] {
  const t = useTexts(operationsTexts);
  const words = useAuditWords();
  const format = useFormat();
  return [
    { title: '#', cell: ({ id }) => id },
    { title: t('when'), kind: 'time', cell: ({ at }) => format.dateTime(at) },
    { title: t('action'), cell: (entry) => words.actOf(entry) },
    { title: t('result'), cell: ({ result }) => <StatusMark tone={tones[result]}>{t(`result.${result}`)}</StatusMark> },
    {
      title: t('who'),
      cell: ({ who, address }) => (
        <>
          {who === null ? t('nobody') : <CaseLink page={who.page}>{who.email}</CaseLink>}
          {address !== '' && <small className={classes['from']}>{t('fromAddress', { address })}</small>}
        </>
      ),
    },
    {
      title: t('subject'),
      cell: (entry) => {
        if (entry.subject === '') return t('none');
        const subject = words.subjectOf(entry);
        return <CaseLink page={entry.about.page}>{subject}</CaseLink>;
      },
    },
    { title: t('detail'), kind: 'words', cell: (entry) => <Detail entry={entry} facts={words.factsOf(entry)} /> },
  ];
}

/** The facts in words, and on demand the entry as it was recorded, which is what the hash chain vouches for. */
function Detail({ entry: { action, subject, detail }, facts }: { readonly entry: AuditEntry; readonly facts: readonly string[] }) {
  const t = useTexts(auditTexts);
  return (
    <>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      <details className={classes['raw']}>
        <summary>{t('raw')}</summary>
        <code className={classes['code']}>{JSON.stringify({ action, subject, detail })}</code>
      </details>
    </>
  );
}
