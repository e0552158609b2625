import { useState } from 'react';
import { checkPeriod, type Period } from '../../../../core/ads/periods.ts';
import type { OpenRange } from '../../../../core/day-ranges.ts';
import { useRefusalText } from '../../../base/refusal-texts.ts';
import { shellTexts } from '../../../base/shell-texts.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DayRangePanel } from '../../../ui/day-range-panel.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { adStatisticsTexts } from '../../../parts/ads/texts.ts';
import classes from './custom-period-dialog.module.css';

type CustomPeriodDialogProps = {
  readonly initial: Period;
  readonly onChoose: (period: Period) => void;
  readonly onClose: () => void;
};

/** Any period of up to a year, chosen on the calendar. */
export default function CustomPeriodDialog({ initial, onChoose, onClose }: CustomPeriodDialogProps) {
  const t = useTexts(adStatisticsTexts);
  const shell = useTexts(shellTexts);
  const refusalText = useRefusalText();
  const [range, setRange] = useState<OpenRange>(initial);
  const { start, end } = range;
  const checked = checkPeriod(start, end ?? start);
  return (
    <Dialog
      title={t('customTitle')}
      onClose={onClose}
      back={shell('cancel')}
      actions={<Button onClick={() => checked.ok && onChoose(checked.value)}>{t('apply')}</Button>}
    >
      <DayRangePanel {...range} onChange={setRange} />
      <output className={classes['refusal']}>{!checked.ok && refusalText(checked.refusals[0])}</output>
    </Dialog>
  );
}
