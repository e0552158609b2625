import { useRef, useState } from 'react';
import { checkCredits, type CreditRules, defaultCreditRules, orderTotals } from '../../../core/credit/packages.ts';
import { useDraft } from '../../base/draft.ts';
import { useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import { fieldMessages, Form } from '../../ui/form.tsx';
import { Help } from '../../ui/help.tsx';
import { AmountCards } from './amount-cards.tsx';
import { CustomAmount } from './custom-amount.tsx';
import { OrderSummary } from './order-summary.tsx';
import type { Credit } from '../../parts/orders/queries.ts';
import { topUpTexts } from '../../parts/orders/texts.ts';
import classes from './top-up.module.css';
import { useClicksBought } from './use-clicks-bought.ts';
import { type CheckoutIntent, useCheckout } from './use-checkout.ts';
import { newId } from '../../base/calls/new-id.ts';

type Draft = {
  /** An amount of one of the cards, or the one that is typed. */
  readonly choice: number | 'custom';
  readonly other: number | '';
  readonly intent: CheckoutIntent | null;
};

type TopUpFormProps = { readonly credit: Credit; readonly wanted: number | null };

export function TopUpForm({ credit, wanted }: TopUpFormProps) {
  const t = useTexts(topUpTexts);
  const bought = useClicksBought();
  const rules = rulesOf(credit);
  const { draft, change, discard } = useDraft<Draft>('top-up', firstDraft(credit, wanted));
  const order = useCheckout(discard);
  const customField = useRef<HTMLInputElement>(null);
  // The amount with which checkout was pressed in vain.
  const [asked, setAsked] = useState<number | '' | null>(null);

  const amount = draft.choice === 'custom' ? draft.other : draft.choice;
  const checked = checkCredits(amount === '' ? null : amount, rules);

  const submit = () => {
    if (!checked.ok) {
      setAsked(draft.other);
      customField.current?.focus();
      return;
    }
    const { totalIdr: total } = orderTotals(checked.value, rules.taxRateBasisPoints);
    // The same amount for the same total is the same intent until it has succeeded: a retry makes no second order.
    const isSame = draft.intent?.credits === checked.value && draft.intent.total === total;
    const intent = isSame && draft.intent !== null ? draft.intent : { credits: checked.value, total, key: newId() };
    change({ intent });
    order.mutate(intent);
  };
  return (
    <Form onSubmit={submit} failure={order.error}>
      <div className={classes['columns']}>
        <Card title={t('amountsTitle')}>
          <p className={classes['lead']}>
            {t('amountsLead')}
            {bought !== null && <Help label={t('buysHelp')}>{bought.how}</Help>}
          </p>
          <AmountCards
            amounts={credit.packages.map(({ credits }) => credits)}
            chosen={draft.choice === 'custom' ? null : draft.choice}
            onChoose={(choice) => change({ choice })}
          />
          <CustomAmount
            field={customField}
            rules={rules}
            value={draft.other}
            isChosen={draft.choice === 'custom'}
            isAsked={asked === draft.other}
            message={fieldMessages(order.error)['credits']}
            onChoose={() => change({ choice: 'custom' })}
            onChange={(other) => change({ choice: 'custom', other })}
          />
        </Card>
        <OrderSummary
          credits={checked.ok ? checked.value : null}
          taxRateBasisPoints={rules.taxRateBasisPoints}
          isLeaving={order.isPending || order.isSuccess}
          message={fieldMessages(order.error)['expected_total_idr']}
        />
      </div>
    </Form>
  );
}

/** The server's rules in the terms of core, so that the very same check runs here while one types. */
function rulesOf({ packages, custom, tax_rate: taxRate }: Credit): CreditRules {
  return {
    ...defaultCreditRules,
    packages: packages.map(({ credits, is_default: isDefault }) => ({ creditsIdr: credits, isDefault })),
    custom: { minimumIdr: custom.min, maximumIdr: custom.max, stepIdr: custom.step },
    taxRateBasisPoints: Math.round(taxRate * 10_000),
  };
}

function firstDraft({ packages }: Credit, wanted: number | null): Draft {
  const preselected = packages.find(({ is_default: isDefault }) => isDefault) ?? packages[0];
  const isPackage = packages.some(({ credits }) => credits === wanted);
  if (wanted !== null && !isPackage) return { choice: 'custom', other: wanted, intent: null };
  return { choice: wanted ?? preselected?.credits ?? 'custom', other: '', intent: null };
}
