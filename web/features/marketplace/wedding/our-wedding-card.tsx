import { createElement } from 'react';
import type { OwnWedding } from '../../../../contract/weddings.ts';
import { count, date, month } from '../../../../texts/format.ts';
import type { Language } from '../../../../texts/typed.ts';
import { loadChunk } from '../../../base/chunk.ts';
import { useKeepDialog } from '../form/use-keep-dialog.tsx';
import { ourWedding, useOurWedding } from '../our-wedding.ts';
import { useSite } from '../site/site-context.tsx';
import { loadTexts } from '../texts.ts';
import styles from './wedding.module.css';

/**
 * Loads the dialog with the sentences of the account, which no other page needs, and with what the couple told, so that it does not open empty over it. Where
 * no one can say what that is, the server says it when something else is saved.
 */
const dialogIn = (language: Language) => () =>
  loadChunk('wedding-dialog', async () => {
    const [{ WeddingDialog }, { account }] = await Promise.all([
      import('./wedding-dialog.tsx'),
      loadTexts(language, 'wedding'),
      ourWedding().catch(() => null),
    ]);
    return ({ onClose }: { readonly onClose: () => void }) => createElement(WeddingDialog, { texts: account, onClose });
  });

/**
 * Where a couple writes to a vendor: what the vendor sees of the wedding, told once for all vendors, and the way to change it here. It
 * stands beside the form and not in it: the dialog has a form of its own.
 */
export function OurWeddingCard() {
  const { t, href, language, visitor } = useSite();
  const { isKnown, wedding } = useOurWedding();
  const { onClick, dialog } = useKeepDialog({ load: dialogIn(language) });
  const facts = useFacts(wedding);
  if (visitor === null) return null;
  return (
    <div className={styles['card']}>
      <p aria-live="polite">
        <strong>{t('told.heading')}</strong>
        {isKnown && (facts.length === 0 ? t('told.nothing') : facts.join(' · '))}
      </p>
      {/* Without scripts, a wedding is told in the account. */}
      <a href={href('/account/wedding')} onClick={onClick} data-our-wedding data-scripted>
        {t(isKnown && facts.length === 0 ? 'told.tell' : 'told.change')}
      </a>
      {dialog}
    </div>
  );
}

/** When, where, for how many and for how much. */
function useFacts(wedding: OwnWedding | null): readonly string[] {
  const { t, language } = useSite();
  if (wedding === null) return [];
  const { wedding_date: day, city, guests, budget_band: budget, venue } = wedding;
  return [
    day === null ? null : day.length === 7 ? month(day, language) : date(day, language),
    venue === '' ? null : venue,
    city?.name ?? null,
    guests === null ? null : t('told.guests', { count: guests, n: count(guests, language) }),
    budget === null ? null : t(`told.budget.${budget}`),
  ].filter((fact) => fact !== null);
}
