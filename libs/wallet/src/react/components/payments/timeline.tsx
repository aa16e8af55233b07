import { classNames } from '@housebrand/shared/react';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './timeline.module.css';

export interface TimelineStep {
  label: string;
  note?: ReactNode;
  state: 'done' | 'now' | 'next' | 'failed';
}

/** The steps of a process: done, current and upcoming. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className={classes.steps}>
      {steps.map(({ label, note, state }) => (
        <li
          key={label}
          className={classNames(classes.step, classes[state])}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={classes.dot} aria-hidden>
            {state === 'done' && <IconCheck size={16} />}
            {state === 'failed' && <IconX size={16} />}
          </span>
          <span className={classes.text}>
            <b>{label}</b>
            {note && <small>{note}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
