/** The attribute of the place that has a focus that was lost, until someone takes it (keep-focus.ts). */
export const keptPlace = 'data-kept-focus';

/** Whether what had the focus is gone and nothing of its own has taken it: it is nowhere, or at the place that keeps it. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.hasAttribute(keptPlace);
}

/**
 * As `ref` of what takes the place of a control that was pressed: the focus, which went with the control, continues there. Only for elements that are
 * not on the page when it opens; what is no control needs `tabIndex={-1}`.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (element !== null && isFocusLost()) element.focus();
}
