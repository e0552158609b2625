import type { ComponentProps, ElementType, MouseEvent, ReactNode } from 'react';
import classes from './button.module.css';

/** One filled button a screen: what it is for. The others are outlined, or as quiet as a word. */
type Variant = 'filled' | 'default' | 'subtle';
type Looks = {
  readonly variant?: Variant;
  readonly fullWidth?: boolean;
  /** At work: a second press does nothing, and it shows so without changing its size. */
  readonly loading?: boolean;
  /** Nothing to press. It keeps the focus, which HTML’s `disabled` takes from a button that is turned off by its own press. */
  readonly disabled?: boolean;
  readonly leftSection?: ReactNode;
  readonly children: ReactNode;
};
type ButtonProps<C extends ElementType> = Looks & { readonly component?: C } & Omit<ComponentProps<C>, keyof Looks | 'component'>;

/** What makes any element look like a button; for links whose own types a button would hide. */
export const buttonLooks = (variant: Variant, className?: string) => ({
  className: [classes['button'], className].filter(Boolean).join(' '),
  'data-variant': variant,
});

const doNothing = (event: MouseEvent): void => event.preventDefault();
const off = { 'aria-disabled': true, onClick: doNothing };
type AnyRest = { readonly component?: ElementType; readonly className?: string };

/** A button, or a link that looks like one. */
export function Button<C extends ElementType = 'button'>(props: ButtonProps<C>) {
  const { variant = 'filled', fullWidth, loading, leftSection, children, component, className, disabled, ...rest }: Looks & AnyRest = props;
  const Root: ElementType = component ?? 'button';
  return (
    <Root
      {...(component === undefined && { type: 'button' })}
      {...rest}
      {...buttonLooks(variant, className)}
      data-full={fullWidth === true ? '' : undefined}
      {...(loading === true && { 'aria-busy': true })}
      {...((loading === true || disabled === true) && off)}
    >
      {leftSection}
      {children}
    </Root>
  );
}
