import { LinkButton, StateScreen, usePageTitle, usePath } from '@housebrand/shared/react';
import { PlainLayout } from '../layouts/plain-layout';
import { usePortalWords } from '../words';

/** Specification section 2: no route matches. */
export function NotFoundPage() {
  const words = usePortalWords();
  const path = usePath();
  usePageTitle(words('notFoundTitle'));
  return (
    <PlainLayout>
      <main>
        <StateScreen
          kind="notFound"
          isWhole
          headingLevel={1}
          title={words('notFoundTitle')}
          text={words('notFoundText')}
          reference={`404 · ${words('notFoundMessage')}`}
          action={<LinkButton to={path()}>{words('toHome')}</LinkButton>}
        />
      </main>
    </PlainLayout>
  );
}
