import { Link } from '@tanstack/react-router';
import type { ReviewCase } from '../../../../contract/verification-review.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { caseAddress } from '../addresses.ts';
import { agreementTexts, reviewTexts } from '../texts.ts';
import classes from './case.module.css';

/** The terms that were accepted, and every version of this vendor with what became of it. */
export function CaseHistory({ reviewed }: { readonly reviewed: ReviewCase }) {
  const t = useTexts(reviewTexts);
  const words = useTexts(agreementTexts);
  const format = useFormat();
  const { terms, versions } = reviewed;
  const partName = (part: ReviewCase['declined'][number]['part']) => (part === 'form' ? t('form') : words(`document.${part}`));
  return (
    <Card title={t('versions')}>
      <ol className={classes['versions']}>
        {versions.map(({ id, number, status, submitted_at: at, declined, erased_at: erasedAt }) => (
          <li key={id}>
            <p>
              {id === reviewed.id ? (
                <strong>{t('versionLine', { n: number, state: t(`state.${status}`), when: format.date(at) })}</strong>
              ) : erasedAt !== null ? (
                `${t('versionLine', { n: number, state: t(`state.${status}`), when: format.date(at) })} (${t('erased', { when: format.date(erasedAt) })})`
              ) : (
                <Link to={caseAddress(id)}>{t('versionLine', { n: number, state: t(`state.${status}`), when: format.date(at) })}</Link>
              )}
            </p>
            {declined.map(({ part, reasons, note }) => (
              <p key={part} className={classes['quiet']}>
                {partName(part)}: {[...reasons.map((reason) => words(`reason.${reason}`)), ...(note === '' ? [] : [note])].join('; ')}
              </p>
            ))}
          </li>
        ))}
      </ol>
      <h3 className={classes['heading']}>{t('terms')}</h3>
      <p className={classes['quiet']}>
        {t('termsText', { version: terms.version, when: format.dateTime(terms.accepted_at), address: terms.address })}
      </p>
    </Card>
  );
}
