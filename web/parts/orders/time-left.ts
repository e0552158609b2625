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
