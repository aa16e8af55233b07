import { ApiError } from '@housebrand/shared/react';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { areFilesLost, FilesLost } from '../chunks/lost-files';
import { readAddress } from '../features/addresses';
import { portalText } from '../messages';
import { ErrorLayout } from './error-layout';
import { LostFilesScreen } from './lost-files-screen';
import { UnknownMiddleware } from './unknown-middleware';

interface BoundaryProps {
  /** Changes with the page: another page resets the error. */
  page: string;
  /** Title of the page, if the boundary is inside its layout. */
  title?: string | undefined;
  children: ReactNode;
}

interface BoundaryState {
  failure: { error: unknown; page: string } | null;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromProps({ page }: BoundaryProps, { failure }: BoundaryState): Partial<BoundaryState> | null {
    if (failure && failure.page !== '' && failure.page !== page) return { failure: null };
    return failure && failure.page === '' ? { failure: { ...failure, page } } : null;
  }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error, page: '' } };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof FilesLost) error.renew();
  }

  private retry(error: unknown): void {
    // Only a lazy screen requests its files again; React keeps any other failed import until the page reloads.
    if (error instanceof FilesLost) this.setState({ failure: null });
    else window.location.reload();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { page, title, children } = this.props;
    if (!failure) return children;
    if (areFilesLost(failure.error)) return <LostFilesScreen title={title} onRetry={() => this.retry(failure.error)} />;
    const known = failure.error instanceof ApiError ? failure.error : null;
    const message = failure.error instanceof UnknownMiddleware ? portalText('unknownMiddleware') : known?.message;
    const { prefix } = readAddress(page);
    const home = prefix ? `/${prefix}` : '/';
    return <ErrorLayout status={known?.status || 500} message={message} home={home} title={title} />;
  }
}

/** Shows an error page with a status code and a message (specification section 8). */
export function ErrorBoundary({ title, children }: Pick<BoundaryProps, 'title' | 'children'>) {
  const { pathname } = useLocation();
  return (
    <Boundary page={pathname} title={title}>
      {children}
    </Boundary>
  );
}
