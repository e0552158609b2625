/** A cookie that pages read and write themselves. `shape`: a regular expression of what it may hold; anything else is none. */
export function browserCookie(name: string, shape: string, seconds: number) {
  const pattern = new RegExp(`(?:^|;\\s*)${name}=(${shape})(?:;|$)`);
  return {
    /** What it holds, among the cookies of a browser. */
    in: (cookies: string): string | null => pattern.exec(cookies)?.[1] ?? null,
    /** Null: forgets it. */
    keep(value: string | null): void {
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      document.cookie = `${name}=${value ?? ''}; Path=/; SameSite=Lax; Max-Age=${value === null ? 0 : seconds}${secure}`;
    },
  };
}
