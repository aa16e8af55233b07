import classes from './kit.module.css';

/** Why an action failed, next to its button; nothing while it has not. */
export function Refusal({ error, hint }: { error: Error | null; hint?: string | undefined }) {
  if (!error) return null;
  return (
    <p className={classes.failure} role="alert">
      {hint ? `${error.message} ${hint}` : error.message}
    </p>
  );
}
