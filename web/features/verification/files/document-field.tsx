import { useId, useRef, useState } from 'react';
import { type DocumentKind, sheetsMax } from '../../../../core/verification/form.ts';
import { lazyPart, Part } from '../../../ui/part.tsx';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { GuideProps } from '../guides/guide-dialog.tsx';
import { anchorOf } from '../sections.ts';
import { agreementTexts } from '../texts.ts';
import { type AgreementForm, filesOf } from '../use-agreement-form.ts';
import { isUnderWay } from '../uploads.ts';
import { useLabels } from '../use-labels.ts';
import { Attach } from './attach.tsx';
import { FileTile } from './file-tile.tsx';
import classes from './files.module.css';
import { SendingTile } from './sending-tile.tsx';
import { useFileActions } from './use-file-actions.ts';

const GuideDialog = lazyPart<GuideProps>('guide', () => import('../guides/guide-dialog.tsx').then((m) => ({ default: m.GuideDialog })));

type DocumentFieldProps = {
  readonly form: AgreementForm;
  readonly document: DocumentKind;
  readonly isOptional: boolean;
  /** When it is not the one of the document itself. */
  readonly message?: string | undefined;
};

/** One document: its sheets as tiles, in order, and the place where more are attached. */
export function DocumentField({ form, document, isOptional, message }: DocumentFieldProps) {
  const t = useTexts(agreementTexts);
  const { documentLabel } = useLabels(form.type);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const errorId = useId();
  const actions = useFileActions(form.agreement, document);
  const files = filesOf(form.agreement, document);
  const sendings = form.sendings.filter((sending) => sending.document === document);
  const maximum = sheetsMax(document);
  const label = documentLabel(document);
  const add = (chosen: readonly File[], replaces?: string) => {
    form.uploads.add(document, chosen, files.length, replaces);
    // What was pressed may go: the keyboard continues from the document's name.
    title.current?.focus({ preventScroll: true });
  };
  const isSending = sendings.some(isUnderWay);
  // What is on its way is not missing.
  const error = isSending ? undefined : (message ?? form.messageOf(`documents.${document}`));
  return (
    <section id={anchorOf(document)} aria-labelledby={titleId} className={classes['document']}>
      <h3 id={titleId} ref={title} tabIndex={-1} className={classes['label']}>
        {label}
        {isOptional && <span className={classes['optional']}> ({t('optional')})</span>}
      </h3>
      <p className={classes['hint']}>{t(`documentHint.${document}`)}</p>
      <Guide document={document} />
      {files.length + sendings.length > 0 && (
        <ol className={classes['tiles']} aria-label={label}>
          {files.map((file, index) => (
            <FileTile
              key={file.id}
              file={file}
              document={label}
              place={maximum > 1 ? { index, last: files.length - 1 } : null}
              actions={{ ...actions, replace: (by) => add([by], file.id) }}
              isEditable={form.isEditable(`documents.${document}`)}
              isDeclined={form.isDeclinedFile(file)}
            />
          ))}
          {sendings.map((sending) => (
            <SendingTile key={sending.id} sending={sending} uploads={form.uploads} />
          ))}
        </ol>
      )}
      {files.length < maximum && !(maximum === 1 && isSending) && (
        <Attach
          label={t(files.length === 0 ? 'attachFor' : 'addSheetFor', { document: label })}
          words={t(files.length === 0 ? 'attach' : 'addSheet')}
          isMany={maximum > 1}
          errorId={error === undefined ? undefined : errorId}
          onChoose={add}
        />
      )}
      {maximum > 1 && files.length > 1 && <p className={classes['hint']}>{t('sheets', { count: files.length, maximum })}</p>}
      {error !== undefined && (
        <p id={errorId} className={classes['error']}>
          {error}
        </p>
      )}
    </section>
  );
}

/** How a good photo of it looks, in a dialog. */
function Guide({ document }: Pick<DocumentFieldProps, 'document'>) {
  const t = useTexts(agreementTexts);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const kind = document === 'id_card' ? 'id' : document === 'selfie_with_id' ? 'selfie' : null;
  if (kind === null) return null;
  return (
    <>
      <button type="button" className={classes['guide']} onClick={() => setOpen(true)}>
        {t('guide')}
      </button>
      {isOpen && (
        <Part>
          <GuideDialog
            kind={kind}
            closing={
              <Button variant="default" onClick={close}>
                {t('guideClose')}
              </Button>
            }
            onClose={close}
          />
        </Part>
      )}
    </>
  );
}
