import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useSharedMessages } from '../../browser';
import classes from '../components/field.module.css';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';

/** A password field with a button that shows the password. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const t = useSharedMessages();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          className={classes.inside}
          aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />}
        </button>
      }
    />
  );
}
