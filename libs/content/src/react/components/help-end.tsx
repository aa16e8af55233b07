import { LinkButton, usePortal } from '@housebrand/shared/react';
import { useContentMessages } from '../messages';
import classes from './help-end.module.css';

/** The end of every help page: contact with the staff. Renders nothing on a site without a contact line. */
export function HelpEnd() {
  const t = useContentMessages();
  const { contactHref } = usePortal();
  if (contactHref === null) return null;
  return (
    <section className={classes.end}>
      <p>{t('stillNeedHelp')}</p>
      <LinkButton variant="ghost" href={contactHref}>
        {t('contactUs')}
      </LinkButton>
    </section>
  );
}
