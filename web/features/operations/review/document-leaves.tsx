import { useState } from 'react';
import { openCaseFile, openCasePage } from '../../../../contract/verification-review.ts';
import { onApi } from '../../../base/calls/api-address.ts';
import { addressOf } from '../../../base/calls/call.ts';
import { shellTexts } from '../../../base/shell-texts.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageImage } from '../../../ui/page-image.tsx';
import { reviewTexts } from '../texts.ts';
import classes from './document-viewer.module.css';
import { type CaseDocument, type Leaf, leavesOf } from './documents-in.ts';
import { useCaseKeys } from './use-case-keys.ts';
import { ViewerTools, type Zoom } from './viewer-tools.tsx';

type DocumentLeavesProps = { readonly caseId: string; readonly document: CaseDocument; readonly zoom: Zoom; readonly title: string };

/** One document, turned leaf by leaf. Pages of PDFs come as pictures from the server: nothing of such a file runs here. (reliability S37) */
export function DocumentLeaves({ caseId, document, zoom, title }: DocumentLeavesProps) {
  const t = useTexts(reviewTexts);
  const shell = useTexts(shellTexts);
  const leaves = leavesOf(document);
  const [index, setIndex] = useState(0);
  const [turns, setTurns] = useState(0);
  const go = (step: number) => setIndex((now) => Math.max(0, Math.min(leaves.length - 1, now + step)));
  const turn = () => setTurns((now) => (now + 1) % 4);
  useCaseKeys({ l: () => go(1), h: () => go(-1), r: turn });
  const leaf = leaves[index];
  if (leaf === undefined) return null;
  const alt = t('leafAlt', { document: title, n: index + 1, total: leaves.length });
  return (
    <>
      <ViewerTools zoom={zoom} leaf={{ number: index + 1, total: leaves.length, go }} onTurn={turn} />
      <div role="tabpanel" className={classes['stage']} aria-label={title} tabIndex={0}>
        <PageImage
          key={`${leaf.file.id} ${leaf.page}`}
          src={addressOfLeaf(caseId, leaf)}
          alt={alt}
          size={leaf.file.width !== null && leaf.file.height !== null ? { width: leaf.file.width, height: leaf.file.height } : null}
          zoom={zoom.factor}
          turns={turns}
          failed={(again) => (
            <Notice
              tone="warn"
              says="politely"
              action={
                <Button variant="default" onClick={again}>
                  {shell('retry')}
                </Button>
              }
            >
              {t('leafFailed')}
            </Notice>
          )}
        />
      </div>
      <p className={classes['caption']}>
        <span>{leaf.page === null ? leaf.file.name : t('pageOfFile', { n: leaf.page, file: leaf.file.name })}</span>
        <DownloadButton variant="subtle" endpoint={openCaseFile} input={{ params: { id: caseId, file: leaf.file.id } }}>
          {t('saveFile')}
        </DownloadButton>
      </p>
    </>
  );
}

const addressOfLeaf = (id: string, { file, page }: Leaf): string =>
  onApi(page === null ? addressOf(openCaseFile.path, { id, file: file.id }) : addressOf(openCasePage.path, { id, file: file.id, page }));
