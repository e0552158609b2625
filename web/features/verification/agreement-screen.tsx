import { useQuery } from '@tanstack/react-query';
import { useIsSuspended } from '../../base/team.ts';
import { useTexts } from '../../base/texts.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { Empty, Failed } from '../../ui/page-state.tsx';
import { AgreementForm } from './agreement-form.tsx';
import { ClosedAgreement } from './closed-agreement.tsx';
import { agreementQuery } from './queries.ts';
import { agreementTexts } from './texts.ts';
import { TypeChooser } from './type-chooser.tsx';

/** The agreement form in whichever state it is: not started, being written, declined, or to read only. (spec 2, Agreement form) */
export default function AgreementScreen() {
  const t = useTexts(agreementTexts);
  const query = useQuery(agreementQuery);
  const isSuspended = useIsSuspended();
  if (query.isLoadingError) return <Failed failure={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Waiting />;
  const { agreement, set_aside: setAside } = query.data;
  if (agreement === null) return isSuspended ? <Empty title={t('suspendedTitle')}>{t('suspendedText')}</Empty> : <TypeChooser />;
  if (isSuspended || agreement.status === 'submitted' || agreement.status === 'approved') return <ClosedAgreement agreement={agreement} />;
  return <AgreementForm key={agreement.business_type} agreement={agreement} setAside={setAside} />;
}
