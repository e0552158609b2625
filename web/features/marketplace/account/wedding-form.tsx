import { useState } from 'react';
import { getWedding, saveWedding, type OwnWedding } from '../../../../contract/weddings.ts';
import { budgetBands } from '../../../../core/clients/budget.ts';
import { weddingRules } from '../../../../core/clients/wedding.ts';
import { month as monthName } from '../../../../texts/format.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { forgetDraft, keepDraft, keptDraft } from '../../../base/draft.ts';
import { ensureSession } from '../../../base/session.ts';
import { Field, FormError } from '../form/field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './wedding.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { WeddingElsewhere } from './wedding-elsewhere.tsx';
import { bodyOf, daysIn, draftOf, monthsFrom, type WeddingDraft } from './wedding-draft.ts';
import { useHydrated } from '../site/use-hydrated.ts';
import { loginHereHref } from '../site/login-here.ts';

const formName = 'wedding';

interface WeddingFormProps {
  readonly wedding: OwnWedding | null;
  readonly today: string;
}

/** Everything may stay open; what is told can be changed at any time. What is typed outlives a session that ends. */
export function WeddingForm(props: WeddingFormProps) {
  // The server drew it without what was kept in this tab, and the first drawing here must be the same.
  const isHydrated = useHydrated();
  return <Fields key={String(isHydrated)} {...props} kept={isHydrated ? keptDraft<WeddingDraft>(formName) : null} />;
}

function Fields({ wedding, today, kept }: WeddingFormProps & { readonly kept: Partial<WeddingDraft> | null }) {
  const { language, href, cities } = useSite();
  const words = useAccountTexts();
  const { draft, change, settle, take } = useWeddingDraft(wedding, kept);
  const [theirs, setTheirs] = useState<OwnWedding | null>(null);
  const [saved, setSaved] = useState<WeddingDraft | null>(null);
  const { isBusy, onSubmit, refusalOf, failure } = useSubmit(async () => {
    setSaved(null);
    try {
      await ensureSession();
      const { data } = await call(saveWedding, { body: bodyOf(draft) });
      settle(data, draft);
      setSaved(draftOf(data));
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused;
      if (refused.status === 401) return location.assign(href(loginHereHref()));
      if (refused.code !== 'clients.edited_elsewhere') throw refused;
      setTheirs((await call(getWedding, {})).data);
    }
  });
  const resolve = (choice: 'mine' | 'theirs', newest: OwnWedding) => {
    setTheirs(null);
    if (choice === 'mine') change({ revision: newest.revision });
    else take(newest);
  };
  const text = (name: 'guests' | 'venue' | 'wishes') => ({
    name,
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  return (
    <form className={styles['form']} method="dialog" noValidate onSubmit={onSubmit}>
      <div className={styles['pair']}>
        <Field id="wedding_month" label={words('wedding.month')} refusal={refusalOf('wedding_date')}>
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
        <Field id="city" label={words('wedding.city')} refusal={refusalOf('city_id')}>
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
        <Field id="guests" label={words('wedding.guests')} hint={words('wedding.guestsHint')} refusal={refusalOf('guests')}>
          {(aria) => <input {...aria} type="text" {...text('guests')} inputMode="numeric" maxLength={6} autoComplete="off" />}
        </Field>
        <Field id="budget" label={words('wedding.budget')} hint={words('wedding.budgetHint')} refusal={refusalOf('budget_band')}>
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
        <Field id="venue" label={words('wedding.venue')} hint={words('wedding.venueHint')} refusal={refusalOf('venue')}>
          {(aria) => <input {...aria} type="text" {...text('venue')} maxLength={weddingRules.venueLengthMax} autoComplete="off" />}
        </Field>
      </div>
      <Wanted chosen={draft.categoryIds} onChange={(categoryIds) => change({ categoryIds })} />
      <Field id="wishes" label={words('wedding.wishes')} hint={words('wedding.wishesHint')} refusal={refusalOf('wishes')}>
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
      {failure !== undefined && <FormError>{failure}</FormError>}
      <div className={styles['end']}>
        {theirs !== null && <WeddingElsewhere mine={draft} theirs={draftOf(theirs)} onResolve={(choice) => resolve(choice, theirs)} />}
        <SubmitButton isBusy={isBusy}>{words('account.saveChanges')}</SubmitButton>
        <output>
          {saved !== null && isSame(saved, draft) && (
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

const isSame = (one: WeddingDraft, other: WeddingDraft): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What was told, with what was typed before a reload or a login. */
function useWeddingDraft(wedding: OwnWedding | null, kept: Partial<WeddingDraft> | null) {
  const [draft, setDraft] = useState<WeddingDraft>(() => ({ ...draftOf(wedding), ...kept }));
  const change = (part: Partial<WeddingDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    // Fields that the browser filled again after a reload report a change before what was kept is there: it must not be written over.
    if (kept !== null) keepDraft(formName, next);
  };
  /** What was typed while the answer was under way stays. */
  const settle = (saved: OwnWedding, sent: WeddingDraft) =>
    setDraft((now) => {
      if (now === sent) {
        forgetDraft(formName);
        return draftOf(saved);
      }
      const next = { ...now, revision: saved.revision };
      keepDraft(formName, next);
      return next;
    });
  const take = (saved: OwnWedding) => {
    forgetDraft(formName);
    setDraft(draftOf(saved));
  };
  return { draft, change, settle, take };
}
