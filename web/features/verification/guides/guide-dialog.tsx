import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../base/texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { agreementTexts } from '../texts.ts';
import { CardCovered, CardCut, CardGlare, CardWhole, SelfieDark, SelfieFar, SelfieGood, SelfieHidden } from './drawings.tsx';
import classes from './guides.module.css';

const guides = {
  id: {
    title: 'guideIdTitle',
    Good: CardWhole,
    rules: ['guideId.whole', 'guideId.sharp', 'guideId.original'],
    mistakes: [
      ['guideId.cut', CardCut],
      ['guideId.glare', CardGlare],
      ['guideId.covered', CardCovered],
    ],
  },
  selfie: {
    title: 'guideSelfieTitle',
    Good: SelfieGood,
    rules: ['guideSelfie.both', 'guideSelfie.readable', 'guideSelfie.bare'],
    mistakes: [
      ['guideSelfie.hidden', SelfieHidden],
      ['guideSelfie.far', SelfieFar],
      ['guideSelfie.dark', SelfieDark],
    ],
  },
} as const;

export type GuideProps = { readonly kind: keyof typeof guides; readonly closing: ReactNode; readonly onClose: () => void };

/** How a picture must be to be accepted, and how it is often not. (spec 2, upload guidelines) */
export function GuideDialog({ kind, closing, onClose }: GuideProps) {
  const t = useTexts(agreementTexts);
  const { title, Good, rules, mistakes } = guides[kind];
  return (
    <Dialog title={t(title)} onClose={onClose} actions={closing}>
      <div className={classes['guide']}>
        <div className={classes['good']}>
          <h3 className={classes['heading']} data-tone="good">
            <IconCircleCheck aria-hidden size={20} stroke={1.75} />
            {t('guideGood')}
          </h3>
          <Good />
          <ul className={classes['rules']}>
            {rules.map((rule) => (
              <li key={rule}>{t(rule)}</li>
            ))}
          </ul>
        </div>
        <h3 className={classes['heading']} data-tone="bad">
          <IconCircleX aria-hidden size={20} stroke={1.75} />
          {t('guideBad')}
        </h3>
        <div className={classes['mistakes']}>
          {mistakes.map(([caption, Drawing]) => (
            <figure key={caption} className={classes['bad']}>
              <Drawing />
              <figcaption>{t(caption)}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
