import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractWithoutSchemas } from './contract-without-schemas.ts';

const fileNames = { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js', assetFileNames: '[name]-[hash][extname]' };

/** Whole packages that a first visit needs anyway: cut along screens they fall into slivers, which compress badly. */
const codeSplitting = {
  groups: [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
    { name: 'tanstack', test: /node_modules[\\/]@tanstack[\\/]/ },
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
    ...(!isSsrBuild && { rolldownOptions: { output: { ...fileNames, codeSplitting } } }),
  },
  // The server runs the marketplace's render alone, without node_modules beside it, and with React as it is for production.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}));
