import { type AdClick, adClicksCsv } from '../../../../contract/ads.ts';
import { useClientState } from '../../../base/use-client-state.ts';
import type { Selection } from '../../../base/selection.ts';
import { useTexts } from '../../../base/texts.ts';
import { Chips } from '../../../ui/chips.tsx';
import { DayRange } from '../../../ui/day-range.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { adClicksTexts } from '../../../parts/ads/texts.ts';
import classes from './click-filter.module.css';
import { outcomes } from './queries.ts';
import { useAdWindows } from '../use-ad-windows.ts';

type ClickSelection = Selection<AdClick['outcome']>;
type ClickFilterProps = {
  readonly selection: ClickSelection;
  /** The part that is shown. */
  readonly asked: ClickSelection;
  readonly onNarrow: (part: Partial<Omit<ClickSelection, 'page'>>) => void;
};

/** What the list is, which part of it is shown, and the same part as a file. */
export function ClickFilter({ selection, asked, onNarrow }: ClickFilterProps) {
  const t = useTexts(adClicksTexts);
  const { disputeDays } = useAdWindows();
  const { kind, start, end } = selection;
  const options = [
    { value: 'all', label: t('outcome.all') } as const,
    ...outcomes.map((value) => ({ value, label: t(`outcome.${value}`) })),
  ];
  return (
    <>
      <header className={classes['header']}>
        <h2 className={classes['title']}>{t('title')}</h2>
        <Csv asked={asked} />
      </header>
      <p className={classes['lead']}>{t('lead', { days: disputeDays })}</p>
      <div className={classes['filter']}>
        <Chips
          label={t('outcome')}
          options={options}
          value={kind ?? 'all'}
          onChange={(value) => onNarrow({ kind: value === 'all' ? undefined : value })}
        />
        <DayRange start={start} end={end} onChange={onNarrow} />
      </div>
      {kind !== undefined && <p className={classes['meaning']}>{t(`outcomeHelp.${kind}`)}</p>}
    </>
  );
}

/** The plan decides who may take the list away; anyone who may not is told so. (product 3) */
function Csv({ asked: { kind, start, end } }: { readonly asked: ClickSelection }) {
  const t = useTexts(adClicksTexts);
  const isInPlan = useClientState(({ user }) => user.vendor !== null && user.vendor.membershipInfo.statusPlan !== 'Trial');
  if (!isInPlan) return <p className={classes['notInPlan']}>{t('csvNotInPlan')}</p>;
  return (
    <DownloadButton endpoint={adClicksCsv} input={{ query: { outcome: kind, start_date: start, end_date: end } }}>
      {t('csv')}
    </DownloadButton>
  );
}
