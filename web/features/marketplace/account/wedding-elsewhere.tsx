import { budgetBands } from '../../../../core/clients/budget.ts';
import { month as monthName } from '../../../../texts/format.ts';
import { Icon } from '../site/icon.tsx';
import { useSite } from '../site/site-context.tsx';
import account from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import type { WeddingDraft } from './wedding-draft.ts';
import styles from './wedding.module.css';

interface Props {
  readonly mine: WeddingDraft;
  readonly theirs: WeddingDraft;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** The wedding was saved in another window meanwhile: what differs, and which of the two goes on. */
export function WeddingElsewhere({ mine, theirs, onMine, onTheirs }: Props) {
  const words = useAccountTexts();
  const [here, there] = [useWeddingRows(mine), useWeddingRows(theirs)];
  const rows = here.map((row, index) => ({ ...row, saved: there[index]?.value ?? '' })).filter(({ value, saved }) => value !== saved);
  return (
    <section className={styles['elsewhere']} role="alert">
      <p>
        <Icon name="warning" />
        <span>{words('wedding.elsewhere')}</span>
      </p>
      <dl>
        {rows.map(({ label, value, saved }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words('wedding.elsewhere.here', { value })}</dd>
            <dd>{words('wedding.elsewhere.there', { value: saved })}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['choice']}>
        <button type="button" className={account['quiet']} onClick={onMine}>
          {words('wedding.elsewhere.mine')}
        </button>
        <button type="button" className={account['quiet']} onClick={onTheirs}>
          {words('wedding.elsewhere.theirs')}
        </button>
      </div>
    </section>
  );
}

/** Each field in words, in the order of the form. */
function useWeddingRows(draft: WeddingDraft): { readonly label: string; readonly value: string }[] {
  const { language, cities, categories } = useSite();
  const words = useAccountTexts();
  const budget = budgetBands.find((band) => band === draft.budget);
  const month = draft.month === '' ? words('wedding.monthOpen') : monthName(draft.month, language);
  return [
    { label: words('wedding.month'), value: month },
    { label: words('wedding.day'), value: draft.day === '' ? words('wedding.dayOpen') : String(Number(draft.day)) },
    { label: words('wedding.city'), value: cities.find(({ id }) => String(id) === draft.cityId)?.name ?? words('wedding.cityOpen') },
    { label: words('wedding.guests'), value: draft.guests.trim() || '–' },
    { label: words('wedding.budget'), value: budget === undefined ? words('wedding.budgetOpen') : words(`wedding.budget.${budget}`) },
    { label: words('wedding.venue'), value: draft.venue.trim() || '–' },
    {
      label: words('wedding.wanted'),
      value:
        categories
          .filter(({ id }) => draft.categoryIds.includes(id))
          .map(({ name }) => name)
          .join(', ') || '–',
    },
    { label: words('wedding.wishes'), value: draft.wishes.trim() || '–' },
    { label: words('wedding.findable'), value: words(draft.isFindable ? 'wedding.yes' : 'wedding.no') },
  ];
}
