import { useState } from 'react';
import type { AdSetting, AdSummary } from '../../../contract/ads.ts';
import { checkSettings } from '../../../core/ads/settings.ts';
import { notify } from '../../base/client-state.ts';
import { useRefusalText } from '../../base/refusal-texts.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import { useTexts } from '../../base/texts.ts';
import { useToday } from '../../base/today.ts';
import { useAfterRendering } from '../../base/use-after-rendering.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { focusFirstInvalid } from '../../ui/form.tsx';
import { settingsOf, useSaveAd } from './ad-actions.ts';
import classes from './reactivation-dialog.module.css';
import { type AdForm, draftOfForm, rulesOf } from './settings/ad-form.ts';
import { PeriodChoice } from './settings/period-choice.tsx';
import { adsTexts } from '../../parts/ads/texts.ts';
import { useSettingWords } from './use-setting-words.ts';
import { wordsOf } from '../../base/calls/call.ts';

type Setting = Pick<AdSetting, 'cpc' | 'daily_budget' | 'pacing' | 'start_date' | 'end_date' | 'is_enabled'>;
type ReactivationDialogProps = { readonly setting: Setting; readonly summary: AdSummary; readonly onClose: () => void };

/** Switching an ad on again: what it costs, and when it is to show. (spec 2, Ads dashboard) */
export default function ReactivationDialog({ setting, summary, onClose }: ReactivationDialogProps) {
  const t = useTexts(adsTexts);
  const shell = useTexts(shellTexts);
  const refusalText = useRefusalText();
  const save = useSaveAd();
  const today = useToday();
  const [form, setForm] = useState(() => periodToOffer(setting, today));
  const [wasTried, setTried] = useState(false);
  // What a click and a day cost is not asked here: it is saved as it is shown.
  const draft = { ...draftOfForm(form, true), cpc: setting.cpc, dailyBudget: setting.daily_budget, pacing: setting.pacing };
  const checked = checkSettings(draft, {
    today,
    minimumCpcIdr: summary.min_cpc,
    rules: rulesOf(summary),
    previous: settingsOf(setting),
  });
  const refusals = checked.ok ? [] : checked.refusals;
  const refusalOf = (name: string) => refusals.find(({ field }) => field === name);
  const [ofStart, ofEnd] = [refusalOf('start_date'), refusalOf('end_date')];
  const ofOther = refusals.find((refusal) => refusal !== ofStart && refusal !== ofEnd);
  const said = (refusal: typeof ofStart) => (wasTried && refusal !== undefined ? refusalText(refusal) : undefined);
  const showFirstProblem = useAfterRendering(() => focusFirstInvalid(document.querySelector('dialog[open]')));
  const activate = () => {
    setTried(true);
    if (!checked.ok) return showFirstProblem();
    save.mutate(
      { draft, revision: summary.revision },
      {
        onSuccess() {
          notify('success', t('activated'));
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      title={t('reactivateTitle')}
      onClose={onClose}
      back={shell('cancel')}
      actions={
        <Button loading={save.isPending} onClick={activate}>
          {t('activate')}
        </Button>
      }
    >
      <p>{t('reactivateText')}</p>
      <Facts setting={setting} />
      <h3 className={classes['question']}>{t('reactivatePeriod')}</h3>
      <PeriodChoice choice={form} errors={{ start: said(ofStart), end: said(ofEnd) }} onChange={(part) => setForm({ ...form, ...part })} />
      {ofOther !== undefined && <Notice tone="warn">{refusalText(ofOther)}</Notice>}
      {save.isError && (
        <Notice tone="bad" says="at once">
          {wordsOf(save.error)}
        </Notice>
      )}
    </Dialog>
  );
}

function Facts({ setting }: Pick<ReactivationDialogProps, 'setting'>) {
  const t = useTexts(adsTexts);
  const words = useSettingWords(setting);
  return (
    <dl className={classes['facts']}>
      <dt>{t('cpc')}</dt>
      <dd>{words.cpc}</dd>
      <dt>{t('dailyBudget')}</dt>
      <dd>
        {words.dailyBudget}
        {words.pacing !== null && <small className={classes['note']}>{words.pacing}</small>}
      </dd>
    </dl>
  );
}

/** The period as it was, unless it is over: then always from now. */
function periodToOffer(setting: Setting, today: string): AdForm {
  const isOver = setting.end_date !== null && setting.end_date < today;
  const isCustom = setting.start_date !== null && !isOver;
  return {
    cpc: setting.cpc,
    hasLimit: setting.daily_budget !== null,
    budget: setting.daily_budget,
    pacing: setting.pacing,
    isCustom,
    startsOn: isCustom ? setting.start_date : null,
    hasEnd: isCustom && setting.end_date !== null,
    endsOn: isCustom ? setting.end_date : null,
  };
}
