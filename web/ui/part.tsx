import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode, Suspense } from 'react';
import { Failed } from './page-state.tsx';
import { loadChunk, reloadForChunk } from '../base/chunk.ts';

/** A part of a screen that arrives when it is needed: the graph, a dialog, a calendar. Show it within `Part`. */
export const lazyPart = <Props,>(
  chunk: string,
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => loadChunk(chunk, load));

type PartProps = { readonly children: ReactNode; readonly fallback?: ReactNode };

/** The place of a lazy part. When it does not arrive, this place says so; what is typed around it stays. (spec 8) */
export function Part({ children, fallback }: PartProps) {
  return (
    <CatchBoundary getResetKey={() => null} errorComponent={PartFailure}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </CatchBoundary>
  );
}

function PartFailure({ error }: { readonly error: unknown }) {
  return <Failed failure={error} onRetry={reloadForChunk} />;
}
