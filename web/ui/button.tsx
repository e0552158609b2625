import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import classes from './button.module.css';

/** One filled button a screen: what it is for. The others are outlined, or as quiet as a word. */
type Variant = 'filled' | 'default' | 'subtle';
type Looks = {
  readonly variant?: Variant;
  readonly fullWidth?: boolean;
  /** At work: it cannot be pressed again, and shows so without changing its size. */
  readonly loading?: boolean;
  readonly leftSection?: ReactNode;
  readonly children: ReactNode;
};
type ButtonProps<C extends ElementType> = Looks & { readonly component?: C } & Omit<ComponentPropsWithoutRef<C>, keyof Looks | 'component'>;

/** What makes any element look like a button; for links whose own types a button would hide. */
export const buttonLooks = (variant: Variant, className?: string) => ({
  className: [classes['button'], className].filter(Boolean).join(' '),
  'data-variant': variant,
});

type AnyRest = { readonly component?: ElementType; readonly className?: string; readonly disabled?: boolean };

/** A button, or a link that looks like one. */
export function Button<C extends ElementType = 'button'>(props: ButtonProps<C>) {
  const { variant = 'filled', fullWidth, loading, leftSection, children, component, className, disabled, ...rest }: Looks & AnyRest = props;
  const Root: ElementType = component ?? 'button';
  const ofButtons = component === undefined ? { type: 'button', disabled: loading === true || disabled === true } : {};
  return (
    <Root
      {...ofButtons}
      {...rest}
      {...buttonLooks(variant, className)}
      data-full={fullWidth === true ? '' : undefined}
      aria-busy={loading === true ? true : undefined}
    >
      {leftSection}
      {children}
    </Root>
  );
}
