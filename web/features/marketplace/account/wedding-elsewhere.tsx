import { budgetBands } from '../../../../core/clients/budget.ts';
import { month as monthName } from '../../../../texts/format.ts';
import { VersionChoice } from '../../../ui/version-choice.tsx';
import { useSite } from '../site/site-context.tsx';
import { useAccountTexts } from './account-texts.tsx';
import type { WeddingDraft } from './wedding-draft.ts';

interface Props {
  readonly mine: WeddingDraft;
  readonly theirs: WeddingDraft;
  readonly onResolve: (choice: 'mine' | 'theirs') => void;
}

/** The wedding was saved in another window meanwhile: what differs, and which of the two continues. */
export function WeddingElsewhere({ mine, theirs, onResolve }: Props) {
  const words = useAccountTexts();
  const [here, there] = [useWeddingRows(mine), useWeddingRows(theirs)];
  const differences = here.flatMap(({ label, value }, index) => {
    const saved = there[index]?.value ?? '';
    if (value === saved) return [];
    return [{ label, here: words('wedding.elsewhere.here', { value }), there: words('wedding.elsewhere.there', { value: saved }) }];
  });
  return (
    <VersionChoice
      mine={words('wedding.elsewhere.mine')}
      theirs={words('wedding.elsewhere.theirs')}
      differences={differences}
      onResolve={onResolve}
    >
      {words('wedding.elsewhere')}
    </VersionChoice>
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
