import { IconFileTypePdf } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { openFile } from '../../../../contract/verification-files.ts';
import type { AgreementFile } from '../../../../contract/verification-shapes.ts';
import { addressOf } from '../../../api/call.ts';
import { download } from '../../../api/download.ts';
import { notify } from '../../../app/client-state.ts';
import { useTexts } from '../../../app/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useFailureWords } from '../../../ui/page-state.tsx';
import { agreementTexts } from '../texts.ts';
import classes from './files.module.css';

const isImage = ({ media_type: type }: AgreementFile): boolean => type !== 'application/pdf';
const addressOfFile = ({ id }: AgreementFile): string => addressOf(openFile.path, { id });

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

/** Shows a picture over the page. A PDF is handed to the browser as a file: nothing of it runs in our page. */
export function OpenFile({ file, document, children }: FileProps & { readonly children: ReactNode }) {
  const t = useTexts(agreementTexts);
  const words = useFailureWords();
  const [isOpen, setOpen] = useState(false);
  const action = t(isImage(file) ? 'filePreview' : 'fileOpen');
  const open = () => {
    if (isImage(file)) setOpen(true);
    else void download(openFile, { params: { id: file.id } }).catch((failure: unknown) => notify('error', words(failure)));
  };
  return (
    <>
      <button type="button" aria-label={t('of', { action, file: file.name })} title={action} onClick={open}>
        {children}
      </button>
      {isOpen && (
        <Dialog
          title={file.name}
          onClose={() => setOpen(false)}
          actions={
            <Button variant="default" onClick={() => setOpen(false)}>
              {t('close')}
            </Button>
          }
        >
          <img
            className={classes['preview']}
            src={addressOfFile(file)}
            alt={t('previewAlt', { document, file: file.name })}
            {...(file.width !== null && file.height !== null && { width: file.width, height: file.height })}
          />
        </Dialog>
      )}
    </>
  );
}
