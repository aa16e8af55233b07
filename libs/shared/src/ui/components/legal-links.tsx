import { leadsNowhere, Link, usePath, useSharedMessages } from '../../browser';
import { classNames } from './class-names';
import classes from './legal-links.module.css';

/** Props of {@link LegalLinks}. */
export interface LegalLinksProps {
  /** Opens them beside the page, which then keeps what was entered. */
  inNewTab?: boolean;
  className?: string;
}

/** Links to the agent's terms and privacy notice; without those that the site has no page for. */
export function LegalLinks({ inNewTab = false, className }: LegalLinksProps) {
  const t = useSharedMessages();
  const path = usePath();
  const pages = (['terms', 'privacy'] as const).filter((page) => !leadsNowhere(path(page)));
  if (pages.length === 0) return null;
  const beside = inNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <p className={classNames(classes.links, className)}>
      {pages.map((page) => (
        <Link key={page} to={path(page)} {...beside}>
          {t(page)}
        </Link>
      ))}
    </p>
  );
}
