import { Button, LinkButton, StateScreen } from '@housebrand/shared/react';
import { usePortalMessages } from '../messages';
import { Column } from './column';

export interface ErrorLayoutProps {
  /** Specification section 8: 500 when nothing says otherwise. */
  status?: number;
  message?: string | undefined;
  /** Where the home is. */
  home?: string;
}

/** The custom error layout: a status code, a message, and a way out. */
export function ErrorLayout({ status = 500, message, home = '/' }: ErrorLayoutProps) {
  const t = usePortalMessages();
  return (
    <Column>
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
    </Column>
  );
}
