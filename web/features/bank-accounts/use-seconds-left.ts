import { useEffect, useState } from 'react';

/** How many whole seconds are left of a span that started at an instant (epoch milliseconds), as time goes by; never below 0. */
export function useSecondsLeft(): (seconds: number, since: number) => number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (seconds, since) => Math.max(0, Math.ceil((since + seconds * 1_000 - Math.max(now, since)) / 1_000));
}

/** `1:05`. */
export const minutesAndSeconds = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
