// Loaded before a server (`node --import`): shifts the wall clock of its process.
const offMs = Number(process.env['MACHINE_OFF_MS'] ?? 0);
const trueNow = Date.now;

class MovedDate extends Date {
  constructor(...given: readonly unknown[]) {
    super(...((given.length === 0 ? [trueNow() + offMs] : given) as [number]));
  }
  static override now(): number {
    return trueNow() + offMs;
  }
}
globalThis.Date = MovedDate as DateConstructor;
