import { ApiError } from '@housebrand/shared/react';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { readAddress } from '../features/addresses';
import { portalText } from '../messages';
import { ErrorLayout } from './error-layout';
import { UnknownMiddleware } from './unknown-middleware';

interface BoundaryProps {
  /** Changes with the page: another page resets the error. */
  page: string;
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

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const known = failure.error instanceof ApiError ? failure.error : null;
    const message = failure.error instanceof UnknownMiddleware ? portalText('unknownMiddleware') : known?.message;
    const { prefix } = readAddress(this.props.page);
    return <ErrorLayout status={known?.status || 500} message={message} home={prefix ? `/${prefix}` : '/'} />;
  }
}

/** Shows an error page with a status code and a message (specification section 8). */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary page={pathname}>{children}</Boundary>;
}
