import { Link } from 'react-router';
import { useOfficeSession } from '../session/session-context';
import { useShellMessages } from './messages';
import { Page } from './page';

/** An address without a page, or one that the role does not open. */
export function NotFoundPage() {
  const t = useShellMessages();
  const { agents } = useOfficeSession();
  return (
    <Page title={t('notFoundTitle')}>
      <p>{t('notFoundText')}</p>
      <p>
        <Link to={`/${agents[0]?.prefix}/today`}>{t('toToday')}</Link>
      </p>
    </Page>
  );
}
