import { AppBar, Button, LinkButton, StateScreen, useWayOut } from '@housebrand/shared/react';
import { usePortalMessages } from '../messages';
import { Column } from './column';

export interface ErrorLayoutProps {
  /** 500 by default (specification section 8). */
  status?: number;
  message?: string | undefined;
  /** Address of the home page. */
  home?: string;
  /** Title of the page, inside its layout; without one, the screen replaces the whole page. */
  title?: string | undefined;
}

/** The error layout: a status code, a message, and a link home. */
export function ErrorLayout({ status = 500, message, home = '/', title }: ErrorLayoutProps) {
  const t = usePortalMessages();
  useWayOut(true);
  const screen = (
    <main>
      <StateScreen
        kind="error"
        isWhole
        headingLevel={title === undefined ? 1 : 2}
        title={t('errorTitle')}
        text={message || t('errorText')}
        reference={t('errorCode', { status })}
        action={<Button onClick={() => window.location.reload()}>{t('reload')}</Button>}
        secondary={
          <LinkButton variant="plain" to={home}>
            {t('toHome')}
          </LinkButton>
        }
      />
    </main>
  );
  if (title === undefined) return <Column>{screen}</Column>;
  return (
    <>
      <AppBar title={title} />
      {screen}
    </>
  );
}
