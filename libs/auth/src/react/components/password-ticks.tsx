import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { VisuallyHidden, type FieldBinding } from '@housebrand/shared/react';
import { useState } from 'react';
import { PASSWORD_MIN_LENGTH, passwordProblems } from '../../core';
import { usePasswordMessages } from '../password-messages';
import classes from './password-ticks.module.css';

const RULES = [
  ['auth.passwordTooShort', 'ruleLength'],
  ['auth.passwordLowercase', 'ruleLowercase'],
  ['auth.passwordUppercase', 'ruleUppercase'],
  ['auth.passwordDigit', 'ruleDigit'],
  ['auth.passwordSymbol', 'ruleSymbol'],
] as const;

/** Tracks the rules that a password doesn't meet yet. State holds only the rules, never the password. */
export function usePasswordTicks(binding: FieldBinding): { binding: FieldBinding; unmet: ReadonlySet<string> } {
  const [unmet, setUnmet] = useState<ReadonlySet<string>>(() => unmetBy(binding.defaultValue));
  const onChange: FieldBinding['onChange'] = (event) => {
    setUnmet(unmetBy(event.currentTarget.value));
    binding.onChange(event);
  };
  return { binding: { ...binding, onChange }, unmet };
}

function unmetBy(password: string): ReadonlySet<string> {
  // an empty password meets no rule
  const problems =
    password === '' ? RULES.map(([key]) => key) : passwordProblems(password).map((one) => one.messageKey);
  return new Set(problems);
}

/** The rules for a new password, ticked off while it is typed (specification section 5). */
export function PasswordTicks({ unmet }: { unmet: ReadonlySet<string> }) {
  const t = usePasswordMessages();
  return (
    <ul className={classes.list}>
      {RULES.map(([key, messageKey]) => {
        const isMet = !unmet.has(key);
        return (
          <li key={key} className={isMet ? classes.met : undefined}>
            {isMet ? <IconCircleCheckFilled size={16} aria-hidden /> : <IconCircle size={16} aria-hidden />}
            <span>{t(messageKey, { min: PASSWORD_MIN_LENGTH })}</span>
            <VisuallyHidden>{t(isMet ? 'ruleMet' : 'ruleUnmet')}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
