import { useMoment } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { SaveState as State } from '../../ui/save-state.tsx';
import { agreementTexts } from './texts.ts';
import type { AgreementForm } from './use-agreement-form.ts';

/** Whether what was entered is with the server. */
export function SaveState({ form }: { readonly form: AgreementForm }) {
  const t = useTexts(agreementTexts);
  const moment = useMoment();
  const { saving } = form.autosave.state;
  const words = {
    saved: () => t('saveSaved', { time: moment(form.agreement.saved_at) }),
    saving: () => t('saveSaving'),
    pending: () => t('savePending'),
    failed: () => t('saveFailed'),
    blocked: () => t('saveBlocked'),
  };
  return <State saving={saving} words={words[saving]()} retry={t('saveRetry')} onRetry={() => void form.autosave.flush()} />;
}
