import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Category, City } from '../../../contract/catalogue.ts';
import { type OwnProfile, saveServices } from '../../../contract/profile.ts';
import { checkServices, servicesMax } from '../../../core/catalogue/services.ts';
import { pages } from '../../../core/identity/pages.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useFormat } from '../../base/format.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { SectionProps } from './about-section.tsx';
import { Choice, type Judge } from '../../ui/checked-fields.tsx';
import { RemoveButton } from '../../ui/remove-button.tsx';
import classes from './profile.module.css';
import rows from './rows.module.css';
import { SectionCard } from './section-card.tsx';
import { profileTexts } from './texts.ts';
import { useSection } from './use-section.ts';

export type Choices = { readonly categories: readonly Category[]; readonly cities: readonly City[] };
type Chosen = OwnProfile['services']['services'][number];
type Membership = OwnProfile['services']['paid'][number];
const blank: Chosen = { id: null, category_id: null, city_id: null };

type ServicesProps = SectionProps & { readonly choices: Choices };

/** What the vendor offers where. One is the main service. */
export function ServicesSection({ profile, unsaved, choices }: ServicesProps) {
  const t = useTexts(profileTexts);
  const { paid } = profile.services;
  const section = useServices({ profile, unsaved, choices });
  const { fields, change } = section;
  const put = (index: number, part: Partial<Chosen>) =>
    change({ services: fields.services.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  const remove = (index: number) =>
    change({
      services: fields.services.filter((_, at) => at !== index),
      main: fields.main === index ? 0 : fields.main > index ? fields.main - 1 : fields.main,
    });
  const whole = section.messageOf('services') ?? section.messageOf('main');
  return (
    <SectionCard state={section} title={t('section.services')} lead={t('servicesLead')}>
      <Plan profile={profile} />
      <ol className={rows['rows']}>
        {fields.services.map((service, index) => (
          // A new line has no name of its own; removing one moves those below it up.
          <li key={service.id ?? `new ${index}`} className={rows['service']} aria-label={t('service', { n: index + 1 })}>
            <Fields editor={section} index={index} service={service} choices={choices} onChange={(part) => put(index, part)} />
            <label className={rows['main']}>
              <input type="radio" name="main" checked={fields.main === index} onChange={() => change({ main: index })} />
              {t('main')}
            </label>
            <PaidOrRemove index={index} membership={paid.find(({ id }) => id === service.id)} onRemove={() => remove(index)} />
          </li>
        ))}
      </ol>
      {whole !== undefined && <p className={rows['problem']}>{whole}</p>}
      <div>
        <Button
          variant="default"
          disabled={fields.services.length >= servicesMax}
          leftSection={<IconPlus aria-hidden size={18} stroke={1.75} />}
          onClick={() => change({ services: [...fields.services, blank] })}
        >
          {t('addService')}
        </Button>
      </div>
    </SectionCard>
  );
}

function useServices({ profile, unsaved, choices }: ServicesProps) {
  const { services: held, main, paid } = profile.services;
  const known = {
    categoryIds: new Set(choices.categories.map(({ id }) => id)),
    cityIds: new Set(choices.cities.map(({ id }) => id)),
  };
  return useSection({
    section: 'services',
    profile,
    unsaved,
    // A newcomer starts with one empty line.
    saved: { services: held.length === 0 ? [blank] : held, main },
    check: (draft) =>
      checkServices(
        draft.services.map(({ id, category_id: categoryId, city_id: cityId }) => ({ id, categoryId, cityId })),
        draft.main,
        {
          held: held.map(({ id, city_id: cityId }) => ({ id: id ?? 0, cityId: cityId ?? 0, isPaidFor: paid.some((one) => one.id === id) })),
          cityMax: profile.plan.city_max,
          known,
        },
      ),
    send: (revision, fields) => call(saveServices, { body: { revision, ...fields } }),
  });
}

type FieldsProps = {
  readonly editor: Judge;
  readonly index: number;
  readonly service: Chosen;
  readonly choices: Choices;
  readonly onChange: (part: Partial<Chosen>) => void;
};
function Fields({ editor, index, service, choices, onChange }: FieldsProps) {
  const t = useTexts(profileTexts);
  const language = useLanguage();
  const choose = { value: '', label: t('choose') };
  return (
    <>
      <Choice
        editor={editor}
        field={`services.${index}.category_id`}
        label={t('category')}
        options={[choose, ...choices.categories.map(({ id, name }) => ({ value: String(id), label: name[language] }))]}
        value={String(service.category_id ?? '')}
        onChange={(next) => onChange({ category_id: Number(next) || null })}
      />
      <Choice
        editor={editor}
        field={`services.${index}.city_id`}
        label={t('serviceCity')}
        options={[choose, ...choices.cities.map(({ id, name }) => ({ value: String(id), label: name }))]}
        value={String(service.city_id ?? '')}
        onChange={(next) => onChange({ city_id: Number(next) || null })}
      />
    </>
  );
}

type PaidOrRemoveProps = { readonly index: number; readonly membership: Membership | undefined; readonly onRemove: () => void };
/** What is paid for cannot be removed. */
function PaidOrRemove({ index, membership, onRemove }: PaidOrRemoveProps) {
  const t = useTexts(profileTexts);
  if (membership !== undefined) return <Paid membership={membership} />;
  return <RemoveButton className={rows['remove']} label={t('removeService', { n: index + 1 })} onRemove={onRemove} />;
}

function Paid({ membership: { plan, ends_on: endsOn } }: { readonly membership: Membership }) {
  const t = useTexts(profileTexts);
  const format = useFormat();
  return <p className={rows['paid']}>{endsOn === null ? t('paid', { plan }) : t('paidUntil', { plan, day: format.date(endsOn) })}</p>;
}

/** How far the plan reaches, and what of the vendor's it does not show. */
function Plan({ profile: { plan, status } }: { readonly profile: OwnProfile }) {
  const t = useTexts(profileTexts);
  const format = useFormat();
  const language = useLanguage();
  const { city_max: most, hidden_cities: hidden } = plan;
  const link = status === 1 && (
    <Link to={pages.membership} className={classes['link']}>
      {t('seePlans')}
    </Link>
  );
  if (hidden.length > 0) {
    const cities = new Intl.ListFormat(language).format(hidden);
    return (
      <Notice tone="warn" action={link}>
        {t('hiddenMany', { count: hidden.length, cities })}
      </Notice>
    );
  }
  if (most === null) return null;
  return (
    <p className={classes['limit']}>
      {t('cityLimit', { count: most, n: format.count(most) })} {link}
    </p>
  );
}
