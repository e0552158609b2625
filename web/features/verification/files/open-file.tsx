import { onApi } from '../../../base/calls/api-address.ts';
import { IconFileTypePdf } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { openFile } from '../../../../contract/verification-files.ts';
import type { AgreementFile } from '../../../../contract/verification-shapes.ts';
import { addressOf } from '../../../base/calls/call.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { agreementTexts } from '../texts.ts';
import classes from './files.module.css';
import { PdfPages } from './pdf-pages.tsx';

const isImage = ({ media_type: type }: AgreementFile): boolean => type !== 'application/pdf';
const addressOfFile = ({ id }: AgreementFile): string => onApi(addressOf(openFile.path, { id }));

type FileProps = { readonly file: AgreementFile; readonly document: string };

/** The picture itself, small; of a PDF a sign. */
export function Thumbnail({ file }: FileProps) {
  return (
    <span className={classes['thumbnail']}>
      {isImage(file) ? (
        <img src={addressOfFile(file)} alt="" width={56} height={56} loading="lazy" decoding="async" />
      ) : (
        <IconFileTypePdf aria-hidden size={28} stroke={1.5} />
      )}
    </span>
  );
}

/** Shows a file over the page: a picture as it is, a PDF page by page as the server draws it, so that nothing of it runs here. */
export function OpenFile({ file, document, children }: FileProps & { readonly children: ReactNode }) {
  const t = useTexts(agreementTexts);
  const [isOpen, setOpen] = useState(false);
  const action = t('filePreview');
  return (
    <>
      <button type="button" aria-label={t('of', { action, file: file.name })} title={action} onClick={() => setOpen(true)}>
        {children}
      </button>
      {isOpen && (
        <Dialog
          title={file.name}
          onClose={() => setOpen(false)}
          actions={
            <>
              <DownloadButton endpoint={openFile} input={{ params: { id: file.id } }}>
                {t('fileSave')}
              </DownloadButton>
              <Button variant="default" onClick={() => setOpen(false)}>
                {t('close')}
              </Button>
            </>
          }
        >
          {isImage(file) ? (
            <img
              className={classes['preview']}
              src={addressOfFile(file)}
              alt={t('previewAlt', { document, file: file.name })}
              {...(file.width !== null && file.height !== null && { width: file.width, height: file.height })}
            />
          ) : (
            <PdfPages file={file} document={document} />
          )}
        </Dialog>
      )}
    </>
  );
}
