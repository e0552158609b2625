import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { checkout } from '../../../contract/credit.ts';
import { call } from '../../base/calls/browser-call.ts';
import { valid } from '../../base/form/checked.ts';
import { leaveFor } from '../../base/form/leave.ts';
import { useForm, useJudged } from '../../base/form/use-form.ts';
import { Form } from '../../ui/form.tsx';
import { orderAddress } from './addresses.ts';
import { appDataIn } from './app-data.ts';
import { checkCredits, type CreditRules, defaultCreditRules, orderTotals } from '../../../core/credit/packages.ts';
import { useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Help } from '../../ui/help.tsx';
import { AmountCards } from './amount-cards.tsx';
import { CustomAmount } from './custom-amount.tsx';
import { OrderSummary } from './order-summary.tsx';
import { type Credit, creditQuery } from '../../parts/orders/queries.ts';
import { topUpTexts } from '../../parts/orders/texts.ts';
import classes from './top-up.module.css';
import { useClicksBought } from './use-clicks-bought.ts';

type Draft = {
  /** An amount of one of the cards, or the one that is typed. */
  readonly choice: number | 'custom';
  readonly other: number | null;
};

type TopUpFormProps = { readonly credit: Credit; readonly wanted: number | null };

export function TopUpForm({ credit, wanted }: TopUpFormProps) {
  const t = useTexts(topUpTexts);
  const bought = useClicksBought();
  const rules = rulesOf(credit);
  const form = useCheckout(rules, credit, wanted);
  const { typed, checked, change, messageOf } = form;
  return (
    <Form form={form}>
      <div className={classes['columns']}>
        <Card title={t('amountsTitle')}>
          <p className={classes['lead']}>
            {t('amountsLead')}
            {bought !== null && <Help label={t('buysHelp')}>{bought.how}</Help>}
          </p>
          <AmountCards
            amounts={credit.packages.map(({ credits }) => credits)}
            chosen={typed.choice === 'custom' ? null : typed.choice}
            onChoose={(choice) => change({ choice })}
          />
          <CustomAmount
            editor={form}
            rules={rules}
            value={typed.other}
            credits={typed.choice === 'custom' && checked.ok ? checked.value.credits : null}
            isChosen={typed.choice === 'custom'}
            onChoose={() => change({ choice: 'custom' })}
            onChange={(other) => change({ choice: 'custom', other })}
          />
        </Card>
        <OrderSummary
          credits={checked.ok ? checked.value.credits : null}
          taxRateBasisPoints={rules.taxRateBasisPoints}
          isLeaving={form.isSending || form.isSent}
          message={messageOf('expected_total_idr')}
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
  if (wanted !== null && !isPackage) return { choice: 'custom', other: wanted };
  return { choice: wanted ?? preselected?.credits ?? 'custom', other: null };
}

/** Orders credit and leaves for the payment. The same amount for the same total is the same order, however often it is tried. */
function useCheckout(rules: CreditRules, credit: Credit, wanted: number | null) {
  const router = useRouter();
  const judged = useJudged();
  const queries = useQueryClient();
  const [first] = useState(() => firstDraft(credit, wanted));
  return useForm({
    key: 'top-up',
    saved: first,
    check: ({ choice, other }) => {
      const checked = judged(checkCredits(choice === 'custom' ? other : choice, rules));
      if (!checked.ok) return checked;
      return valid({ credits: checked.value, expected_total_idr: orderTotals(checked.value, rules.taxRateBasisPoints).totalIdr });
    },
    send: (order, { key }) => {
      const appData = appDataIn(document.cookie);
      return call(checkout, { body: { ...order, ...(appData !== undefined && { app_data: appData }) }, idempotencyKey: key });
    },
    async onSent({ data: { order, payment } }) {
      await queries.invalidateQueries({ queryKey: ['credit'], refetchType: 'none' });
      // A repeated try may find its order already paid or expired: then there is nothing left to pay.
      return order.status === 'unpaid' ? leaveFor(payment.payment_url) : router.navigate({ to: orderAddress(order.id) });
    },
    // Prices, tax or limits may have changed since the page was opened: it shows those of now.
    onRefused: () => queries.invalidateQueries({ queryKey: creditQuery.queryKey }),
  });
}
