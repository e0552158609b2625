/** Leaves for another page. Never comes back with an answer: until then the form is on its way out and nothing of it changes. */
export function leaveFor(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => undefined);
}
