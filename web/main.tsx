import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { splitLanguage } from '../core/identity/gate.ts';
import { loadChunk } from './base/chunk.ts';
import { pageSettings } from './base/page-settings.ts';
import { reportErrors } from './app/report-errors.ts';
import { showStartFailure } from './app/start-failure.ts';

const { language } = splitLanguage(location.pathname);
const { area } = pageSettings();
const root = document.getElementById('root');

function start(): void {
  if (root === null) return;
  const loading = area === 'marketplace' ? loadChunk('marketplace', openMarketplace) : loadChunk(area, openBusiness);
  loading
    .then(({ open }) => open(root, language))
    // A marketplace page is readable as the server sent it; only an empty one needs a word.
    .catch((failure: unknown) => {
      if (root.childElementCount === 0) showStartFailure(root, language, failure, start);
      else throw failure;
    });
}

const openMarketplace = () => import('./app/marketplace.tsx');
const openBusiness = () => import('./app/business.tsx');

reportErrors();
start();
