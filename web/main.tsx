import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { splitLanguage } from '../core/identity/gate.ts';
import { loadChunk } from './base/chunk.ts';
import { pageSettings } from './base/page-settings.ts';
import { reportErrors } from './app/report-errors.ts';
import { showStartFailure } from './app/start-failure.ts';

const { language } = splitLanguage(location.pathname);
const root = document.getElementById('root');

function start(): void {
  if (root === null) return;
  loadChunk(pageSettings().area, () => import('./app/business.tsx'))
    .then(({ open }) => open(root, language))
    .catch((failure: unknown) => showStartFailure(root, language, failure, start));
}

reportErrors();
start();
