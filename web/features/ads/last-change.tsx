import type { AdSummary } from '../../../contract/ads.ts';
import { isUndoable } from '../../../core/ads/settings.ts';
import { notify, notifyFailure } from '../../base/client-state.ts';
import { useIsReadOnly } from '../../base/team.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { useToday } from '../../base/today.ts';
import { adChangesQuery } from '../../parts/ads/queries.ts';
import { adsTexts } from '../../parts/ads/texts.ts';
import { Button } from '../../ui/button.tsx';
import { draftOf, settingsOf, useUndo } from './ad-actions.ts';
import classes from './last-change.module.css';
import { rulesOf } from './settings/ad-form.ts';
import { useSettingWords } from './use-setting-words.ts';
import { useBeside } from '../../base/use-beside.ts';

/** When the ad was changed last, how it was before, and, where nothing is to be asked about it, the button that sets it so again. Nothing for an ad that was never changed. */
export function LastChange({ summary }: { readonly summary: AdSummary }) {
  const { data } = useBeside(adChangesQuery(1));
  const change = data?.data[0];
  if (change === undefined || change.before === null) return null;
  return <Undo change={{ ...change, before: change.before }} summary={summary} />;
}

interface UndoProps {
  readonly change: Parameters<ReturnType<typeof useUndo>['mutate']>[0];
  readonly summary: AdSummary;
}

function Undo({ change, summary }: UndoProps) {
  const t = useTexts(adsTexts);
  const format = useFormat();
  const undo = useUndo();
  const words = useSettingWords(change.before);
  const isReadOnly = useIsReadOnly('ads');
  const today = useToday();
  const context = { today, minimumCpcIdr: summary.min_cpc, rules: rulesOf(summary) };
  const canUndo = !isReadOnly && isUndoable(draftOf(change.before), settingsOf(change.after), context);
  const before = [words.cpc, words.dailyBudget, words.pacing, words.period, change.before.is_enabled ? null : t('status.paused')];
  return (
    <div className={classes['last']}>
      <p>
        {t('lastChange', { at: format.dateTime(change.changed_at) })}
        <span>{t('before', { words: before.filter((word) => word !== null).join(' · ') })}</span>
      </p>
      {canUndo && (
        <Button
          variant="default"
          loading={undo.isPending}
          onClick={() =>
            undo.mutate(change, {
              onSuccess: () => notify('success', t('undone')),
              onError: notifyFailure,
            })
          }
        >
          {t('undo')}
        </Button>
      )}
    </div>
  );
}
