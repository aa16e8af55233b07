import { ApiError } from '@housebrand/shared/react';
import { useAuthMessages } from '../../messages';
import classes from './wrong-login.module.css';

/** Codes for a wrong username or password: ours (specification section 8, login) and the provider's. Both have English messages. */
const WRONG_LOGIN: readonly number[] = [500, 1001];

/** Whether the server refused the username or password. */
export function isWrongLogin(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && WRONG_LOGIN.includes(error.code);
}

/** The specification requires this message in English in every language, so a translation precedes it. */
export function WrongLogin({ message }: { message: string }) {
  const translation = useAuthMessages()('wrongLogin');
  return translation === message ? (
    message
  ) : (
    <span>
      <span>{translation}</span>
      <small className={classes.original}>{message}</small>
    </span>
  );
}
