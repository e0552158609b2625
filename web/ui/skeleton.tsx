import classes from './skeleton.module.css';

type SkeletonProps = { readonly height: string; readonly width?: string };

/** A place held for what is on its way, in its final size. The words about waiting are said once by the page, not by each bone. */
export function Skeleton({ height, width = '100%' }: SkeletonProps) {
  return <span aria-hidden data-skeleton className={classes['bone']} style={{ height, width }} />;
}
