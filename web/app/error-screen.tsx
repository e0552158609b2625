import { useRouter } from '@tanstack/react-router';
import { Failed } from '../ui/page-state.tsx';
import { ChunkFailure, reloadForChunk } from '../base/chunk.ts';
import { PlainShell } from './shell/plain-shell.tsx';
import { shellTexts } from '../base/shell-texts.ts';
import { useTexts } from '../base/texts.ts';

/** A screen that could not be shown: why, and a way to try again. The rest of the page stays as it was. */
export function ErrorScreen({ error, reset }: { readonly error: unknown; readonly reset: () => void }) {
  const router = useRouter();
  const retry = () => {
    if (error instanceof ChunkFailure) return reloadForChunk();
    reset();
    void router.invalidate();
  };
  return <Failed failure={error} onRetry={retry} />;
}

/** Not even the gate could be asked: no one knows yet whose screen this is. */
export function RootFailure({ error, reset }: { readonly error: unknown; readonly reset: () => void }) {
  const t = useTexts(shellTexts);
  return (
    <PlainShell title={t('brand')}>
      <ErrorScreen error={error} reset={reset} />
    </PlainShell>
  );
}
