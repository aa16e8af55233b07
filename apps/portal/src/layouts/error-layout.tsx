import { Button, LinkButton, StateScreen } from '@housebrand/shared/react';
import { usePortalWords } from '../words';
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
  const words = usePortalWords();
  return (
    <Column>
      <main>
        <StateScreen
          kind="error"
          isWhole
          headingLevel={1}
          title={words('errorTitle')}
          text={message || words('errorText')}
          reference={words('errorCode', { status })}
          action={<Button onClick={() => window.location.reload()}>{words('reload')}</Button>}
          secondary={
            <LinkButton variant="plain" to={home}>
              {words('toHome')}
            </LinkButton>
          }
        />
      </main>
    </Column>
  );
}
