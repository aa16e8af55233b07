import { Avatar, Button, Card, LinkButton, usePath, usePortal } from '@housebrand/shared/react';
import { useState } from 'react';
import type { Receiver } from '../../../core';
import { useChipMessages } from '../../chip-messages';
import { NameField } from './name-field';
import classes from './receiver-choice.module.css';

export interface ReceiverChoiceProps {
  /** The username in the address, which cannot be changed. */
  fixed: string | null;
  /** The member found. */
  receiver: Receiver | null;
  /** Why no member was found. */
  error: string | null;
  isSearching: boolean;
  /** Usernames of recent receivers. */
  recent: readonly string[];
  /** Searches for a username; `null`: clears the receiver. */
  onFind: (name: string | null) => void;
}

/** Finds the receiver by full username and shows the result. */
export function ReceiverChoice({ fixed, receiver, error, isSearching, recent, onFind }: ReceiverChoiceProps) {
  const t = useChipMessages();
  const path = usePath();
  const [typed, setTyped] = useState(fixed ?? '');
  const take = (name: string) => {
    setTyped(name);
    onFind(name);
  };
  const startAgain = () => {
    setTyped('');
    onFind(null);
  };
  if (receiver) return <Found receiver={receiver} onChange={fixed === null ? startAgain : undefined} />;
  return (
    <>
      <NameField
        value={typed}
        onChange={fixed === null ? setTyped : undefined}
        error={error}
        isSearching={isSearching}
        onFind={onFind}
      />
      {fixed === null && recent.length > 0 && <Recent names={recent} onTake={take} />}
      {fixed !== null && error !== null && (
        <LinkButton to={path('chips/send')} variant="ghost">
          {t('someoneElse')}
        </LinkButton>
      )}
    </>
  );
}

function Found({ receiver, onChange }: { receiver: Receiver; onChange: (() => void) | undefined }) {
  const t = useChipMessages();
  const { username, prefix, name } = receiver;
  return (
    <section className={classes.section}>
      <h2>{t('receiver')}</h2>
      <Card className={classes.found} role="status">
        <Avatar name={username.slice(prefix.length)} />
        <span className={classes.who}>
          <b>{username}</b>
          {name !== null && <span>{name}</span>}
        </span>
        {onChange && (
          <Button variant="plain" size="sm" onClick={onChange}>
            {t('change')}
          </Button>
        )}
      </Card>
    </section>
  );
}

function Recent({ names, onTake }: { names: readonly string[]; onTake: (name: string) => void }) {
  const t = useChipMessages();
  const { prefix } = usePortal();
  return (
    <section className={classes.section}>
      <h2>{t('recent')}</h2>
      <ul className={classes.recent}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => onTake(name)}>
              <Avatar name={name.slice(prefix.length)} size={44} />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
