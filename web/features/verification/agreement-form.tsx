import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Agreement, AgreementAnswer } from '../../../contract/verification.ts';
import { pages } from '../../../core/identity/pages.ts';
import { ApiError } from '../../api/call.ts';
import { useFormat } from '../../app/format.ts';
import { lazyPart, Part } from '../../app/part.tsx';
import { useLanguage, useTexts } from '../../app/texts.ts';
import { Button } from '../../ui/button.tsx';
import { focusFirstInvalid } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './agreement.module.css';
import { Answers } from './answers.tsx';
import { ChangeTypeDialog } from './change-type-dialog.tsx';
import { DeclinedPanel } from './declined-panel.tsx';
import { History } from './history.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { Outline } from './outline.tsx';
import { Problems } from './problems.tsx';
import { agreementQuery } from './queries.ts';
import { SaveState } from './save-state.tsx';
import { Section } from './section.tsx';
import { SetAsideNotice } from './set-aside-notice.tsx';
import type { TermsProps } from './terms-dialog.tsx';
import { agreementTexts } from './texts.ts';
import { useSubmit } from './use-agreement-actions.ts';
import { useAgreementForm } from './use-agreement-form.ts';

const TermsDialog = lazyPart<TermsProps>('terms', () => import('./terms-dialog.tsx').then((m) => ({ default: m.TermsDialog })));

type AgreementFormProps = { readonly agreement: Agreement; readonly setAside: AgreementAnswer['set_aside'] };
type Dialog = 'none' | 'type' | 'terms';

/** The form while it is being written or mended: sections of questions beside their outline. (spec 2, Agreement form; product 6) */
export function AgreementForm({ agreement, setAside }: AgreementFormProps) {
  const t = useTexts(agreementTexts);
  const format = useFormat();
  const language = useLanguage();
  const router = useRouter();
  const queries = useQueryClient();
  const page = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<Dialog>('none');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const form = useAgreementForm(agreement);
  const submit = useSubmit();
  const { autosave, uploads } = form;
  const { standing } = autosave.state;
  const isSending = form.sendings.some((sending) => sending.standing.kind === 'waiting' || sending.standing.kind === 'sending');
  const [opened] = useState(agreement.revision);
  const isTouched = agreement.revision !== opened || standing !== 'saved' || isSending;
  const isDeclined = agreement.state === 'declined';
  const approvedAt = agreement.versions.find(({ state }) => state === 'approved')?.decided_at ?? null;

  const revisionNow = () => queries.getQueryData(agreementQuery.queryKey)?.agreement?.revision ?? agreement.revision;
  const save = async () => {
    await autosave.flush();
    return revisionNow();
  };
  const beginAnew = () => {
    autosave.reset();
    uploads.clear();
    setDialog('none');
  };
  // The messages are on the page after the next rendering.
  const showFirstProblem = () => requestAnimationFrame(() => focusFirstInvalid(page.current));
  const ask = async () => {
    form.seeAll();
    const isSaved = await autosave.flush();
    if (form.refusals.length > 0 || !isSaved || isSending) {
      showFirstProblem();
      return;
    }
    submit.reset();
    setKey(crypto.randomUUID());
    setDialog('terms');
  };
  const send = (termsVersion: string) =>
    submit.mutate(
      { revision: revisionNow(), termsVersion, language, key },
      {
        onSuccess() {
          autosave.reset();
          void router.navigate({ to: pages.agreementSent, ignoreBlocker: true });
        },
        onError(failure) {
          if (!(failure instanceof ApiError) || failure.fields.length === 0) return;
          form.refusedBy(failure);
          setDialog('none');
          showFirstProblem();
        },
      },
    );
  return (
    <div ref={page} id="agreement" className={classes['stack']}>
      {isDeclined ? <DeclinedPanel form={form} /> : <p className={classes['lead']}>{t('lead')}</p>}
      {approvedAt !== null && <Notice tone="info">{t('revising', { when: format.dateTime(approvedAt) })}</Notice>}
      {setAside !== null && <SetAsideNotice setAside={setAside} save={save} onRestored={beginAnew} />}
      {autosave.state.conflicts.length > 0 && (
        <Notice tone="warn" says="at once" action={<a href={`#question-${autosave.state.conflicts[0]}`}>{t('conflictGo')}</a>}>
          {t('conflictNotice')}
        </Notice>
      )}
      <p className={classes['top']}>
        <span>
          {t('typeLabel')}: <strong>{t(`type.${agreement.business_type}`)}</strong>
        </span>
        <Button variant="subtle" onClick={() => setDialog('type')} aria-label={`${t('typeChange')}: ${t('typeLabel')}`}>
          {t('typeChange')}
        </Button>
      </p>
      <div className={classes['columns']}>
        <div className={classes['side']}>
          <Outline form={form} />
          <div className={classes['actions']}>
            <SaveState form={form} />
            <Button variant="default" onClick={() => void router.navigate({ to: pages.profile })}>
              {t('close')}
            </Button>
            <Button loading={submit.isPending} onClick={() => void ask()}>
              {t(isDeclined ? 'submitAgain' : 'submit')}
            </Button>
          </div>
        </div>
        <div className={classes['main']}>
          {isDeclined && <p className={classes['muted']}>{t('declinedOnly')}</p>}
          {form.isAttempted && <Problems form={form} onShow={showFirstProblem} />}
          <div className={classes['sections']}>
            {form.sections.map((section) => (
              <Section key={section.name} form={form} section={section} />
            ))}
          </div>
          {isDeclined && (
            <details className={classes['rest']}>
              <summary>{t('declinedRest')}</summary>
              <Answers agreement={agreement} except={agreement.open} />
            </details>
          )}
          <History agreement={agreement} />
        </div>
      </div>
      {dialog === 'type' && (
        <ChangeTypeDialog type={agreement.business_type} save={save} onChanged={beginAnew} onClose={() => setDialog('none')} />
      )}
      {dialog === 'terms' && (
        <Part>
          <TermsDialog
            signatory={form.fields.signatory_name}
            isSending={submit.isPending}
            failure={submit.error}
            onAccept={send}
            onClose={() => setDialog('none')}
          />
        </Part>
      )}
      <LeaveDialog isTouched={isTouched} isUnsaved={standing !== 'saved'} isSending={isSending} save={() => autosave.flush()} />
    </div>
  );
}
