const carryFragment = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== location.origin) return;
  const address = new URL(link.href);
  const back = address.searchParams.get('redirect');
  // The rule of `withFragment`, written here: this file imports nothing, so that one request brings it.
  if (back === null || back.includes('#')) return;
  address.searchParams.set('redirect', back + location.hash);
  link.href = address.href;
};

/** A link that leads back to where someone wanted to go keeps what follows the `#`, which the browser alone knows, before the page has been taken over too. */
export function keepFragmentInLinks(): void {
  document.addEventListener('click', carryFragment, true);
}
