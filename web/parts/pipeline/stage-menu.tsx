import { IconArrowsMove } from '@tabler/icons-react';
import { type KeyboardEvent, useLayoutEffect } from 'react';
import { stages } from '../../../core/clients/stage.ts';
import { useIsReadOnly } from '../../base/team.ts';
import { useTexts } from '../../base/texts.ts';
import { usePopover } from '../../ui/use-popover.ts';
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

/** Every stage a client can be moved to, by mouse, finger or keys. */
export function StageMenu({ moved, moving, hintId, onKey }: StageMenuProps) {
  const t = useTexts(pipelineTexts);
  const popover = usePopover();
  const isReadOnly = useIsReadOnly('clients');
  const label = t('move', { name: moved.name, stage: t(`stage.${moved.stage.stage}`) });
  if (isReadOnly) return null;
  return (
    <>
      <button
        {...popover.buttonProps}
        className={classes['button']}
        data-move={moved.coupleId}
        aria-label={label}
        title={label}
        aria-describedby={hintId}
        onKeyDown={onKey}
      >
        <IconArrowsMove aria-hidden size={18} stroke={1.75} />
      </button>
      <div {...popover.popoverProps} className={classes['menu']} aria-label={t('moveTo')}>
        {popover.isOpen && (
          <Choices
            moved={moved}
            onPlaced={popover.place}
            onChoose={(stage) => {
              popover.close();
              moving.move(moved, stage);
            }}
          />
        )}
      </div>
    </>
  );
}

type ChoicesProps = { readonly moved: Moved; readonly onPlaced: () => void; readonly onChoose: (stage: (typeof stages)[number]) => void };
function Choices({ moved, onPlaced, onChoose }: ChoicesProps) {
  const t = useTexts(pipelineTexts);
  useLayoutEffect(onPlaced);
  return (
    <>
      <p className={classes['title']}>{t('moveTo')}</p>
      {stages.map((stage) => (
        <button
          key={stage}
          type="button"
          className={classes['choice']}
          data-stage={stage}
          disabled={stage === moved.stage.stage}
          onClick={() => onChoose(stage)}
        >
          {t(`stage.${stage}`)}
        </button>
      ))}
    </>
  );
}
