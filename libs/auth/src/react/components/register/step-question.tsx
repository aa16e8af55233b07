import { useEffect, useRef } from 'react';
import classes from './register.module.css';

/** Heading of a step. When the step starts, its refused or first field takes the focus, unless the member is using the form already. */
export function StepQuestion({ id, title, text }: { id: string; title: string; text?: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const form = heading.current?.closest('form');
    // a field can have the focus before the scripts have loaded: keys pressed after its loss would be lost, too
    if (form && !form.contains(document.activeElement)) firstField(form)?.focus();
  }, []);
  return (
    <>
      <h2 ref={heading} id={id} className={classes.question}>
        {title}
      </h2>
      <p className={classes.lead}>{text}</p>
    </>
  );
}

/** Of radio buttons, the chosen one is the field. */
function firstField(form: HTMLFormElement): HTMLInputElement | null {
  return (
    form.querySelector<HTMLInputElement>('input[aria-invalid="true"]') ??
    form.querySelector<HTMLInputElement>('input[type="radio"]:checked') ??
    form.querySelector('input')
  );
}
