import type { Language } from '../../texts/typed.ts';

/** Takes over the page that the server rendered into `root`. */
export function open(_root: HTMLElement, _language: Language): void {}
