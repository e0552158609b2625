import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { Offer, Plan } from '../../../contract/membership.ts';
import type { SoldPlan, Term } from '../../../core/membership/price.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import classes from './plan-cards.module.css';
import { membershipTexts } from './texts.ts';
import { usePermits } from './use-permits.ts';

type PlanCardsProps = {
  readonly plans: readonly Plan[];
  readonly term: Term;
  readonly taxRate: number;
  /** What the service has now; null: Free. */
  readonly held: SoldPlan | null;
  readonly offers: readonly Offer[];
  readonly chosen: SoldPlan | null;
  readonly onChoose: (plan: SoldPlan) => void;
};

/** The plans side by side: what each permits and costs, from the table the rules themselves read. */
export function PlanCards({ plans, held, offers, ...rest }: PlanCardsProps) {
  return (
    <div className={classes['plans']}>
      {plans.map((plan) => (
        <PlanCard
          key={plan.name}
          plan={plan}
          isHeld={plan.name === (held ?? 'Free')}
          offer={offers.find((offer) => offer.plan === plan.name) ?? null}
          {...rest}
        />
      ))}
    </div>
  );
}

type PlanCardProps = Omit<PlanCardsProps, 'plans' | 'held' | 'offers'> & {
  readonly plan: Plan;
  readonly isHeld: boolean;
  readonly offer: Offer | null;
};

function PlanCard({ plan, term, taxRate, isHeld, offer, chosen, onChoose }: PlanCardProps) {
  const t = useTexts(membershipTexts);
  const format = useFormat();
  const permits = usePermits(plan);
  const price = term === 'year' ? plan.price_year : plan.price_month;
  const isChosen = chosen === plan.name;
  // Who has no paid plan is on Trial, here as everywhere. (spec 4, Membership plan rule)
  const name = plan.name === 'Free' ? t('current.Trial') : plan.name;
  return (
    <section className={classes['plan']} data-name={plan.name} data-chosen={isChosen} aria-label={name}>
      <header className={classes['head']}>
        <h2 className={classes['name']}>{name}</h2>
        {isHeld && <span className={classes['yours']}>{t('yours')}</span>}
      </header>
      <p className={classes['price']}>
        <span className={classes['amount']}>{price === null ? t('noPrice') : format.money(price)}</span>
        {price !== null && (
          <span className={classes['small']}>
            {t(term === 'year' ? 'perYear' : 'perMonth')}, {t('beforeTax', { rate: `${format.decimal(taxRate * 100)}%` })}
          </span>
        )}
      </p>
      <ul className={classes['permits']}>
        {permits.map(({ words, isGiven }) => (
          <li key={words} className={classes['permit']} data-is={isGiven}>
            {isGiven ? <IconCheck aria-hidden size={20} stroke={1.75} /> : <IconMinus aria-hidden size={20} stroke={1.75} />}
            {words}
          </li>
        ))}
      </ul>
      {offer !== null && <Choice offer={offer} isChosen={isChosen} onChoose={onChoose} />}
    </section>
  );
}

type ChoiceProps = { readonly offer: Offer; readonly isChosen: boolean; readonly onChoose: (plan: SoldPlan) => void };

function Choice({ offer: { plan, quote, refusal }, isChosen, onChoose }: ChoiceProps) {
  const t = useTexts(membershipTexts);
  if (quote === null) return <p className={classes['small']}>{refusal?.message}</p>;
  const words = isChosen ? t('chosen', { plan }) : t(quote.kind === 'renewal' ? 'renew' : 'choose', { plan });
  return (
    <Button variant="default" fullWidth aria-pressed={isChosen} onClick={() => onChoose(plan)}>
      {words}
    </Button>
  );
}
