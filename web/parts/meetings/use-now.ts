import { useEffect, useState } from 'react';

const tickMs = 20_000;

/** The time, looked at again every few seconds: what is about to start says so by itself. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
