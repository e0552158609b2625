import { useState } from 'react';
import { getWedding, saveWedding, type OwnWedding } from '../../../../contract/weddings.ts';
import { budgetBands } from '../../../../core/clients/budget.ts';
import { weddingRules } from '../../../../core/clients/wedding.ts';
import { month as monthName } from '../../../../texts/format.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { Field, FormError } from '../form/field.tsx';
import { useFocusOnWrong, useSiteForm } from '../form/use-site-form.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './wedding.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { WeddingElsewhere } from './wedding-elsewhere.tsx';
import { bodyOf, daysIn, draftOf, monthsFrom } from './wedding-draft.ts';
import { useHydrated } from '../site/use-hydrated.ts';

interface WeddingFormProps {
  readonly wedding: OwnWedding | null;
  readonly today: string;
}

/** Everything may stay open; what is told can be changed at any time. What is typed outlives a session that ends. */
export function WeddingForm({ wedding, today }: WeddingFormProps) {
  // The server drew it without what was kept in this tab, and the first drawing here must be the same.
  const isHydrated = useHydrated();
  const { language, href, cities } = useSite();
  const words = useAccountTexts();
  const [known, setKnown] = useState(wedding);
  const form = useSiteForm({
    // Fields that the browser filled again after a reload report a change before what was kept is there: it must not be written over.
    key: isHydrated ? 'wedding' : null,
    saved: draftOf(known),
    revision: known?.revision ?? 0,
    send: async (typed, { revision }) => (await call(saveWedding, { body: bodyOf(typed, revision) })).data,
    revisionOf: ({ revision }) => revision,
    onSent: setKnown,
    async onRefused(failure) {
      if (failure instanceof ApiError && failure.code === 'clients.edited_elsewhere') setKnown((await call(getWedding, {})).data);
    },
  });
  const { typed: draft, change, messageOf, failure } = form;
  const within = useFocusOnWrong<HTMLFormElement>(form);
  const text = (name: 'guests' | 'venue' | 'wishes') => ({
    name,
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  return (
    <form
      ref={within}
      className={styles['form']}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <div className={styles['pair']}>
        <Field id="wedding_month" label={words('wedding.month')} refusal={messageOf('wedding_date')}>
          {(aria) => (
            <select
              {...aria}
              name="wedding_date"
              value={draft.month}
              onChange={(event) => change({ month: event.currentTarget.value, day: '' })}
            >
              <option value="">{words('wedding.monthOpen')}</option>
              {monthsFrom(today, draft.month).map((one) => (
                <option key={one} value={one}>
                  {monthName(one, language)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id="wedding_day" label={words('wedding.day')}>
          {(aria) => (
            <select
              {...aria}
              value={draft.day}
              disabled={draft.month === ''}
              onChange={(event) => change({ day: event.currentTarget.value })}
            >
              <option value="">{words('wedding.dayOpen')}</option>
              {draft.month !== '' &&
                daysIn(draft.month).map((one) => (
                  <option key={one} value={one}>
                    {Number(one)}
                  </option>
                ))}
            </select>
          )}
        </Field>
        <Field id="city" label={words('wedding.city')} refusal={messageOf('city_id')}>
          {(aria) => (
            <select {...aria} name="city_id" value={draft.cityId} onChange={(event) => change({ cityId: event.currentTarget.value })}>
              <option value="">{words('wedding.cityOpen')}</option>
              {cities.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id="guests" label={words('wedding.guests')} hint={words('wedding.guestsHint')} refusal={messageOf('guests')}>
          {(aria) => <input {...aria} type="text" {...text('guests')} inputMode="numeric" maxLength={6} autoComplete="off" />}
        </Field>
        <Field id="budget" label={words('wedding.budget')} hint={words('wedding.budgetHint')} refusal={messageOf('budget_band')}>
          {(aria) => (
            <select {...aria} name="budget_band" value={draft.budget} onChange={(event) => change({ budget: event.currentTarget.value })}>
              <option value="">{words('wedding.budgetOpen')}</option>
              {budgetBands.map((band) => (
                <option key={band} value={band}>
                  {words(`wedding.budget.${band}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id="venue" label={words('wedding.venue')} hint={words('wedding.venueHint')} refusal={messageOf('venue')}>
          {(aria) => <input {...aria} type="text" {...text('venue')} maxLength={weddingRules.venueLengthMax} autoComplete="off" />}
        </Field>
      </div>
      <Wanted chosen={draft.categoryIds} onChange={(categoryIds) => change({ categoryIds })} />
      <Field id="wishes" label={words('wedding.wishes')} hint={words('wedding.wishesHint')} refusal={messageOf('wishes')}>
        {(aria) => <textarea {...aria} {...text('wishes')} maxLength={weddingRules.wishesLengthMax} rows={4} />}
      </Field>
      <div className={styles['findable']}>
        <input
          id="findable"
          type="checkbox"
          aria-describedby="findable-hint"
          checked={draft.isFindable}
          onChange={(event) => change({ isFindable: event.currentTarget.checked })}
        />
        <label htmlFor="findable">{words('wedding.findable')}</label>
        <small id="findable-hint">{words('wedding.findableHint')}</small>
      </div>
      {failure instanceof ApiError && <FormError>{failure.message}</FormError>}
      <div className={styles['end']}>
        {form.isElsewhere && <WeddingElsewhere mine={draft} theirs={draftOf(known)} onResolve={form.resolve} />}
        <SubmitButton isBusy={form.isSending}>{words('account.saveChanges')}</SubmitButton>
        <output>
          {form.isSent && !form.isDirty && (
            <>
              {words('account.savedChanges')} <a href={href('/vendors')}>{words('account.savedFind')}</a>
            </>
          )}
        </output>
      </div>
    </form>
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
