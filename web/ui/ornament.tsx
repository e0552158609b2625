import classes from './ornament.module.css';

/** A drawn arch with a sprig: the wedding dais the product is named after. */
export function Ornament({ size = 72 }: { readonly size?: number }) {
  return (
    <svg aria-hidden className={classes['ornament']} width={size} height={size} viewBox="0 0 72 72">
      <path d="M14 66V33a22 22 0 0 1 44 0v33" />
      <path d="M20 66V34a16 16 0 0 1 32 0v32" className={classes['fine']} />
      <path d="M8 66h56" />
      <path
        d="M36 58V30m0 16c-5 0-8-3-8.5-7.5M36 46c5 0 8-3 8.5-7.5M36 37c-3.5 0-6-2-6.5-5.5M36 37c3.5 0 6-2 6.5-5.5"
        className={classes['fine']}
      />
      <circle cx="36" cy="6" r="2.5" className={classes['dot']} />
    </svg>
  );
}
