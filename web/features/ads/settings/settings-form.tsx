import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { AdSetting, AdSummary, saveAd } from '../../../../contract/ads.ts';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { needsHighCpcConfirmation } from '../../../../core/ads/settings.ts';
import { pages } from '../../../../core/identity/pages.ts';
import { notify } from '../../../base/client-state.ts';
import { useIsReadOnly } from '../../../base/team.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { adSettingsTexts } from '../../../parts/ads/texts.ts';
import type { AdForm } from './ad-form.ts';
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
  // The setting as it was when the page opened: saving must not turn "create" into "edit" under the outcome dialog.
  const [before] = useState(setting);
  const [outcome, setOutcome] = useState<AnswerOf<typeof saveAd> | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const state = useAdForm(before, setting, summary, (answer) => {
    if (answer.outcome !== 'updated') return setOutcome(answer);
    notify('success', t('updated'));
    void router.navigate({ to: pages.ads, ignoreBlocker: true });
  });
  const { checked } = state;
  const isReadOnly = useIsReadOnly('ads');
  useFocusFromAddress();

  const submit = () => {
    if (isReadOnly || !state.judge() || !checked.ok) return;
    if (needsHighCpcConfirmation(checked.value.cpcIdr, state.rules, state.previous)) setConfirming(true);
    else void state.submit();
  };
  return (
    <>
      <Form form={state} onSubmit={submit}>
        <div className={classes['columns']}>
          <div>
            <CpcQuestion state={state} summary={summary} />
            <BudgetQuestion state={state} summary={summary} />
            <Question id="period-question" number={3} title={t('periodQuestion')} lead={t('periodLead')}>
              <PeriodChoice
                choice={state.form}
                errors={{ start: state.messageOf('start_date'), end: state.messageOf('end_date') }}
                onChange={(part) => {
                  state.change(part);
                  for (const field of chosenDates(part)) state.see(field);
                }}
              />
            </Question>
          </div>
          <div className={classes['side']}>
            {state.theirs !== null && <EditedElsewhere mine={state.form} theirs={state.theirs} onResolve={state.resolve} />}
            <AdSummaryCard known={state.known} summary={summary} />
            <div className={classes['actions']}>
              <Button variant="default" onClick={() => void router.navigate({ to: pages.ads })}>
                {t('cancel')}
              </Button>
              {!isReadOnly && (
                <Button type="submit" loading={state.isSending}>
                  {before === null ? t('createAds') : t('saveChanges')}
                </Button>
              )}
            </div>
          </div>
        </div>
        <AdPreview />
      </Form>
      <ExitDialog isDirty={state.isDirty} onLeave={state.discard} />
      {isConfirming && checked.ok && (
        <HighCpcDialog
          cpcIdr={checked.value.cpcIdr}
          balanceIdr={summary.credit_balance}
          onRecheck={() => setConfirming(false)}
          onContinue={() => {
            setConfirming(false);
            void state.submit();
          }}
        />
      )}
      {outcome !== null && <OutcomeDialog answer={outcome} balanceIdr={summary.credit_balance} />}
    </>
  );
}

/** Only a day that was chosen is judged; a calendar that was just opened is not. */
const chosenDates = ({ startsOn, endsOn }: Partial<AdForm>): string[] => [
  ...(startsOn ? ['start_date'] : []),
  ...(endsOn ? ['end_date'] : []),
];

/** A link that names a field in its fragment ("Raise budget") leads to it. */
function useFocusFromAddress(): void {
  useEffect(() => {
    const field = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
    field?.scrollIntoView({ block: 'center' });
    field?.focus();
  }, []);
}
