import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { AdSetting, AdSummary } from '../../../../contract/ads.ts';
import { needsHighCpcConfirmation } from '../../../../core/ads/settings.ts';
import { pages } from '../../../../core/identity/pages.ts';
import { notify } from '../../../base/client-state.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Form, focusFirstInvalid } from '../../../ui/form.tsx';
import { isElsewhere, useSaveAd } from '../ad-actions.ts';
import { adSettingsTexts } from '../../../parts/ads/texts.ts';
import type { AdField, AdForm } from './ad-form.ts';
import { AdPreview } from './ad-preview.tsx';
import { AdSummaryCard } from './ad-summary-card.tsx';
import { BudgetQuestion } from './budget-question.tsx';
import { CpcQuestion } from './cpc-question.tsx';
import { EditedElsewhere } from './edited-elsewhere.tsx';
import { ExitDialog } from './exit-dialog.tsx';
import { HighCpcDialog } from './high-cpc-dialog.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { Question } from './question.tsx';
import classes from './settings-form.module.css';
import { useAdForm } from './use-ad-form.ts';

type SettingsFormProps = { readonly setting: AdSetting | null; readonly summary: AdSummary };

/** Three questions, what the answers amount to, and where the ad will show. */
export function SettingsForm({ setting, summary }: SettingsFormProps) {
  const t = useTexts(adSettingsTexts);
  const router = useRouter();
  const page = useRef<HTMLDivElement>(null);
  const save = useSaveAd();
  // The setting as it was when the page opened: saving must not turn "create" into "edit" under the outcome dialog.
  const [before] = useState(setting);
  const [isConfirming, setConfirming] = useState(false);
  // After a save of this page the ad is as it was left here.
  const state = useAdForm(before, save.isSuccess ? null : setting, summary, save.error);
  const { checked, draft } = state;
  useFocusFromAddress();

  const send = () => {
    setConfirming(false);
    save.mutate(
      { draft, revision: state.form.over },
      {
        onSuccess({ outcome }) {
          state.discard();
          if (outcome !== 'updated') return;
          notify('success', t('updated'));
          void router.navigate({ to: pages.ads, ignoreBlocker: true });
        },
      },
    );
  };
  const submit = () => {
    state.seeAll();
    // The messages are on the page after the next rendering.
    if (!checked.ok) requestAnimationFrame(() => focusFirstInvalid(page.current));
    else if (needsHighCpcConfirmation(checked.value.cpcIdr, state.rules, state.previous)) setConfirming(true);
    else send();
  };
  return (
    <div ref={page}>
      <Form onSubmit={submit} failure={isElsewhere(save.error) ? null : save.error}>
        <div className={classes['columns']}>
          <div>
            <CpcQuestion state={state} summary={summary} />
            <BudgetQuestion state={state} summary={summary} />
            <Question id="period-question" number={3} title={t('periodQuestion')} lead={t('periodLead')}>
              <PeriodChoice
                choice={state.form}
                errors={{ start: state.messageOf('start_date'), end: state.messageOf('end_date') }}
                onChange={(part) => state.change(part, chosenDates(part))}
              />
            </Question>
          </div>
          <div className={classes['side']}>
            {state.theirs !== null && (
              <EditedElsewhere mine={state.form} theirs={state.theirs} onMine={state.keepMine} onTheirs={state.takeTheirs} />
            )}
            <AdSummaryCard known={state.known} summary={summary} />
            <div className={classes['actions']}>
              <Button variant="default" onClick={() => void router.navigate({ to: pages.ads })}>
                {t('cancel')}
              </Button>
              <Button type="submit" loading={save.isPending}>
                {before === null ? t('createAds') : t('saveChanges')}
              </Button>
            </div>
          </div>
        </div>
        <AdPreview />
      </Form>
      <ExitDialog isDirty={state.isDirty && !save.isSuccess} onLeave={state.discard} />
      {isConfirming && checked.ok && (
        <HighCpcDialog
          cpcIdr={checked.value.cpcIdr}
          balanceIdr={summary.credit_balance}
          onRecheck={() => setConfirming(false)}
          onContinue={send}
        />
      )}
      {save.isSuccess && save.data.outcome !== 'updated' && <OutcomeDialog answer={save.data} balanceIdr={summary.credit_balance} />}
    </div>
  );
}

/** Only a day that was chosen is judged; a calendar that was just opened is not. */
const chosenDates = (part: Partial<AdForm>): AdField[] => [
  ...(part.startsOn ? (['start_date'] as const) : []),
  ...(part.endsOn ? (['end_date'] as const) : []),
];

/** A link that names a field in its fragment ("Raise budget") leads to it. */
function useFocusFromAddress(): void {
  useEffect(() => {
    const field = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
    field?.scrollIntoView({ block: 'center' });
    field?.focus();
  }, []);
}
