import { useEffect, useRef } from 'react';
import classes from './register.module.css';

/** Heading of a step; takes the focus when the step starts. */
export function StepQuestion({ title, text }: { title: string; text?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} className={classes.question} tabIndex={-1}>
        {title}
      </h2>
      <p className={classes.lead}>{text}</p>
    </>
  );
}
