import type { MembershipService } from '../../../contract/membership.ts';
import type { SoldPlan, Term } from '../../../core/membership/price.ts';
import { useDraft } from '../../base/draft.ts';
import { useFormat } from '../../base/format.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Chips } from '../../ui/chips.tsx';
import { fieldMessages, Form } from '../../ui/form.tsx';
import classes from './plan-form.module.css';
import { PlanCards } from './plan-cards.tsx';
import { PlanSummary } from './plan-summary.tsx';
import type { Membership } from './queries.ts';
import { membershipTexts } from './texts.ts';
import { type MembershipIntent, useMembershipCheckout } from './use-checkout.ts';
import { newId } from '../../base/calls/new-id.ts';

type Draft = {
  readonly serviceId: string | null;
  readonly term: Term;
  readonly plan: SoldPlan | null;
  readonly intent: MembershipIntent | null;
};
const monthsOfYear = 12;

/** Service, term and plan; beside them what it costs, and the checkout. Nothing is chosen for the vendor. What was chosen outlives an expired session. */
export function PlanForm({ membership }: { readonly membership: Membership }) {
  const { draft, change, discard } = useDraft<Draft>('membership', { serviceId: null, term: 'month', plan: null, intent: null });
  const order = useMembershipCheckout(discard);
  const { services, plans } = membership;
  const service = services.find(({ id }) => String(id) === draft.serviceId) ?? services[0];
  if (service === undefined) return null;
  const offers = service.offers.filter(({ term }) => term === draft.term);
  const chosen = offers.find(({ plan, quote }) => plan === draft.plan && quote !== null);
  const submit = () => {
    if (!chosen?.quote) return;
    const wish = { service_id: service.id, plan: chosen.plan, term: chosen.term, expected_total_idr: chosen.quote.total };
    // The same choice at the same price is the same intent until it has succeeded: a retry makes no second order.
    const intent = draft.intent !== null && isSame(draft.intent.wish, wish) ? draft.intent : { wish, key: newId() };
    change({ intent });
    order.mutate(intent);
  };
  return (
    <Form onSubmit={submit} failure={order.error}>
      <div className={classes['columns']}>
        <div className={classes['main']}>
          <div className={classes['choices']}>
            {services.length > 1 && (
              <ServiceChoice services={services} value={String(service.id)} onChange={(serviceId) => change({ serviceId, plan: null })} />
            )}
            <TermChoice membership={membership} value={draft.term} onChange={(term) => change({ term })} />
          </div>
          <PlanCards
            plans={plans}
            term={draft.term}
            taxRate={membership.tax_rate}
            held={service.membership?.plan ?? null}
            offers={offers}
            chosen={chosen?.plan ?? null}
            onChoose={(plan) => change({ plan })}
          />
        </div>
        <PlanSummary
          offer={chosen ?? null}
          canChoose={offers.some(({ quote }) => quote !== null)}
          held={service.membership?.plan ?? null}
          isLeaving={order.isPending || order.isSuccess}
          message={fieldMessages(order.error)['expected_total_idr']}
        />
      </div>
    </Form>
  );
}

const isSame = (one: MembershipIntent['wish'], other: MembershipIntent['wish']): boolean =>
  one.service_id === other.service_id &&
  one.plan === other.plan &&
  one.term === other.term &&
  one.expected_total_idr === other.expected_total_idr;

type ServiceChoiceProps = {
  readonly services: readonly MembershipService[];
  readonly value: string;
  readonly onChange: (id: string) => void;
};

function ServiceChoice({ services, value, onChange }: ServiceChoiceProps) {
  const t = useTexts(membershipTexts);
  const language = useLanguage();
  const options = services.map(({ id, category, city, is_main: isMain }) => ({
    value: String(id),
    label: `${category[language]}, ${city}${isMain ? ` (${t('main')})` : ''}`,
  }));
  return (
    <div className={classes['choice']}>
      <p className={classes['label']}>{t('service')}</p>
      <Chips label={t('service')} options={options} value={value} onChange={onChange} />
      <p className={classes['small']}>{t('serviceHint')}</p>
    </div>
  );
}

type TermChoiceProps = { readonly membership: Membership; readonly value: Term; readonly onChange: (term: Term) => void };

function TermChoice({ membership, value, onChange }: TermChoiceProps) {
  const t = useTexts(membershipTexts);
  const format = useFormat();
  const months = Math.max(
    ...membership.plans.map(({ price_year: year, price_month: month }) => (year === null || month === null ? 0 : Math.ceil(year / month))),
  );
  return (
    <div className={classes['choice']}>
      <p className={classes['label']}>{t('term')}</p>
      <Chips
        label={t('term')}
        options={(['month', 'year'] as const).map((term) => ({ value: term, label: t(`term.${term}`) }))}
        value={value}
        onChange={onChange}
      />
      {months < monthsOfYear && (
        <p className={classes['small']}>{t('yearSaves', { count: monthsOfYear - months, n: format.count(monthsOfYear - months) })}</p>
      )}
    </div>
  );
}
