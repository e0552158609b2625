import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './stage-control.module.css';

/** The place of the stages until their script is there. */
export const StagePlace = () => (
  <div className={classes['control']}>
    <Skeleton height="calc(var(--step) + var(--space-2) + var(--lines) * 1.55 * var(--size-14))" />
  </div>
);
