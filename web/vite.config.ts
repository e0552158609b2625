import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractWithoutSchemas } from './contract-without-schemas.ts';

const fileNames = { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js', assetFileNames: '[name]-[hash][extname]' };

/**
 * What a first visit needs anyway: cut along screens it falls into slivers, which compress badly and each cost a request. A group takes
 * what its modules import along, so those that both areas share come first and the frame of the marketplace last.
 */
const codeSplitting = {
  groups: [
    { name: 'react', priority: 3, test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
    { name: 'tanstack', priority: 3, test: /node_modules[\\/]@tanstack[\\/]/ },
    // What every page does before its components are there: one file.
    {
      name: 'visit',
      priority: 3,
      test: new RegExp(
        [
          /core[\\/]identity[\\/](language|areas|addresses|gate|pages|redirect-target|vendor-status|backends)\./,
          /preload-helper|web[\\/]base[\\/](client-state|chunk|local-storage|session|state|page-settings)\./,
          /web[\\/]base[\\/]calls[\\/](utm|call|browser-call|api-address|new-id|own-words)\.|contract[\\/](ads|clients|identity|system)\./,
          /texts[\\/](typed|connection)\.|report-errors\./,
          /marketplace[\\/](ads[\\/](count-ads|impression-queue)|profile[\\/]watch-views|site[\\/](renew-on-return|travelling-picture)|page-data)\./,
        ]
          .map(({ source }) => source)
          .join('|'),
      ),
    },
    // With what both areas use beside it: wherever it is, the dashboard loads it.
    {
      name: 'vendor-card',
      priority: 1,
      test: /parts[\\/]cards[\\/](vendor-card|ornaments[\\/])|web[\\/]base[\\/]use-(client-state|notification)\.|core[\\/](conversations|feed)[\\/]pages\./,
    },
    {
      name: 'marketplace-frame',
      test: /features[\\/]marketplace[\\/](site[\\/]|saved[\\/](heart|saved-store|kept-here)|addresses|vendor-grid|listing[\\/]filters)/,
    },
  ],
};

export default defineConfig(({ isSsrBuild }) => ({
  base: '/vendor-dashboard/assets/',
  plugins: [contractWithoutSchemas(), react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsDir: '',
    // The content security policy allows no data addresses for scripts, styles and fonts.
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    sourcemap: false,
    target: 'baseline-widely-available',
    // light-dark() stays as written: lowered, it doubles every colour.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    modulePreload: { polyfill: false },
    // On the server everything is there at once, texts too: no import needs to wait.
    rolldownOptions: isSsrBuild
      ? { checks: { ineffectiveDynamicImport: false } }
      : { input: ['index.html', 'marketplace.html', 'early/main.ts', 'worker/main.ts'], output: { ...fileNames, codeSplitting } },
  },
  // The server runs the marketplace's render alone, without node_modules beside it, and with React as it is for production.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}));
