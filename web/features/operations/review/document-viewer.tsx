import { useState } from 'react';
import type { ReviewCase } from '../../../../contract/verification-review.ts';
import { useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { agreementTexts, reviewTexts } from '../texts.ts';
import { DocumentLeaves } from './document-leaves.tsx';
import type { CaseDocument } from './documents-in.ts';
import { useCaseKeys } from './use-case-keys.ts';
import classes from './document-viewer.module.css';

type DocumentViewerProps = {
  readonly reviewed: ReviewCase;
  readonly documents: readonly CaseDocument[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
};

const zoomStep = 0.5;
const zoomMax = 4;

/** The documents, one at a time and leaf by leaf: only what is looked at is opened, because every opening is written down. */
export function DocumentViewer({ reviewed, documents, index, onIndex }: DocumentViewerProps) {
  const t = useTexts(reviewTexts);
  const words = useTexts(agreementTexts);
  const [zoom, setZoom] = useState(1);
  const change = (step: number) => setZoom((now) => Math.max(1, Math.min(zoomMax, now + step)));
  const [grow, shrink, fit] = [() => change(zoomStep), () => change(-zoomStep), () => setZoom(1)];
  useCaseKeys({ '+': grow, '=': grow, '-': shrink, '0': fit });
  const current = documents[index];
  if (current === undefined) return <Card>{t('noFiles')}</Card>;
  const changed = new Set(reviewed.changed?.documents ?? []);
  return (
    <Card className={classes['viewer']}>
      <div className={classes['tabs']} role="tablist" aria-label={t('documents')}>
        {documents.map(({ kind, sheets }, at) => (
          <button key={kind} type="button" role="tab" aria-selected={at === index} className={classes['tab']} onClick={() => onIndex(at)}>
            {words(`document.${kind}`)}
            {sheets.length > 1 && ` (${sheets.length})`}
            {changed.has(kind) && <span className={classes['changed']}>{t('changedHere')}</span>}
          </button>
        ))}
      </div>
      <DocumentLeaves
        key={current.kind}
        caseId={reviewed.id}
        document={current}
        zoom={{ factor: zoom, grow, shrink, fit }}
        title={words(`document.${current.kind}`)}
      />
    </Card>
  );
}
