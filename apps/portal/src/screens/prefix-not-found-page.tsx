import { LanguageButton } from '@housebrand/auth/react';
import { portalPath } from '@housebrand/shared/react';
import { PrefixNotFoundScreen } from '@housebrand/theming/react';
import classes from './prefix-not-found-page.module.css';

/** /prefix-not-found: the page for an unknown site, in the default look. */
export default function PrefixNotFoundPage() {
  return (
    <>
      <header className={classes.bar}>
        <LanguageButton />
      </header>
      <main className={classes.main}>
        <PrefixNotFoundScreen onOpen={(prefix) => window.location.assign(portalPath(prefix))} />
      </main>
    </>
  );
}
