import { useMutation } from '@tanstack/react-query';
import { changeLanguage } from '../../../contract/identity.ts';
import { type Language, languages } from '../../../texts/typed.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify, signedIn, storeUser, notifyFailure } from '../../base/client-state.ts';
import { useClientState } from '../../base/use-client-state.ts';
import { useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Chips } from '../../ui/chips.tsx';
import classes from './account.module.css';
import { accountTexts } from './texts.ts';

const options = languages.map(({ language, name }) => ({ value: language, label: name }));

/** The language of emails; that of the pages is in the address. */
export function LanguageCard() {
  const t = useTexts(accountTexts);
  const account = useClientState(signedIn);
  const change = useMutation({
    // Of two presses the last one counts, in whatever order the answers would come.
    scope: { id: 'language' },
    mutationFn: (language: Language) => call(changeLanguage, { body: { language } }),
    onSuccess(_, language) {
      if (account !== null) storeUser({ ...account, language });
      notify('success', t('languageSaved', { language: languages.find((one) => one.language === language)?.name ?? language }));
    },
    onError: notifyFailure,
  });
  if (account === null) return null;
  return (
    <Card title={t('languageTitle')}>
      <p className={classes['lead']}>{t('languageLead')}</p>
      <Chips
        label={t('languageTitle')}
        options={options}
        value={change.isPending ? change.variables : account.language}
        onChange={(language) => change.mutate(language)}
      />
    </Card>
  );
}
