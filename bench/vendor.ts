/** The password of every vendor of the benchmarks. */
export const password = 'a-long-bench-password';

/** A vendor who is signed in. */
export interface Vendor {
  readonly sessionId: string;
}

/** Signs in the vendor whose number among those of the benchmark is `n`. */
export async function signIn(address: string, n: number): Promise<Vendor> {
  const answer = await fetch(`${address}/v2/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `bench-${n}@bench.test`, password }),
  });
  if (answer.status !== 200) throw new Error(await answer.text());
  const { vendor } = (await answer.json()) as { vendor: Vendor };
  return vendor;
}
