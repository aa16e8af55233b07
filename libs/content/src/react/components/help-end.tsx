import { LinkButton, usePortal } from '@housebrand/shared/react';
import { useContentWords } from '../words';
import classes from './help-end.module.css';

/** The end of every help page: a person. A site without a contact line has none to offer. */
export function HelpEnd() {
  const words = useContentWords();
  const { contactHref } = usePortal();
  if (contactHref === null) return null;
  return (
    <section className={classes.end}>
      <p>{words('stillNeedHelp')}</p>
      <LinkButton variant="ghost" href={contactHref}>
        {words('contactUs')}
      </LinkButton>
    </section>
  );
}
