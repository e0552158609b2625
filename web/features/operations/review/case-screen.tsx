import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReviewCase } from '../../../../contract/verification-review.ts';
import { pages } from '../../../../core/identity/pages.ts';
import { useOpenedName } from '../../../base/document-title.ts';
import { useTexts } from '../../../base/texts.ts';
import { Failed } from '../../../ui/page-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { reviewTexts } from '../texts.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { CaseBar } from './case-bar.tsx';
import { CaseChecks } from './case-checks.tsx';
import { CaseFields } from './case-fields.tsx';
import { CaseHistory } from './case-history.tsx';
import { CaseNotices } from './case-notices.tsx';
import classes from './case.module.css';
import { DeclineDialog } from './decline-dialog.tsx';
import { DocumentViewer } from './document-viewer.tsx';
import { documentsIn } from './documents-in.ts';
import { caseQuery, lookQuery } from './queries.ts';
import { useCaseKeys } from './use-case-keys.ts';
import { useBeside } from '../../../base/use-beside.ts';

/** One submission: its documents beside the fields they prove, what was checked, and the decision. (product 6) */
export default function CaseScreen() {
  const { caseId = '' }: { readonly caseId?: string } = useParams({ strict: false });
  const reviewed = useQuery(caseQuery(caseId));
  useOpenedName(reviewed.data?.vendor.business_name, 'title.operationsCase');
  if (reviewed.isLoadingError) return <Failed failure={reviewed.error} onRetry={() => void reviewed.refetch()} />;
  if (reviewed.data === undefined) return <Skeleton height="44rem" />;
  return <Case key={caseId} reviewed={reviewed.data} />;
}

function Case({ reviewed }: { readonly reviewed: ReviewCase }) {
  const t = useTexts(reviewTexts);
  const documents = documentsIn(reviewed.files);
  const [index, setIndex] = useState(0);
  const [deciding, setDeciding] = useState<'approve' | 'decline' | null>(null);
  const current = documents[index] ?? null;
  const looking = useBeside({ ...lookQuery(reviewed.id), enabled: reviewed.status === 'submitted' });
  const isOpen = reviewed.status === 'submitted' && (looking.data?.status ?? 'submitted') === 'submitted';
  const go = (step: number) => setIndex((now) => Math.max(0, Math.min(documents.length - 1, now + step)));
  useCaseKeys({ j: () => go(1), k: () => go(-1), ...(isOpen && { a: () => setDeciding('approve'), d: () => setDeciding('decline') }) });
  return (
    <>
      <Link to={pages.operationsDocuments} className={classes['back']}>
        {t('back')}
      </Link>
      <CaseNotices reviewed={reviewed} looking={looking.data ?? null} />
      <div className={classes['columns']}>
        <DocumentViewer reviewed={reviewed} documents={documents} index={index} onIndex={setIndex} />
        <div className={classes['side']}>
          <CaseFields reviewed={reviewed} document={current?.kind ?? null} />
          <CaseChecks checks={reviewed.checks} />
          <CaseHistory reviewed={reviewed} />
        </div>
      </div>
      {isOpen && <CaseBar onDecide={setDeciding} />}
      {deciding === 'approve' && <ApproveDialog reviewed={reviewed} onClose={() => setDeciding(null)} />}
      {deciding === 'decline' && <DeclineDialog reviewed={reviewed} current={current?.kind ?? null} onClose={() => setDeciding(null)} />}
    </>
  );
}
