import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { orderMembership } from '../../../contract/membership.ts';
import { call } from '../../base/calls/browser-call.ts';
import { valid, invalid } from '../../base/form/checked.ts';
import { leaveFor } from '../../base/form/leave.ts';
import { useForm } from '../../base/form/use-form.ts';
import { Form } from '../../ui/form.tsx';
import { membershipOrderAddress } from './addresses.ts';
import type { MembershipService } from '../../../contract/membership.ts';
import type { SoldPlan, Term } from '../../../core/membership/price.ts';
import { useFormat } from '../../base/format.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Chips } from '../../ui/chips.tsx';
import classes from './plan-form.module.css';
import { PlanCards } from './plan-cards.tsx';
import { PlanSummary } from './plan-summary.tsx';
import type { Membership } from './queries.ts';
import { membershipTexts } from './texts.ts';

type Draft = { readonly serviceId: string | null; readonly term: Term; readonly plan: SoldPlan | null };
const blank: Draft = { serviceId: null, term: 'month', plan: null };
const monthsOfYear = 12;

const serviceIn = ({ services }: Membership, { serviceId }: Draft) => services.find(({ id }) => String(id) === serviceId) ?? services[0];
const offersOf = (service: MembershipService, draft: Draft) => service.offers.filter(({ term }) => term === draft.term);
const chosenOf = (service: MembershipService, draft: Draft) =>
  offersOf(service, draft).find(({ plan, quote }) => plan === draft.plan && quote !== null);

/** Service, term and plan; beside them what it costs, and the checkout. Nothing is chosen for the vendor. What was chosen outlives an expired session. */
export function PlanForm({ membership }: { readonly membership: Membership }) {
  const form = useMembershipCheckout(membership);
  const { typed, change } = form;
  const { services, plans } = membership;
  const service = serviceIn(membership, typed);
  if (service === undefined) return null;
  const offers = offersOf(service, typed);
  const chosen = chosenOf(service, typed);
  return (
    <Form form={form}>
      <div className={classes['columns']}>
        <div className={classes['main']}>
          <div className={classes['choices']}>
            {services.length > 1 && (
              <ServiceChoice services={services} value={String(service.id)} onChange={(serviceId) => change({ serviceId, plan: null })} />
            )}
            <TermChoice membership={membership} value={typed.term} onChange={(term) => change({ term })} />
          </div>
          <PlanCards
            plans={plans}
            term={typed.term}
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
          isLeaving={form.isSending || form.isSent}
          message={form.messageOf('expected_total_idr')}
        />
      </div>
    </Form>
  );
}

/** Orders a plan and leaves for the payment. The same choice at the same price is the same order, however often it is tried. */
function useMembershipCheckout(membership: Membership) {
  const router = useRouter();
  const queries = useQueryClient();
  return useForm({
    key: 'membership',
    saved: blank,
    check: (draft) => {
      const service = serviceIn(membership, draft);
      const offer = service && chosenOf(service, draft);
      // Without an offer there is no button to press.
      if (service === undefined || !offer?.quote) return invalid('plan', '');
      return valid({ service_id: service.id, plan: offer.plan, term: offer.term, expected_total_idr: offer.quote.total });
    },
    send: (body, { key }) => call(orderMembership, { body, idempotencyKey: key }),
    async onSent({ data: { order, payment } }) {
      await queries.invalidateQueries({ queryKey: ['membership'], refetchType: 'none' });
      // A repeated try may find its order already paid or expired: then there is nothing left to pay.
      return order.status === 'unpaid' ? leaveFor(payment.payment_url) : router.navigate({ to: membershipOrderAddress(order.id) });
    },
    // The price may have moved over midnight: the page shows the one of now.
    onRefused: () => queries.invalidateQueries({ queryKey: ['membership'] }),
  });
}

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
