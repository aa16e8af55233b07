import { useEffect, useRef } from 'react';
import classes from './register.module.css';

/** Heading of a step; takes the focus when the step starts, unless the member is already using the step's form. */
export function StepQuestion({ title, text }: { title: string; text?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const form = heading.current?.closest('form');
    // a field can have the focus before the scripts have loaded: keys pressed after its loss would be lost, too
    if (!form?.contains(document.activeElement)) heading.current?.focus();
  }, []);
  return (
    <>
      <h2 ref={heading} className={classes.question} tabIndex={-1}>
        {title}
      </h2>
      <p className={classes.lead}>{text}</p>
    </>
  );
}
