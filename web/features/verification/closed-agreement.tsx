import { useState } from 'react';
import type { Agreement } from '../../../contract/verification-shapes.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './agreement.module.css';
import { Answers } from './answers.tsx';
import { History } from './history.tsx';
import { OwnData } from './own-data.tsx';
import { agreementTexts } from './texts.ts';
import { Refused } from './type-chooser.tsx';
import { useRevise } from './use-agreement-actions.ts';

/** Handed in or approved: to read only. A change of what was approved is a new version. (product 6) */
export function ClosedAgreement({ agreement }: { readonly agreement: Agreement }) {
  const t = useTexts(agreementTexts);
  const format = useFormat();
  const isApproved = agreement.status === 'approved';
  const [newest] = agreement.versions;
  const when = format.dateTime((isApproved ? newest?.decided_at : newest?.submitted_at) ?? agreement.saved_at);
  return (
    <div className={classes['stack']}>
      <Notice tone={isApproved ? 'good' : 'info'} {...(isApproved && { action: <Revise agreement={agreement} /> })}>
        <h2 className={classes['status']}>{t(isApproved ? 'approvedTitle' : 'submittedTitle')}</h2>
        <p>{t(isApproved ? 'approvedText' : 'submittedText', { when })}</p>
      </Notice>
      <Card title={t('answers')}>
        <Answers agreement={agreement} />
      </Card>
      <History agreement={agreement} />
      <OwnData />
    </div>
  );
}

function Revise({ agreement }: { readonly agreement: Agreement }) {
  const t = useTexts(agreementTexts);
  const revise = useRevise();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('revise')}
      </Button>
      {isAsking && (
        <Dialog
          title={t('reviseTitle')}
          onClose={() => setAsking(false)}
          back={t('fileCancel')}
          actions={
            <Button loading={revise.isPending} onClick={() => revise.mutate(agreement.revision)}>
              {t('reviseGo')}
            </Button>
          }
        >
          <p>{t('reviseText')}</p>
          {revise.isError && <Refused failure={revise.error} />}
        </Dialog>
      )}
    </>
  );
}
