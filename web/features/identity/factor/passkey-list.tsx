import { useState } from 'react';
import type { Passkey } from '../../../../contract/second-factor.ts';
import { passkeysMax } from '../../../../core/identity/second-factor.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { hasPasskeys } from '../../../parts/second-factor/passkey.ts';
import { secondFactorTexts } from '../../../parts/second-factor/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart, Part } from '../../../ui/part.tsx';
import classes from './factor.module.css';

type DialogProps = { readonly passkey: Passkey; readonly onClose: () => void };
const Rename = lazyPart<DialogProps>('rename-passkey', () => import('./rename-dialog.tsx'));
const Remove = lazyPart<DialogProps>('remove-passkey', () => import('./remove-dialog.tsx'));

type PasskeyListProps = {
  readonly passkeys: readonly Passkey[];
  readonly onAdd: () => void;
  /** Something became of one of them. */
  readonly onChange: () => void;
};

/** Someone's passkeys: added, renamed, removed. */
export function PasskeyList({ passkeys, onAdd, onChange }: PasskeyListProps) {
  const t = useTexts(secondFactorTexts);
  const canAdd = hasPasskeys();
  return (
    <li>
      <div className={classes['way']}>
        <div>
          <h3>{t('passkeys')}</h3>
          <p>{t('passkeysLead')}</p>
          {!canAdd && <p>{t('passkeysNotHere')}</p>}
        </div>
        {canAdd && passkeys.length < passkeysMax && (
          <Button variant="default" onClick={onAdd}>
            {t('passkeyAdd')}
          </Button>
        )}
      </div>
      {passkeys.length > 0 && (
        <ul className={classes['passkeys']}>
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onChange={onChange} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Row({ passkey, onChange }: { readonly passkey: Passkey; readonly onChange: () => void }) {
  const t = useTexts(secondFactorTexts);
  const format = useFormat();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { name, added_at: addedAt, last_used_at: usedAt } = passkey;
  const Dialog = open === 'rename' ? Rename : Remove;
  const close = () => {
    setOpen(null);
    onChange();
  };
  return (
    <li className={classes['passkey']}>
      <div>
        <p className={classes['name']}>{name}</p>
        <p>
          {t('passkeyAdded', { day: format.date(addedAt) })} ·{' '}
          {usedAt === null ? t('passkeyUnused') : t('passkeyUsed', { when: format.dateTime(usedAt) })}
        </p>
      </div>
      <span className={classes['acts']}>
        <Button variant="subtle" aria-label={t('passkeyRenameOf', { name })} onClick={() => setOpen('rename')}>
          {t('passkeyRename')}
        </Button>
        <Button variant="subtle" aria-label={t('passkeyRemoveOf', { name })} onClick={() => setOpen('remove')}>
          {t('passkeyRemove')}
        </Button>
      </span>
      {open !== null && (
        <Part>
          <Dialog passkey={passkey} onClose={close} />
        </Part>
      )}
    </li>
  );
}
