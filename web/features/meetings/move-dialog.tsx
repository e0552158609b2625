import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { longTimeIn } from '../../../texts/zones.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failed } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SlotPicker } from '../../parts/meetings/slot-picker.tsx';
import classes from './meetings.module.css';
import { type Meeting, slotsForQuery } from '../../parts/meetings/queries.ts';
import { meetingsTexts, slotsTexts } from '../../parts/meetings/texts.ts';
import { TimeNow } from './time-now.tsx';
import { useMove } from './use-move.ts';
import { wordsOf } from '../../base/calls/call.ts';

type MoveDialogProps = { readonly meeting: Meeting; readonly zone: string; readonly onBack: () => void; readonly onClose: () => void };

/** Another free time for a meeting. One that is taken meanwhile is said, and the free ones are fetched again. */
export function MoveDialog({ meeting, zone, onBack, onClose }: MoveDialogProps) {
  const t = useTexts(meetingsTexts);
  const shell = useTexts(shellTexts);
  const words = useTexts(slotsTexts);
  const language = useLanguage();
  const slots = useQuery(slotsForQuery(meeting.vendor.id, meeting.id));
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const change = useMove(meeting, onClose);
  const free = slots.data?.filter(({ starts_at: at }) => at !== meeting.starts_at);
  const isFree = free?.some(({ starts_at: at }) => at === chosen) === true;
  return (
    <Dialog
      title={t('move.title')}
      onClose={onBack}
      back={shell('cancel')}
      actions={
        <Button
          loading={change.isPending}
          onClick={() => {
            setAsked(true);
            if (chosen !== null && isFree) change.mutate(chosen);
          }}
        >
          {t('move.save')}
        </Button>
      }
    >
      <TimeNow meeting={meeting} zone={zone} />
      <p className={classes['asks']}>{t('move.text', { count: meeting.moves_left, n: meeting.moves_left })}</p>
      {change.isError && (
        <Notice tone="bad" says="at once">
          {wordsOf(change.error)}
        </Notice>
      )}
      {isAsked && !isFree && !change.isError && !change.isPending && (
        <Notice tone="warn" says="at once">
          {t('move.choose')}
        </Notice>
      )}
      {slots.isLoadingError ? (
        <Failed failure={slots.error} onRetry={() => void slots.refetch()} />
      ) : free === undefined ? (
        <Skeleton height="24rem" />
      ) : free.length === 0 ? (
        <p>{t('move.full')}</p>
      ) : (
        <SlotPicker slots={free} zone={zone} language={language} words={words} value={isFree ? chosen : null} onChange={setChosen} />
      )}
      {chosen !== null && isFree && <p className={classes['chosen']}>{longTimeIn(chosen, zone, language)}</p>}
    </Dialog>
  );
}
