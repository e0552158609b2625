import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { leaveTeam } from '../../../contract/team.ts';
import { pages } from '../../../core/identity/pages.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { useForm } from '../../base/form/use-form.ts';
import { forgetSession } from '../../base/session.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import { roleIn } from '../../base/team.ts';
import { useTexts } from '../../base/texts.ts';
import { useClientState } from '../../base/use-client-state.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Secret } from '../../ui/checked-fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import classes from './account.module.css';
import { accountTexts } from './texts.ts';

/** For whom someone works and as what, and the way out of the team. */
export function RoleCard() {
  const t = useTexts(accountTexts);
  const shell = useTexts(shellTexts);
  const role = useClientState(roleIn);
  const business = useClientState((state) => state.user.vendor?.businessName ?? '');
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Card title={t('roleTitle')}>
      <p className={classes['lead']}>{t('roleLead', { business, role: shell(`role.${role}`) })}</p>
      <div className={classes['choices']}>
        <Button component={Link} to={pages.team} variant="default">
          {t('roleTeam')}
        </Button>
        <Button variant="subtle" onClick={() => setLeaving(true)}>
          {t('leaveTeam')}
        </Button>
      </div>
      {isLeaving && <LeaveDialog business={business} onClose={() => setLeaving(false)} />}
    </Card>
  );
}

function LeaveDialog({ business, onClose }: { readonly business: string; readonly onClose: () => void }) {
  const t = useTexts(accountTexts);
  const router = useRouter();
  const form = useForm({
    key: null,
    saved: { password: '' },
    send: (body) => call(leaveTeam, { body }),
    async onSent() {
      await forgetSession();
      notify('success', t('leftTeam'));
      await router.invalidate();
    },
  });
  return (
    <FormDialog
      title={t('leaveTeamTitle', { business })}
      form={form}
      action={t('leaveTeam')}
      lead={<p>{t('leaveTeamText')}</p>}
      onClose={onClose}
    >
      <Secret {...form.at('password')} label={t('currentPassword')} autoComplete="current-password" />
    </FormDialog>
  );
}
