import { IconArrowsMove } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { stages } from '../../../core/clients/stage.ts';
import { useIsReadOnly } from '../../base/team.ts';
import { useTexts } from '../../base/texts.ts';
import { Menu } from '../../ui/row-menu.tsx';
import classes from './stage-menu.module.css';
import { pipelineTexts } from './texts.ts';
import type { Moved, Moving } from './use-moving.ts';

type StageMenuProps = {
  readonly moved: Moved;
  readonly moving: Moving;
  /** Of the sentence that says what keys do. */
  readonly hintId?: string;
  readonly onKey?: (event: KeyboardEvent<HTMLButtonElement>) => void;
};

/** Every stage a client can be moved to. */
export function StageMenu({ moved, moving, hintId, onKey }: StageMenuProps) {
  const t = useTexts(pipelineTexts);
  const isReadOnly = useIsReadOnly('clients');
  if (isReadOnly) return null;
  return (
    <Menu
      label={t('move', { name: moved.name, stage: t(`stage.${moved.stage.stage}`) })}
      icon={<IconArrowsMove aria-hidden size={18} stroke={1.75} />}
      heading={t('moveTo')}
      button={{ 'data-move': moved.coupleId, 'data-small': '', 'aria-describedby': hintId, onKeyDown: onKey }}
    >
      {stages.map((stage) => (
        <li key={stage}>
          <button
            type="button"
            className={classes['choice']}
            data-stage={stage}
            disabled={stage === moved.stage.stage}
            onClick={() => moving.move(moved, stage)}
          >
            {t(`stage.${stage}`)}
          </button>
        </li>
      ))}
    </Menu>
  );
}
