import { typedUsername } from '@housebrand/shared';
import { Button } from '@housebrand/shared/react';
import { IconAlertCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { useChipMessages } from '../../chip-messages';
import classes from '../shared/large-field.module.css';

export interface NameFieldProps {
  value: string;
  /** Omitted: the field is read-only. */
  onChange?: ((name: string) => void) | undefined;
  /** Why no member was found. */
  error: string | null;
  isSearching: boolean;
  onFind: (name: string) => void;
}

/** A field for a full username. */
export function NameField({ value, onChange, error, isSearching, onFind }: NameFieldProps) {
  const t = useChipMessages();
  const id = useId();
  return (
    <form
      className={classes.field}
      onSubmit={(event) => {
        event.preventDefault();
        if (value.trim() !== '') onFind(value.trim());
      }}
    >
      <label htmlFor={id}>{t('receiver')}</label>
      <div className={classes.box} data-wrong={error ? true : undefined}>
        <input
          id={id}
          value={value}
          readOnly={!onChange}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-line`}
          onChange={(event) => onChange?.(typedUsername(event.currentTarget.value))}
        />
        <Button type="submit" variant="plain" size="sm" isLoading={isSearching} disabled={value.trim() === ''}>
          {t('find')}
        </Button>
      </div>
      <p id={`${id}-line`} className={error ? classes.error : classes.hint} aria-live="polite">
        {error && <IconAlertCircle size={17} aria-hidden />}
        <span>{error ?? t('receiverHint')}</span>
      </p>
    </form>
  );
}
