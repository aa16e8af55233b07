import { leadsNowhere, LinkButton, usePath, usePortal } from '@housebrand/shared/react';
import { useContentMessages } from '../messages';
import classes from './help-end.module.css';

/** The end of every help page: the ways to reach the staff. Renders nothing on a site without any. */
export function HelpEnd() {
  const t = useContentMessages();
  const support = usePath()('support');
  const { contactHref } = usePortal();
  if (contactHref === null && leadsNowhere(support)) return null;
  return (
    <section className={classes.end}>
      <p>{t('stillNeedHelp')}</p>
      <LinkButton variant="ghost" to={support}>
        {t('askStaff')}
      </LinkButton>
      {contactHref !== null && (
        <LinkButton variant="plain" href={contactHref}>
          {t('contactUs')}
        </LinkButton>
      )}
    </section>
  );
}
