import { useId } from 'react';
import { type InvitedRole, invitedRoles } from '../../../core/team/roles.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import { useTexts } from '../../base/texts.ts';
import { teamTexts } from '../../parts/team-texts.ts';
import classes from './team.module.css';

type RoleChoiceProps = { readonly value: InvitedRole; readonly onChange: (role: InvitedRole) => void };

/** The roles someone can be given, each with what it includes. */
export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  const t = useTexts(teamTexts);
  const shell = useTexts(shellTexts);
  const name = useId();
  return (
    <fieldset className={classes['choice']}>
      <legend>{t('role')}</legend>
      {invitedRoles.map((role) => (
        <label key={role} className={classes['option']}>
          <input type="radio" name={name} checked={role === value} onChange={() => onChange(role)} />
          <span>
            <strong>{shell(`role.${role}`)}</strong>
            {t(`does.${role}`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
