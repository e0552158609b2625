/** 404: nothing there, or not theirs; 400: not even the shape of an id. Both are absent alike. */
export const isAbsent = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && 'status' in failure && (failure.status === 404 || failure.status === 400);

/** What a call answers, or null where there is nothing. */
export async function orAbsent<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (failure) {
    if (isAbsent(failure)) return null;
    throw failure;
  }
}
