import { useEffect, useState } from 'react';

const tickMs = 10_000;

/** Milliseconds until an instant, as time goes by; negative once it is over. */
export function useTimeLeft(instant: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(instant) - now;
}

/** When an order was paid or ran out; null while it is open. A gateway may close one before its time: when it would have been is no time of anything then. */
export function useClosedAt(order: {
  readonly status: string;
  readonly paid_at: string | null;
  readonly expires_at: string;
}): string | null {
  const isOver = useTimeLeft(order.expires_at) <= 0;
  if (order.status === 'paid') return order.paid_at;
  return order.status !== 'unpaid' && isOver ? order.expires_at : null;
}
