// A page that everyone sees rests until someone is there: its components are not even loaded before. What they do without that is in web/app/visit.ts.

/** What someone does who wants something of the page: it must not wait. */
const wishes = ['pointerdown', 'keydown', 'focusin', 'input', 'change', 'submit', 'click'] as const;
/** What someone does who is about to: the page itself comes first. */
const hints = ['pointermove', 'wheel', 'scroll'] as const;

/** Fetches the files of the components; anyone who starts them finds them there. */
function fetchScripts(): void {
  const files = document.querySelector<HTMLMetaElement>('meta[name="scripts"]')?.content.split(' ') ?? [];
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
}

/** Settles as soon as someone does anything on this page. */
export function firstTouch(): Promise<void> {
  return new Promise((touched) => {
    const wake = () => {
      for (const kind of wishes) document.removeEventListener(kind, wake, true);
      for (const kind of hints) document.removeEventListener(kind, hint, true);
      removeEventListener('load', wake);
      fetchScripts();
      touched();
    };
    let at = '';
    const hint = (event: Event) => {
      // Browsers report a pointer that rests as well, once what is beneath it has been drawn.
      if (event instanceof PointerEvent) {
        const before = at;
        at = `${event.screenX} ${event.screenY}`;
        if (before === '' || before === at) return;
      }
      if (document.readyState === 'complete') wake();
      else addEventListener('load', wake);
    };
    for (const kind of wishes) document.addEventListener(kind, wake, true);
    for (const kind of hints) document.addEventListener(kind, hint, { capture: true, passive: true });
  });
}
