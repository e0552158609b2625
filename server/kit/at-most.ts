/** Waits for work with a time limit, and answers `late` when it is over. The timer is cleared with the work: thousands of pending timers would keep their data in memory. */
export async function atMost<T>(ms: number, work: Promise<T>): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
