import { usernameHasPrefix } from '@housebrand/shared';
import { normalizeUsername, USERNAME_MIN_LENGTH } from '../../core/credentials';

export interface LoginValues {
  username: string;
  password: string;
}

export type UsernameProblem = 'usernameRequired' | 'usernameTooShort' | 'usernamePrefix';
export type LoginProblems = { username?: UsernameProblem; password?: 'passwordRequired' };

/** What can be said before asking the server (specification section 5). The password rule is for new passwords only. */
export function loginProblems({ username, password }: LoginValues, prefix: string): LoginProblems {
  const problems: LoginProblems = {};
  const normalized = normalizeUsername(username);
  if (normalized === '') problems.username = 'usernameRequired';
  else if (normalized.length < USERNAME_MIN_LENGTH) problems.username = 'usernameTooShort';
  else if (!usernameHasPrefix(normalized, prefix)) problems.username = 'usernamePrefix';
  if (password === '') problems.password = 'passwordRequired';
  return problems;
}
