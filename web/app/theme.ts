import { colorsTuple, createTheme, type CSSVariablesResolver, type MantineColorSchemeManager } from '@mantine/core';
import { clientState, storeColorScheme } from '../base/client-state.ts';

/** Mantine wants ten shades; ours come from the tokens, so all are the one action colour. */
const plum = colorsTuple('#6a1e4a');

export const theme = createTheme({
  primaryColor: 'plum',
  colors: { plum },
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-title)', fontWeight: '500' },
  defaultRadius: 'md',
  radius: { md: '10px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: { InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } } },
});

/** Mantine's own names for our tokens. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-placeholder': 'var(--muted)',
    '--mantine-color-anchor': 'var(--plum)',
    '--mantine-color-error': 'var(--bad)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--well)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-primary-color-filled': 'var(--plum)',
    '--mantine-primary-color-filled-hover': 'var(--plum-pressed)',
    '--mantine-primary-color-light': 'var(--plum-soft)',
    '--mantine-primary-color-light-hover': 'var(--plum-soft)',
    '--mantine-primary-color-light-color': 'var(--plum)',
    '--mantine-primary-color-contrast': 'var(--on-plum)',
  },
  light: {},
  dark: {},
});

/** Mantine applies the scheme; the client state remembers it. No one else changes it, so there is nothing to listen to. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: () => clientState.get().colorScheme,
  set: storeColorScheme,
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => storeColorScheme('auto'),
};

/** The server's word to the browser about which injected styles are ours. */
export const styleNonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
