import { LanguageButton } from '@housebrand/auth/react';
import { portalPath } from '@housebrand/shared/react';
import { PrefixNotFoundScreen, useThemingWords } from '@housebrand/theming/react';
import { useEffect } from 'react';
import { PlainLayout } from '../layouts/plain-layout';
import { usePortalWords } from '../words';
import classes from './prefix-not-found-page.module.css';

/** /prefix-not-found: nobody's site, in the default look. */
export function PrefixNotFoundPage() {
  const words = useThemingWords();
  const portal = usePortalWords();
  const title = words('prefixTitle');
  useEffect(() => {
    document.title = `${title} - ${portal('siteName')}`;
  }, [title, portal]);
  return (
    <PlainLayout>
      <header className={classes.bar}>
        <LanguageButton />
      </header>
      <main className={classes.main}>
        <PrefixNotFoundScreen onOpen={(prefix) => window.location.assign(portalPath(prefix))} />
      </main>
    </PlainLayout>
  );
}
