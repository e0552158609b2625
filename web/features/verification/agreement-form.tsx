import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { AgreementAnswer } from '../../../contract/verification.ts';
import type { Agreement } from '../../../contract/verification-shapes.ts';
import { pages } from '../../../core/identity/pages.ts';
import { lazyPart, Part } from '../../ui/part.tsx';
import { useTexts } from '../../base/texts.ts';
import { useAfterRendering } from '../../base/use-after-rendering.ts';
import { Button } from '../../ui/button.tsx';
import { focusFirstInvalid } from '../../ui/form.tsx';
import { AgreementTop } from './agreement-top.tsx';
import classes from './agreement.module.css';
import { Answers } from './answers.tsx';
import { ChangeTypeDialog } from './change-type-dialog.tsx';
import { History } from './history.tsx';
import { OwnData } from './own-data.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { AgreementOutline } from './outline.tsx';
import { Problems } from './problems.tsx';
import { SaveState } from './save-state.tsx';
import { Section } from './section.tsx';
import type { TermsProps } from './terms-dialog.tsx';
import { agreementTexts } from './texts.ts';
import { isUnderWay } from './uploads.ts';
import { useAgreementForm } from './use-agreement-form.ts';
import { useSubmission } from './use-submission.ts';

const TermsDialog = lazyPart<TermsProps>('terms', () => import('./terms-dialog.tsx').then((m) => ({ default: m.TermsDialog })));

type AgreementFormProps = { readonly agreement: Agreement; readonly setAside: AgreementAnswer['set_aside'] };

/** The form while it is being written or fixed: sections of questions beside their outline. (spec 2, Agreement form; product 6) */
export function AgreementForm({ agreement, setAside }: AgreementFormProps) {
  const t = useTexts(agreementTexts);
  const router = useRouter();
  const page = useRef<HTMLDivElement>(null);
  const [isChangingType, setChangingType] = useState(false);
  const [opened] = useState(agreement.revision);
  const form = useAgreementForm(agreement);
  const showFirstProblem = useAfterRendering(() => focusFirstInvalid(page.current));
  const submission = useSubmission(form, showFirstProblem);
  const { autosave, uploads } = form;
  const { saving } = autosave.state;
  const isSending = form.sendings.some(isUnderWay);
  const isDeclined = agreement.status === 'declined';
  const beginAnew = () => {
    autosave.reset();
    uploads.clear();
    setChangingType(false);
  };
  return (
    <div ref={page} id="agreement" className={classes['stack']}>
      <AgreementTop
        form={form}
        setAside={setAside}
        save={submission.save}
        onRestored={beginAnew}
        onChangeType={() => setChangingType(true)}
      />
      <div className={classes['columns']}>
        <div className={classes['side']}>
          <AgreementOutline form={form} />
          <div className={classes['actions']}>
            <SaveState form={form} />
            <Button variant="default" onClick={() => void router.navigate({ to: pages.profile })}>
              {t('close')}
            </Button>
            <Button loading={submission.isSending} onClick={() => void submission.ask()}>
              {t(isDeclined ? 'submitAgain' : 'submit')}
            </Button>
          </div>
        </div>
        <Written form={form} onShow={showFirstProblem} />
      </div>
      {isChangingType && (
        <ChangeTypeDialog
          type={agreement.business_type}
          save={submission.save}
          onChanged={beginAnew}
          onClose={() => setChangingType(false)}
        />
      )}
      {submission.isReadingTerms && (
        <Part>
          <TermsDialog
            signatory={form.fields.signatory_name}
            isSending={submission.isSending}
            failure={submission.failure}
            onAccept={submission.send}
            onClose={submission.closeTerms}
          />
        </Part>
      )}
      <LeaveDialog
        isTouched={agreement.revision !== opened || saving !== 'saved' || isSending}
        isUnsaved={saving !== 'saved'}
        isSending={isSending}
        save={() => autosave.flush()}
      />
    </div>
  );
}

type WrittenProps = { readonly form: ReturnType<typeof useAgreementForm>; readonly onShow: () => void };
/** The sections, and below them what is not asked again. */
function Written({ form, onShow }: WrittenProps) {
  const t = useTexts(agreementTexts);
  const { agreement } = form;
  const isDeclined = agreement.status === 'declined';
  return (
    <div className={classes['main']}>
      {isDeclined && <p className={classes['muted']}>{t('declinedOnly')}</p>}
      {form.isAttempted && <Problems form={form} onShow={onShow} />}
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
      <OwnData />
    </div>
  );
}
