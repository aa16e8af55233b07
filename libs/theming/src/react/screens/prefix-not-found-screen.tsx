import { Button, StateScreen, TextField } from '@housebrand/shared/react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { readPrefixCookie } from '../startup/prefix-cookie';
import { typedPrefix } from '../startup/start-up';
import { useThemingWords } from '../words';
import classes from './prefix-not-found-screen.module.css';

export interface PrefixNotFoundScreenProps {
  /** Opens an agent's site: a whole page load, since the look comes with the page. */
  onOpen: (prefix: string) => void;
}

/** Specification section 2: the page for an unknown agent. It asks for the site code. */
export function PrefixNotFoundScreen({ onOpen }: PrefixNotFoundScreenProps) {
  const words = useThemingWords();
  const [typed, setTyped] = useState(() => typedPrefix(readPrefixCookie() ?? '') ?? '');
  const [isRefused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const prefix = typedPrefix(typed);
    if (prefix) onOpen(prefix);
    else setRefused(true);
  };
  const form = (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField
        label={words('prefixLabel')}
        hint={words('prefixHint')}
        error={isRefused ? words('prefixInvalid') : null}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value.toUpperCase());
          setRefused(false);
        }}
        name="site"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={12}
        enterKeyHint="go"
        required
      />
      <Button type="submit" isFullWidth>
        {words('prefixOpen')}
      </Button>
    </form>
  );
  return (
    <StateScreen
      kind="prefix"
      headingLevel={1}
      isWhole
      title={words('prefixTitle')}
      text={words('prefixText')}
      action={form}
    />
  );
}
