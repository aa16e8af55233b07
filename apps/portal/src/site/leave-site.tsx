import { logout } from '@housebrand/auth/react';
import { PREFIX_NOT_FOUND } from '@housebrand/theming';
import { removePrefixCookie } from '@housebrand/theming/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useCarried } from './carried-query';

/**
 * Logs out, then goes to /prefix-not-found; a failed start-up removes the prefix cookie as well (specification
 * sections 2 and 4).
 */
export function LeaveSite({ isPrefixForgotten = false }: { isPrefixForgotten?: boolean }) {
  const client = useQueryClient();
  useEffect(() => {
    if (isPrefixForgotten) removePrefixCookie();
    logout(client).catch(() => undefined);
  }, [client, isPrefixForgotten]);
  return <Navigate to={useCarried()(`/${PREFIX_NOT_FOUND}`)} replace />;
}
