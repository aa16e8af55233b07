import type { FieldProblem } from '@housebrand/shared';
import { typedUsername, usernameHasPrefix } from '@housebrand/shared';

/** Specification section 5: "more than 8 characters", so nine. */
export const PASSWORD_MIN_LENGTH = 9;
/** Our own bound on what we process and seal. */
export const PASSWORD_MAX_LENGTH = 128;
/** Specification section 5: "longer than 4 characters", so five. */
export const USERNAME_MIN_LENGTH = 5;
/** Characters; our own bound: fits the provider's records and a log line. */
export const USERNAME_MAX_LENGTH = 32;

/** The symbols of specification section 5. */
export const PASSWORD_SYMBOLS = '!@#$%^&*()_+-=[]{};\':"\\|,.<>/?';

/** A password that "forgot password" generates: `1Ox` and sixteen hexadecimal characters (section 9). */
const GENERATED = /^1Ox[0-9a-f]{16}$/;

/** Whether "forgot password" generated this password: it is good for one login, then it must be changed. */
export function isGeneratedPassword(password: string): boolean {
  return GENERATED.test(password);
}

/**
 * Checks the password rule (specification section 5). Lists every unmet part, so that a form can tick them off one by one.
 * Does not apply to logins or generated passwords.
 */
export function passwordProblems(password: string, field = 'password'): FieldProblem[] {
  if (password === '') return [{ field, messageKey: 'auth.passwordRequired' }];
  const problems: FieldProblem[] = [];
  const unless = (met: boolean, messageKey: FieldProblem['messageKey'], values?: Record<string, number>) => {
    if (!met) problems.push({ field, messageKey, ...(values ? { values } : {}) });
  };
  unless(password.length >= PASSWORD_MIN_LENGTH, 'auth.passwordTooShort', { min: PASSWORD_MIN_LENGTH });
  unless(/[a-z]/.test(password), 'auth.passwordLowercase');
  unless(/[A-Z]/.test(password), 'auth.passwordUppercase');
  unless(/[0-9]/.test(password), 'auth.passwordDigit');
  unless(
    Array.from(password).some((character) => PASSWORD_SYMBOLS.includes(character)),
    'auth.passwordSymbol',
  );
  return problems;
}

/** Checks that the confirmation equals the password (specification section 5). */
export function confirmationProblems(password: string, confirmation: string, field = 'confirmation'): FieldProblem[] {
  return password === confirmation ? [] : [{ field, messageKey: 'auth.passwordMismatch' }];
}

/** Checks the username rule (specification section 5): longer than four characters and starting with the agent's prefix. */
export function usernameProblems(username: string, prefix: string, field = 'username'): FieldProblem[] {
  const normalized = typedUsername(username);
  if (normalized === '') return [{ field, messageKey: 'shared.required' }];
  const problems: FieldProblem[] = [];
  if (normalized.length < USERNAME_MIN_LENGTH) {
    problems.push({ field, messageKey: 'auth.usernameTooShort', values: { min: USERNAME_MIN_LENGTH } });
  }
  if (!usernameHasPrefix(normalized, prefix)) {
    problems.push({ field, messageKey: 'auth.usernameLacksPrefix', values: { prefix } });
  }
  return problems;
}

/**
 * Checks a login before it reaches the provider (specification section 5). The password rule applies to new passwords only;
 * here the password merely has to be present.
 */
export function loginProblems(
  { username, password }: { username: string; password: string },
  prefix: string,
): FieldProblem[] {
  const missing: FieldProblem[] = password === '' ? [{ field: 'password', messageKey: 'shared.required' }] : [];
  return [...usernameProblems(username, prefix), ...missing];
}
