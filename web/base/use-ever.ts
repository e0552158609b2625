import { useState } from 'react';

/** Whether it was so in any drawing until now: what is shown once everything is known stays, also while some of it is read again. */
export function useEver(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(false);
  if (isSo && !wasSo) setWasSo(true);
  return isSo || wasSo;
}
