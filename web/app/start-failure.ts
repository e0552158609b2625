import { connectionTexts } from '../../texts/connection.ts';
import { fill, type Language } from '../../texts/typed.ts';
import { ChunkFailure } from '../base/chunk.ts';

/** Says in plain elements that the application itself did not arrive: there is no React yet to say it. */
export function showStartFailure(root: HTMLElement, language: Language, failure: unknown, retry: () => void): void {
  const texts = connectionTexts[language];
  const main = document.createElement('main');
  main.className = 'start-failure';
  const sentence = document.createElement('p');
  sentence.setAttribute('role', 'alert');
  sentence.textContent = fill(texts.chunkFailed, { n: failure instanceof ChunkFailure ? failure.chunk : 'start' });
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = texts.retry;
  button.addEventListener('click', () => {
    main.remove();
    retry();
  });
  main.append(sentence, button);
  root.replaceChildren(main);
}
