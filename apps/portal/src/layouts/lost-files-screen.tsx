import { ApiError, AppBar, FailureScreen, useSharedMessages } from '@housebrand/shared/react';
import { useState } from 'react';
import { Column } from './column';

interface LostFilesScreenProps {
  /** Title of the page, inside its layout; without one, the screen replaces the whole page. */
  title?: string | undefined;
  onRetry: () => void;
}

/** Replaces a page whose files could not be loaded: the connection is lost, and the page opens once it is back. */
export function LostFilesScreen({ title, onRetry }: LostFilesScreenProps) {
  const t = useSharedMessages();
  const [error] = useState(() => new ApiError({ code: 0, status: 0, message: t('networkFailed') }));
  const screen = (
    <main>
      <FailureScreen error={error} title={t('offlineTitle')} onRetry={onRetry} isWhole />
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
