import { TypedField } from '../form/typed-field.tsx';
import { useSite } from '../site/site-context.tsx';
import type { Facets } from './facet-labels.ts';
import styles from './filter-form.module.css';
import type { Filters } from './filters.ts';

interface FacetFieldsProps {
  readonly facets: Facets;
  readonly filters: Filters;
  /** What is wrong with the number of guests. */
  readonly unread: string | undefined;
}

/** What vendors of the category answer, as plain boxes to tick; several of one heading are alternatives. */
export function FacetFields({ facets, filters, unread }: FacetFieldsProps) {
  const { t } = useSite();
  return (
    <div className={styles['groups']}>
      {facets.hasGuests && (
        <div className={styles['guests']}>
          <TypedField name="guests" unit="count" label={t('listing.guests')} initial={filters.guests} refusal={unread} />
        </div>
      )}
      {facets.asked.map(({ key, label, options }) => (
        <fieldset key={key} className={styles['facet']}>
          <legend>{label}</legend>
          <div>
            {options.map((option) => (
              <label key={option.value}>
                <input name={key} type="checkbox" value={option.value} defaultChecked={filters.facets[key]?.includes(option.value)} />
                {option.label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
