let isPressed = false;
const waiting = new Set<() => void>();

if (typeof document !== 'undefined') {
  const capture = { capture: true };
  addEventListener('pointerdown', () => (isPressed = true), capture);
  for (const end of ['pointerup', 'pointercancel'] as const)
    addEventListener(
      end,
      () => {
        isPressed = false;
        // The click itself comes right after the release.
        setTimeout(() => {
          for (const work of waiting) work();
          waiting.clear();
        });
      },
      capture,
    );
}

/**
 * Does it now, or, while the mouse or a finger is down, once it is up again. A message that appears when a field is left would move the
 * button that is being pressed away from under the pointer, and the press would do nothing.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.add(work);
  else work();
}
