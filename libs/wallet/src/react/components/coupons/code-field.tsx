import { Button, toast } from '@housebrand/shared/react';
import { IconAlertCircle, IconClipboard } from '@tabler/icons-react';
import { useId } from 'react';
import { MAX_CODE_LENGTH } from '../../../core';
import { useChipMessages } from '../../chip-messages';
import classes from '../shared/large-field.module.css';

export interface CodeFieldProps {
  code: string;
  onChange: (code: string) => void;
  /** Why the code was refused. */
  error: string | null;
}

/** A large field for a code, with a paste button. */
export function CodeField({ code, onChange, error }: CodeFieldProps) {
  const t = useChipMessages();
  const id = useId();
  const paste = async (): Promise<void> => {
    try {
      onChange((await navigator.clipboard.readText()).trim().slice(0, MAX_CODE_LENGTH));
    } catch {
      toast.show(t('pasteFailed'));
    }
  };
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{t('code')}</label>
      <div className={classes.box} data-wrong={error ? true : undefined}>
        <input
          id={id}
          value={code}
          maxLength={MAX_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-line`}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <Button variant="plain" size="sm" icon={<IconClipboard size={18} aria-hidden />} onClick={() => void paste()}>
          {t('paste')}
        </Button>
      </div>
      <p id={`${id}-line`} className={error ? classes.error : classes.hint} aria-live="polite">
        {error && <IconAlertCircle size={17} aria-hidden />}
        <span>{error ?? t('codeHint')}</span>
      </p>
    </div>
  );
}
