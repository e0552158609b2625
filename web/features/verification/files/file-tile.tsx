import { IconArrowDown, IconArrowUp, IconEye, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { AgreementFile } from '../../../../contract/verification-shapes.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { agreementTexts } from '../texts.ts';
import { FileInput } from './attach.tsx';
import { FileFacts } from './file-facts.tsx';
import classes from './files.module.css';
import { OpenFile, Thumbnail } from './open-file.tsx';

type FileActions = {
  readonly replace: (by: File) => void;
  readonly remove: (file: AgreementFile) => void;
  readonly move: (file: AgreementFile, by: 1 | -1) => void;
};
type FileTileProps = {
  readonly file: AgreementFile;
  /** The name of the document it belongs to. */
  readonly document: string;
  /** Where it stands among sheets; null where there is only one. */
  readonly place: { readonly index: number; readonly last: number } | null;
  readonly actions: FileActions;
  readonly isEditable: boolean;
  readonly isDeclined: boolean;
};

/** A file that is attached. */
export function FileTile({ file, document, place, actions, isEditable, isDeclined }: FileTileProps) {
  const t = useTexts(agreementTexts);
  const [isRemoving, setRemoving] = useState(false);
  const called = (action: string) => t('of', { action, file: file.name });
  return (
    <li className={classes['tile']}>
      <Thumbnail file={file} document={document} />
      <FileFacts file={file} sheet={place === null ? null : place.index + 1} isDeclined={isDeclined} />
      <div className={classes['actions']}>
        <OpenFile file={file} document={document}>
          <IconEye aria-hidden size={18} stroke={1.75} />
        </OpenFile>
        {isEditable && (
          <>
            {place !== null && place.index > 0 && (
              <button type="button" aria-label={called(t('fileUp'))} title={t('fileUp')} onClick={() => actions.move(file, -1)}>
                <IconArrowUp aria-hidden size={18} stroke={1.75} />
              </button>
            )}
            {place !== null && place.index < place.last && (
              <button type="button" aria-label={called(t('fileDown'))} title={t('fileDown')} onClick={() => actions.move(file, 1)}>
                <IconArrowDown aria-hidden size={18} stroke={1.75} />
              </button>
            )}
            <span className={classes['replace']} title={t('fileReplace')}>
              <FileInput label={called(t('fileReplace'))} isMany={false} onChoose={([by]) => by !== undefined && actions.replace(by)} />
              <IconRefresh aria-hidden size={18} stroke={1.75} />
            </span>
            <button type="button" aria-label={called(t('fileRemove'))} title={t('fileRemove')} onClick={() => setRemoving(true)}>
              <IconTrash aria-hidden size={18} stroke={1.75} />
            </button>
          </>
        )}
      </div>
      {isRemoving && (
        <Dialog
          title={t('removeTitle')}
          onClose={() => setRemoving(false)}
          back={t('fileCancel')}
          actions={
            <Button
              onClick={() => {
                setRemoving(false);
                actions.remove(file);
              }}
            >
              {t('fileRemove')}
            </Button>
          }
        >
          <p>{t('removeText', { file: file.name })}</p>
        </Dialog>
      )}
    </li>
  );
}
