import { Link, useRouter } from '@tanstack/react-router';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { acceptTeamInvitation, readTeamInvitation } from '../../../contract/team.ts';
import { pages } from '../../../core/identity/pages.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useForm } from '../../base/form/use-form.ts';
import { hrefTo } from '../../base/page-settings.ts';
import { beginSession } from '../../base/session.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { teamTexts } from '../../parts/team-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Line } from '../../ui/checked-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failed } from '../../ui/page-state.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './identity.module.css';
import { NewPassword } from './new-password.tsx';
import { identityTexts } from './texts.ts';
import { useInvitation } from './use-invitation.ts';

type Invitation = AnswerOf<typeof readTeamInvitation>['data'];

/** Where someone who was invited chooses a name and a password, and joins. */
export default function JoinScreen() {
  const t = useTexts(identityTexts);
  const { token, invitation, failure, isUnanswered, refetch, onRefused } = useInvitation('team-invitation', (of, signal) =>
    call(readTeamInvitation, { body: { token: of }, signal }),
  );
  if (isUnanswered) return <Failed failure={failure} onRetry={refetch} />;
  if (token === '' || failure !== null) return <Closed>{failure?.message ?? t('linkMissing')}</Closed>;
  if (invitation === undefined) return <Skeleton height="20rem" />;
  return <Opened {...{ token, invitation, onRefused }} />;
}

type JoinProps = { readonly token: string; readonly invitation: Invitation; readonly onRefused: (failure: unknown) => unknown };

function Closed({ children }: { readonly children: string | undefined }) {
  const t = useTexts(identityTexts);
  return (
    <>
      <Notice tone="warn" says="at once">
        {children}
      </Notice>
      <p className={classes['other']}>
        <Link to={pages.login}>{t('backToLogin')}</Link>
      </p>
    </>
  );
}

function Opened({ invitation, ...rest }: JoinProps) {
  const t = useTexts(teamTexts);
  const { business_name: business, email, is_expired: isExpired, has_account: hasAccount } = invitation;
  if (isExpired) return <Closed>{t('joinExpired', { business })}</Closed>;
  if (hasAccount) return <Closed>{t('joinTaken', { business, email })}</Closed>;
  return <Join invitation={invitation} {...rest} />;
}

function Join({ token, invitation: { business_name: business, email, role }, onRefused }: JoinProps) {
  const t = useTexts(teamTexts);
  const words = useTexts(identityTexts);
  const shell = useTexts(shellTexts);
  const language = useLanguage();
  const router = useRouter();
  const form = useForm({
    key: 'join',
    saved: { name: '', password: '' },
    secrets: ['password'],
    send: (body) => call(acceptTeamInvitation, { body: { token, ...body } }),
    onRefused,
    // The link has done its work: nothing leads back to it.
    async onSent(answer) {
      await beginSession(answer);
      await router.navigate({ to: pages.dashboard, replace: true });
    },
  });
  return (
    <>
      <p className={classes['lead']}>{t('joinLead', { business, role: shell(`role.${role}`), email })}</p>
      <p className={classes['lead']}>{t(`does.${role}`)}</p>
      <Form form={form}>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <Line {...form.at('name')} label={t('name')} hint={t('nameHint')} autoComplete="name" maxLength={80} />
        <NewPassword {...form.at('password')} />
        <Button type="submit" fullWidth loading={form.isSending}>
          {t('join')}
        </Button>
        <p className={classes['other']}>
          <Sentence
            text={words('agreed', { terms: '{terms}', privacy: '{privacy}' })}
            parts={{
              terms: <a href={hrefTo('/terms', language)}>{words('terms')}</a>,
              privacy: <a href={hrefTo('/privacy', language)}>{words('privacy')}</a>,
            }}
          />
        </p>
      </Form>
    </>
  );
}
