import type { MemberRef } from '@housebrand/shared';
import { Avatar, Button, Card } from '@housebrand/shared/react';
import { useChipWords } from '../chip-words';
import { NameField } from './name-field';
import classes from './receiver-choice.module.css';

export interface ReceiverChoiceProps {
  /** Who was found. */
  receiver: MemberRef | null;
  /** Why nobody was. */
  error: string | null;
  isLooking: boolean;
  /** Looks for a name; `null`: for another one. Left out: the receiver is fixed. */
  onFind?: ((name: string | null) => void) | undefined;
}

/** Whom the chips go to: found by the whole name, shown when found. */
export function ReceiverChoice({ receiver, error, isLooking, onFind }: ReceiverChoiceProps) {
  const words = useChipWords();
  if (receiver) {
    return (
      <section className={classes.section}>
        <h2>{words('receiver')}</h2>
        <Card className={classes.found} role="status">
          <Avatar name={receiver.username.slice(receiver.prefix.length)} />
          <b>{receiver.username}</b>
          {onFind && (
            <Button variant="plain" size="sm" onClick={() => onFind(null)}>
              {words('change')}
            </Button>
          )}
        </Card>
      </section>
    );
  }
  return <NameField error={error} isLooking={isLooking} onFind={onFind} />;
}
