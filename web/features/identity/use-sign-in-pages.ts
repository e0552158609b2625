import { useLocation } from '@tanstack/react-router';
import { areaOf } from '../../../core/identity/gate.ts';
import { signInPages } from '../../../core/identity/pages.ts';

/** The ways in of the area one is at: that of operations, or that of vendors. */
export function useSignInPages() {
  const { pathname } = useLocation();
  return areaOf(pathname) === 'operations' ? signInPages.operator : signInPages.vendor;
}
