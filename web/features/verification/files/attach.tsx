import { IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { mediaTypes } from '../../../../core/files/rules.ts';
import { useTexts } from '../../../base/texts.ts';
import { agreementTexts } from '../texts.ts';
import classes from './files.module.css';

type AttachProps = FileInputProps & { readonly words: string };

/** Where a file is chosen, or dropped. */
export function Attach({ words, ...input }: AttachProps) {
  const t = useTexts(agreementTexts);
  const [isOver, setOver] = useState(false);
  return (
    <div className={classes['attach']} data-over={isOver} data-wrong={input.errorId !== undefined}>
      <FileInput {...input} onOver={setOver} />
      <IconPaperclip aria-hidden size={20} stroke={1.75} />
      <span aria-hidden>
        <strong>{words}</strong> <span className={classes['drop']}>{t('dropHere')}</span>
        <small>{t('fileRules')}</small>
      </span>
    </div>
  );
}

type FileInputProps = {
  /** Names the document or the file, for people who listen. */
  readonly label: string;
  readonly isMany: boolean;
  readonly errorId?: string | undefined;
  readonly onOver?: (isOver: boolean) => void;
  readonly onChoose: (files: readonly File[]) => void;
};

/** Lies unseen over what looks like it, so that a press and a drop are the browser's own. */
export function FileInput({ label, isMany, errorId, onOver, onChoose }: FileInputProps) {
  return (
    <input
      type="file"
      className={classes['input']}
      title=""
      aria-label={label}
      aria-invalid={errorId !== undefined}
      aria-describedby={errorId}
      accept={mediaTypes.join()}
      multiple={isMany}
      onDragEnter={() => onOver?.(true)}
      onDragLeave={() => onOver?.(false)}
      onDrop={() => onOver?.(false)}
      onChange={({ currentTarget }) => {
        const chosen = [...(currentTarget.files ?? [])];
        // The same file may be chosen again after it was fixed.
        currentTarget.value = '';
        if (chosen.length > 0) onChoose(chosen);
      }}
    />
  );
}
