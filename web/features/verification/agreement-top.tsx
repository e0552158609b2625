import type { AgreementAnswer } from '../../../contract/verification.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './agreement.module.css';
import { DeclinedPanel } from './declined-panel.tsx';
import { anchorOf } from './sections.ts';
import { SetAsideNotice } from './set-aside-notice.tsx';
import { agreementTexts } from './texts.ts';
import type { AgreementForm } from './use-agreement-form.ts';

type AgreementTopProps = {
  readonly form: AgreementForm;
  readonly setAside: AgreementAnswer['set_aside'];
  readonly save: () => Promise<number | null>;
  readonly onRestored: () => void;
  readonly onChangeType: () => void;
};

/** What has to be known before the questions: what was declined, what was set aside, and the kind of business. */
export function AgreementTop({ form, setAside, save, onRestored, onChangeType }: AgreementTopProps) {
  const t = useTexts(agreementTexts);
  const format = useFormat();
  const { agreement } = form;
  const [conflict] = form.autosave.state.conflicts;
  const approvedAt = agreement.versions.find(({ status }) => status === 'approved')?.decided_at ?? null;
  return (
    <>
      {agreement.status === 'declined' ? <DeclinedPanel form={form} /> : <p className={classes['lead']}>{t('lead')}</p>}
      {approvedAt !== null && <Notice tone="info">{t('revising', { when: format.dateTime(approvedAt) })}</Notice>}
      {setAside !== null && <SetAsideNotice setAside={setAside} save={save} onRestored={onRestored} />}
      {conflict !== undefined && (
        <Notice tone="warn" says="at once" action={<a href={`#${anchorOf(conflict)}`}>{t('conflictGo')}</a>}>
          {t('conflictNotice')}
        </Notice>
      )}
      <p className={classes['top']}>
        <span>
          {t('typeLabel')}: <strong>{t(`type.${agreement.business_type}`)}</strong>
        </span>
        <Button variant="subtle" onClick={onChangeType} aria-label={`${t('typeChange')}: ${t('typeLabel')}`}>
          {t('typeChange')}
        </Button>
      </p>
    </>
  );
}
