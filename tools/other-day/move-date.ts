/** Has the clock of this process, or of this page, go before the true one by so many milliseconds. It runs in pages too: it knows nothing around it. */
export function moveDate(byMs: number): void {
  const trueNow = Date.now;
  const now = (): number => trueNow() + byMs;
  globalThis.Date = new Proxy(Date, {
    apply: (date) => new date(now()).toString(),
    construct: (date, given, asked): object => Reflect.construct(date, given.length === 0 ? [now()] : given, asked),
    get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
  });
  Date.prototype.constructor = Date;
}
