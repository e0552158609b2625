import classes from './order-seal.module.css';
import type { OrderState } from './order-state.ts';

const signs: Readonly<Record<OrderState, string>> = {
  unpaid: 'M36 24v13l8 5',
  paid: 'm26 37 7 7 14-15',
  expired: 'm29 29 14 14m0-14L29 43',
  refunded: 'm26 37 7 7 14-15',
  refund_due: 'M46 40a11 11 0 1 1 1-9m0-6v6h-6',
};

/** A seal drawn on the sheet, in the colour of the status of the order. The words beside it say the same. */
export function OrderSeal({ state }: { readonly state: OrderState }) {
  return (
    <svg aria-hidden className={classes['seal']} data-state={state} width="72" height="72" viewBox="0 0 72 72">
      <path className={classes['edge']} d={scallops} />
      <circle className={classes['ring']} cx="36" cy="36" r="23" />
      <path key={state} className={classes['sign']} d={signs[state]} pathLength={1} />
    </svg>
  );
}

const petals = 16;

/** The edge of a wax seal: a ring of small arcs. */
const scallops = Array.from({ length: petals + 1 }, (_, i) => {
  const angle = (i / petals) * 2 * Math.PI;
  const point = `${(36 + 31 * Math.cos(angle)).toFixed(2)} ${(36 + 31 * Math.sin(angle)).toFixed(2)}`;
  return i === 0 ? `M${point}` : `A6.4 6.4 0 0 1 ${point}`;
}).join('');
