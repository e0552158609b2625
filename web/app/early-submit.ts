/** Where on the page the form stands: one that begins anew with a kept draft is another element in the same place. */
let place: number | null = null;

const keep = ({ target }: Event): void => {
  if (target instanceof HTMLFormElement && target.method === 'dialog') place = [...document.forms].indexOf(target);
};

/** A form that is sent before the page has been taken over would do nothing: it is remembered, and sent when the page can. */
export function keepEarlySubmit(): void {
  document.addEventListener('submit', keep, true);
}

/** The page has been taken over: what was sent too early is sent now, as it stands. */
export function sendEarlySubmit(): void {
  document.removeEventListener('submit', keep, true);
  const early = place === null ? undefined : document.forms[place];
  place = null;
  // After what was typed too early has reached the components.
  if (early !== undefined) setTimeout(() => early.requestSubmit());
}
