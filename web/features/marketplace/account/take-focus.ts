/** As `ref`: takes over the focus from the button it comes in place of, so that it is read out and the keys continue from here. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();
