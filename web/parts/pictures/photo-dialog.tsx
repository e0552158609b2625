import { IconArrowLeft, IconArrowRight, IconCrop, IconStar, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { describePicture, type OwnPicture } from '../../../contract/pictures.ts';
import { pictureRules } from '../../../core/pictures/rules.ts';
import { lengthOf } from '../../../core/text.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useForm } from '../../base/form/use-form.ts';
import { useFormat } from '../../base/format.ts';
import { cacheHeard } from '../../base/queries.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Line } from '../../ui/checked-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Photo } from '../../ui/photo.tsx';
import classes from './photo-dialog.module.css';
import { picturesTexts } from './texts.ts';

type PhotoDialogProps = {
  readonly photo: OwnPicture;
  /** From 0. */
  readonly position: number;
  readonly total: number;
  readonly onClose: () => void;
  readonly onCrop: () => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onChanged: (photo: OwnPicture) => void;
};

/** One photo and everything that can be done with it, without dragging. What is typed stays until it is saved. */
export function PhotoDialog({ photo, position, total, onClose, onCrop, onMove, onRemove, onChanged }: PhotoDialogProps) {
  const t = useTexts(picturesTexts);
  const formId = useId();
  const form = useAlt(photo, onChanged, onClose);
  return (
    <Dialog
      title={t('photo', { n: position + 1, total })}
      onClose={onClose}
      back={t('close')}
      actions={
        <Button type="submit" form={formId} loading={form.isSending}>
          {t('save')}
        </Button>
      }
    >
      <div className={classes['photo']}>
        <div
          style={{
            width: `min(100%, ${((36 * photo.width) / photo.height).toFixed(2)}dvh)`,
            aspectRatio: `${photo.width} / ${photo.height}`,
          }}
        >
          <Photo key={photo.src} picture={photo} alt="" sizes="28rem" />
        </div>
      </div>
      <div className={classes['acts']}>
        <Act
          icon={<IconCrop aria-hidden size={20} stroke={1.75} />}
          words={t('crop')}
          isOff={photo.original === null}
          why={photo.original === null ? t('notCroppable') : undefined}
          onPress={onCrop}
        />
        <Act
          icon={<IconStar aria-hidden size={20} stroke={1.75} />}
          words={t('makeCover')}
          isOff={position === 0}
          onPress={() => onMove(0)}
        />
        <Act
          icon={<IconArrowLeft aria-hidden size={20} stroke={1.75} />}
          words={t('earlier')}
          isOff={position === 0}
          onPress={() => onMove(position - 1)}
        />
        <Act
          icon={<IconArrowRight aria-hidden size={20} stroke={1.75} />}
          words={t('later')}
          isOff={position === total - 1}
          onPress={() => onMove(position + 1)}
        />
        <Act icon={<IconTrash aria-hidden size={20} stroke={1.75} />} words={t('remove')} onPress={onRemove} />
      </div>
      <output className="for-screen-readers">{t('at', { n: position + 1, total })}</output>
      <Form id={formId} form={form} onSubmit={() => (form.isDirty ? void form.submit() : onClose())}>
        <AltField form={form} />
      </Form>
    </Dialog>
  );
}

function useAlt(photo: OwnPicture, onChanged: (photo: OwnPicture) => void, onClose: () => void) {
  return useForm({
    key: `picture.${photo.id}`,
    saved: photo.alt,
    // Only what was typed is sent: the other language may have been written in another window.
    send: async ({ en, id }) =>
      (
        await call(describePicture, {
          params: { id: photo.id },
          body: { alt: { ...(en !== photo.alt.en && { en }), ...(id !== photo.alt.id && { id }) } },
        })
      ).data,
    // Whatever is there is written over: it is the same few words.
    revisionOf: () => 0,
    async onSent(changed, isWhole) {
      onChanged(changed);
      await cacheHeard();
      // Who continued writing while it was saved is not sent away.
      if (isWhole) onClose();
    },
  });
}

function AltField({ form }: { readonly form: ReturnType<typeof useAlt> }) {
  const t = useTexts(picturesTexts);
  const format = useFormat();
  const language = useLanguage();
  const alt = form.typed;
  const other = alt[language === 'en' ? 'id' : 'en'];
  const counterId = useId();
  const used = lengthOf(alt[language].trim());
  return (
    <div>
      <Line
        {...form.at(language)}
        field={`alt.${language}`}
        label={t('description')}
        hint={t('descriptionHint')}
        aria-describedby={counterId}
      />
      <p id={counterId} className={classes['counter']} data-over={used > pictureRules.altLengthMax}>
        {other !== '' && <span>{t('descriptionOther', { text: other })}</span>}
        <span>{t('counter', { used: format.count(used), maximum: format.count(pictureRules.altLengthMax) })}</span>
      </p>
    </div>
  );
}

type ActProps = {
  readonly icon: ReactNode;
  readonly words: string;
  readonly isOff?: boolean;
  readonly why?: string | undefined;
  readonly onPress: () => void;
};

/** Stays where it is when it is off, so that nothing moves and the focus is not lost. */
function Act({ icon, words, isOff = false, why, onPress }: ActProps) {
  return (
    <button
      type="button"
      className={classes['act']}
      aria-disabled={isOff}
      title={why}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      {icon}
      {words}
    </button>
  );
}
