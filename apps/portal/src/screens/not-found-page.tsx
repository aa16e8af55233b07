import { LinkButton, StateScreen, usePageTitle, usePath } from '@housebrand/shared/react';
import { PlainLayout } from '../layouts/plain-layout';
import { usePortalMessages } from '../messages';

/** Shown when no route matches (specification section 2). */
export function NotFoundPage() {
  const t = usePortalMessages();
  const path = usePath();
  usePageTitle(t('notFoundTitle'));
  return (
    <PlainLayout>
      <main>
        <StateScreen
          kind="notFound"
          isWhole
          headingLevel={1}
          title={t('notFoundTitle')}
          text={t('notFoundText')}
          reference={`404 · ${t('notFoundMessage')}`}
          action={<LinkButton to={path()}>{t('toHome')}</LinkButton>}
        />
      </main>
    </PlainLayout>
  );
}
