import { IconFileTypePdf } from '@tabler/icons-react';
import { openCaseFile } from '../../../../contract/verification-review.ts';
import type { AgreementFile } from '../../../../contract/verification-shapes.ts';
import { addressOf } from '../../../api/call.ts';
import { useFormat } from '../../../app/format.ts';
import { useTexts } from '../../../app/texts.ts';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { reviewTexts } from '../texts.ts';
import classes from './document-viewer.module.css';

type SheetProps = {
  readonly caseId: string;
  readonly file: AgreementFile;
  readonly title: string;
  readonly number: number;
  readonly total: number;
  readonly zoom: number;
};

/** One sheet: a picture in the page; a PDF goes to the operator's own viewer, so that nothing of it runs here. */
export function Sheet({ caseId, file, title, number, total, zoom }: SheetProps) {
  const t = useTexts(reviewTexts);
  const format = useFormat();
  const params = { id: caseId, file: file.id };
  const isPicture = file.media_type !== 'application/pdf';
  return (
    <figure className={classes['sheet']}>
      <figcaption>
        {file.name}
        {total > 1 && `, ${t('fileOf', { n: number, total })}`}
      </figcaption>
      {isPicture ? (
        <img
          src={addressOf(openCaseFile.path, params)}
          alt={t('imageAlt', { document: title, n: number })}
          width={file.width ?? undefined}
          height={file.height ?? undefined}
          style={{ width: `${zoom * 100}%` }}
        />
      ) : (
        <div className={classes['pdf']}>
          <IconFileTypePdf aria-hidden size={40} stroke={1.25} />
          <p>{t('pdfText', { pages: format.count(file.pages ?? 1) })}</p>
          <DownloadButton endpoint={openCaseFile} input={{ params }}>
            {t('pdfOpen')}
          </DownloadButton>
        </div>
      )}
    </figure>
  );
}
