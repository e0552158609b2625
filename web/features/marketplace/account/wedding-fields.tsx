import { budgetBands } from '../../../../core/clients/budget.ts';
import { weddingRules } from '../../../../core/clients/wedding.ts';
import { month as monthName } from '../../../../texts/format.ts';
import { ChoiceField } from '../form/choice-field.tsx';
import { Field } from '../form/field.tsx';
import { useSite } from '../site/site-context.tsx';
import { useAccountTexts } from './account-texts.tsx';
import styles from './wedding.module.css';
import { daysIn, monthsFrom, type WeddingDraft } from './wedding-draft.ts';

export interface WeddingFieldsProps {
  readonly form: {
    readonly typed: WeddingDraft;
    readonly change: (part: Partial<WeddingDraft>) => void;
    readonly messageOf: (field: string) => string | undefined;
  };
  /** The day the page was made: the first it may be on. */
  readonly today: string;
}

/** What a couple tells of its wedding. */
export function WeddingFields(props: WeddingFieldsProps) {
  const { typed, change } = props.form;
  const words = useAccountTexts();
  return (
    <>
      <div className={styles['pair']}>
        <WhenAndWhere {...props} />
        <SizeAndVenue {...props} />
      </div>
      <Wanted chosen={typed.categoryIds} onChange={(categoryIds) => change({ categoryIds })} />
      <Field
        id="wedding-wishes"
        label={words('wedding.wishes')}
        hint={words('wedding.wishesHint')}
        refusal={props.form.messageOf('wishes')}
      >
        {(aria) => <textarea {...aria} {...bound(props, 'wishes')} name="wishes" maxLength={weddingRules.wishesLengthMax} rows={4} />}
      </Field>
      <div className={styles['findable']}>
        <input
          id="wedding-findable"
          type="checkbox"
          aria-describedby="wedding-findable-hint"
          checked={typed.isFindable}
          onChange={({ currentTarget }) => change({ isFindable: currentTarget.checked })}
        />
        <label htmlFor="wedding-findable">{words('wedding.findable')}</label>
        <small id="wedding-findable-hint">{words('wedding.findableHint')}</small>
      </div>
    </>
  );
}

type Text = { [K in keyof WeddingDraft]: WeddingDraft[K] extends string ? K : never }[keyof WeddingDraft];
const bound = ({ form: { typed, change } }: WeddingFieldsProps, name: Text) => ({
  value: typed[name],
  onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => change({ [name]: currentTarget.value }),
});

function WhenAndWhere(props: WeddingFieldsProps) {
  const { language, cities } = useSite();
  const words = useAccountTexts();
  const { typed, change, messageOf } = props.form;
  return (
    <>
      <ChoiceField
        id="wedding-month"
        name="wedding_date"
        label={words('wedding.month')}
        refusal={messageOf('wedding_date')}
        none={words('wedding.monthOpen')}
        options={monthsFrom(props.today, typed.month).map((value) => ({ value, label: monthName(value, language) }))}
        value={typed.month}
        onChange={({ currentTarget }) => change({ month: currentTarget.value, day: '' })}
      />
      <ChoiceField
        id="wedding-day"
        label={words('wedding.day')}
        none={words('wedding.dayOpen')}
        options={typed.month === '' ? [] : daysIn(typed.month).map((value) => ({ value, label: String(Number(value)) }))}
        disabled={typed.month === ''}
        {...bound(props, 'day')}
      />
      <ChoiceField
        id="wedding-city"
        name="city_id"
        label={words('wedding.city')}
        refusal={messageOf('city_id')}
        none={words('wedding.cityOpen')}
        options={cities.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...bound(props, 'cityId')}
      />
    </>
  );
}

function SizeAndVenue(props: WeddingFieldsProps) {
  const words = useAccountTexts();
  const { messageOf } = props.form;
  return (
    <>
      <Field id="wedding-guests" label={words('wedding.guests')} hint={words('wedding.guestsHint')} refusal={messageOf('guests')}>
        {(aria) => (
          <input {...aria} {...bound(props, 'guests')} type="text" name="guests" inputMode="numeric" maxLength={6} autoComplete="off" />
        )}
      </Field>
      <ChoiceField
        id="wedding-budget"
        name="budget_band"
        label={words('wedding.budget')}
        hint={words('wedding.budgetHint')}
        refusal={messageOf('budget_band')}
        none={words('wedding.budgetOpen')}
        options={budgetBands.map((value) => ({ value, label: words(`wedding.budget.${value}`) }))}
        {...bound(props, 'budget')}
      />
      <Field id="wedding-venue" label={words('wedding.venue')} hint={words('wedding.venueHint')} refusal={messageOf('venue')}>
        {(aria) => (
          <input {...aria} {...bound(props, 'venue')} type="text" name="venue" maxLength={weddingRules.venueLengthMax} autoComplete="off" />
        )}
      </Field>
    </>
  );
}

type WantedProps = { readonly chosen: readonly number[]; readonly onChange: (ids: readonly number[]) => void };

/** What the couple still looks for: any number of the categories. */
function Wanted({ chosen, onChange }: WantedProps) {
  const { categories } = useSite();
  const words = useAccountTexts();
  return (
    <fieldset className={styles['wanted']}>
      <legend>{words('wedding.wanted')}</legend>
      <p>{words('wedding.wantedHint')}</p>
      <div>
        {categories.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              className="for-screen-readers"
              checked={chosen.includes(id)}
              onChange={(event) => onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id))}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
