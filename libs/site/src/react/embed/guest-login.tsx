import { LoginForm } from '@housebrand/auth/react';
import classes from './embed.module.css';

export function GuestLogin() {
  return (
    <div className={classes.login}>
      <LoginForm />
    </div>
  );
}
