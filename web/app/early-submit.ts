let form: HTMLFormElement | null = null;

const keep = (event: Event): void => {
  if (event.target instanceof HTMLFormElement && event.target.method === 'dialog') form = event.target;
};

/** A form that is sent before the page has been taken over would do nothing: it is remembered, and sent when the page can. */
export function keepEarlySubmit(): void {
  document.addEventListener('submit', keep, true);
}

/** The page has been taken over: what was sent too early is sent now, as it stands. */
export function sendEarlySubmit(): void {
  document.removeEventListener('submit', keep, true);
  const early = form;
  form = null;
  // After what was typed too early has reached the components.
  if (early !== null) setTimeout(() => early.isConnected && early.requestSubmit());
}
