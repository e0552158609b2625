/**
 * Lets the picture of a chosen card become the picture of the profile that opens, where the browser can blend pages. The name is given
 * on the way only, since a page must not have two elements of one name.
 */
export function letPicturesTravel(): void {
  let travelling: HTMLElement | null = null;
  const name = (picture: HTMLElement | null): void => {
    travelling?.style.removeProperty('view-transition-name');
    travelling = picture;
    document.documentElement.toggleAttribute('data-travels', picture !== null);
    travelling?.style.setProperty('view-transition-name', 'cover');
  };
  document.addEventListener('click', ({ target }) => {
    const card = target instanceof Element ? target.closest('a')?.closest('article') : null;
    name(card?.querySelector<HTMLElement>('[data-picture]') ?? null);
  });
  // A page that comes back from the browser's memory would still carry the name.
  addEventListener('pageshow', () => name(null));
}
