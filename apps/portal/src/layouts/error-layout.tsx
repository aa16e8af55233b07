import { Button, LinkButton, StateScreen } from '@housebrand/shared/react';
import { Fragment } from 'react';
import { usePortalMessages } from '../messages';
import { Column } from './column';

export interface ErrorLayoutProps {
  /** 500 by default (specification section 8). */
  status?: number;
  message?: string | undefined;
  /** Address of the home page. */
  home?: string;
  /** The page's own layout surrounds it. */
  isInLayout?: boolean;
}

/** The error layout: a status code, a message, and a link home. */
export function ErrorLayout({ status = 500, message, home = '/', isInLayout = false }: ErrorLayoutProps) {
  const t = usePortalMessages();
  const Frame = isInLayout ? Fragment : Column;
  return (
    <Frame>
      <main>
        <StateScreen
          kind="error"
          isWhole
          headingLevel={1}
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
    </Frame>
  );
}
