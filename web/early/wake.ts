// A page that everyone sees rests until someone is there: its components are not even loaded before. What they do without that is in web/app/visit.ts.

/** What someone does who wants something of the page: it must not wait. */
const wishes = ['pointerdown', 'keydown', 'focusin', 'input', 'change', 'submit', 'click'] as const;
/** What someone does who is about to: the page itself comes first. */
const hints = ['pointermove', 'wheel', 'scroll'] as const;

/** Where all that one sees has not come by then, what counts views and ads does not wait for it. */
const longestWaitMs = 5_000;

/** Files that the page names, and which it does not fetch itself. */
const filesIn = (name: string): readonly string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(' ') ?? [];

function fetchFiles(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
}

/** Starts what a page does without its components (web/app/visit.ts), once; on pages that do not rest the page does so. */
function startVisit(): void {
  const [entry, ...imported] = filesIn('visit');
  if (entry === undefined || document.querySelector(`script[src="${entry}"]`) !== null) return;
  fetchFiles(imported);
  const script = document.createElement('script');
  script.type = 'module';
  script.src = entry;
  document.head.append(script);
}

/** The pictures that one sees come before it: the line of a telephone brings one thing after the other. */
export function startVisitAfterPictures(): void {
  addEventListener('load', startVisit);
  setTimeout(startVisit, longestWaitMs);
}

/** Settles as soon as someone does anything on this page. */
export function firstTouch(): Promise<void> {
  return new Promise((touched) => {
    const wake = () => {
      for (const kind of wishes) document.removeEventListener(kind, wake, true);
      for (const kind of hints) document.removeEventListener(kind, hint, true);
      removeEventListener('load', wake);
      startVisit();
      // Anyone who starts the components finds their files there.
      fetchFiles(filesIn('scripts'));
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
