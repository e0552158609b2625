import { onApi } from '../../../base/calls/api-address.ts';
import { useState } from 'react';
import { openPage } from '../../../../contract/verification-files.ts';
import type { AgreementFile } from '../../../../contract/verification-shapes.ts';
import { addressOf } from '../../../base/calls/call.ts';
import { useFormat } from '../../../base/format.ts';
import { shellTexts } from '../../../base/shell-texts.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageImage } from '../../../ui/page-image.tsx';
import { agreementTexts } from '../texts.ts';
import classes from './files.module.css';

/** The pages of a PDF, one at a time. */
export function PdfPages({ file, document }: { readonly file: AgreementFile; readonly document: string }) {
  const t = useTexts(agreementTexts);
  const shell = useTexts(shellTexts);
  const format = useFormat();
  const [page, setPage] = useState(1);
  const total = file.pages ?? 1;
  const where = t('pageOf', { n: format.count(page), total: format.count(total) });
  return (
    <div className={classes['pages']}>
      {total > 1 && (
        <div className={classes['turner']}>
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('pageBefore')}
          </Button>
          <span aria-live="polite">{where}</span>
          <Button variant="default" disabled={page === total} onClick={() => setPage(page + 1)}>
            {t('pageAfter')}
          </Button>
        </div>
      )}
      <PageImage
        key={page}
        src={onApi(addressOf(openPage.path, { id: file.id, page }))}
        alt={`${t('previewAlt', { document, file: file.name })}, ${where}`}
        size={null}
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
            {t('pageFailed')}
          </Notice>
        )}
      />
    </div>
  );
}
