import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReviewCase } from '../../../../contract/verification-review.ts';
import { useFormat } from '../../../app/format.ts';
import { useTexts } from '../../../app/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { agreementTexts, reviewTexts } from '../texts.ts';
import type { CaseDocument } from './documents-in.ts';
import { Sheet } from './sheet.tsx';
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

/** The documents, one at a time: only what is looked at is opened, because every opening is written down. */
export function DocumentViewer({ reviewed, documents, index, onIndex }: DocumentViewerProps) {
  const t = useTexts(reviewTexts);
  const words = useTexts(agreementTexts);
  const format = useFormat();
  const [zoom, setZoom] = useState(1);
  const change = (step: number) => setZoom((now) => Math.max(1, Math.min(zoomMax, now + step)));
  useCaseKeys({ '+': () => change(zoomStep), '=': () => change(zoomStep), '-': () => change(-zoomStep), '0': () => setZoom(1) });
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
      <div className={classes['zoom']}>
        <button type="button" aria-label={t('zoomOut')} onClick={() => change(-zoomStep)}>
          <IconMinus aria-hidden size={18} />
        </button>
        <output>{t('zoomLevel', { percent: format.count(zoom * 100) })}</output>
        <button type="button" aria-label={t('zoomIn')} onClick={() => change(zoomStep)}>
          <IconPlus aria-hidden size={18} />
        </button>
        <button type="button" onClick={() => setZoom(1)}>
          {t('zoomFit')}
        </button>
      </div>
      <div role="tabpanel" className={classes['stage']} aria-label={words(`document.${current.kind}`)} tabIndex={0}>
        {current.sheets.map((file, at) => (
          <Sheet
            key={file.id}
            caseId={reviewed.id}
            file={file}
            title={words(`document.${current.kind}`)}
            number={at + 1}
            total={current.sheets.length}
            zoom={zoom}
          />
        ))}
      </div>
    </Card>
  );
}
