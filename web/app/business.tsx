import type { Language } from '../../texts/typed.ts';

export function open(_root: HTMLElement, _language: Language): void {}
