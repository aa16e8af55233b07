import { LANGUAGES } from '@housebrand/shared';
import type { Language } from '@housebrand/shared';
import { useLanguage, useSharedMessages, VisuallyHidden } from '@housebrand/shared/react';
import { IconWorld } from '@tabler/icons-react';
import { chooseLanguage } from '../api/set-language';
import { useAuthMessages } from '../messages';
import classes from './language-switch.module.css';

/** A language's name is written in that language, so that its readers recognise it. */
const OWN_NAMES = { th: 'languageTh', en: 'languageEn' } as const;
const other = (language: Language): Language => (language === 'th' ? 'en' : 'th');

/** Button that switches to the other language. */
export function LanguageButton() {
  const target = other(useLanguage());
  const shared = useSharedMessages();
  return (
    <button type="button" className={classes.button} lang={target} onClick={() => chooseLanguage(target)}>
      <IconWorld size={18} aria-hidden />
      <span>{shared(OWN_NAMES[target])}</span>
    </button>
  );
}

/** Both languages side by side with the current one marked. */
export function LanguageSwitch() {
  const t = useAuthMessages();
  const shared = useSharedMessages();
  const current = useLanguage();
  return (
    <fieldset className={classes.group}>
      <legend>
        <VisuallyHidden>{t('language')}</VisuallyHidden>
      </legend>
      {LANGUAGES.map((language) => (
        <label key={language} className={classes.choice} lang={language}>
          <input
            type="radio"
            name="language"
            value={language}
            checked={language === current}
            onChange={() => chooseLanguage(language)}
          />
          <span>{shared(OWN_NAMES[language])}</span>
        </label>
      ))}
    </fieldset>
  );
}
