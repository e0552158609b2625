/**
 * As `ref` of what takes the place of a control that was pressed: the focus, which went with the control, continues there. Only for elements that are
 * not on the page when it opens; what is no control needs `tabIndex={-1}`.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (element !== null && document.activeElement === document.body) element.focus();
}
