'use client';

import { LoginForm, useSession } from '@housebrand/auth-react';
import { HousebrandProvider } from '@housebrand/site-react';
import { useBalance, useLogout } from '@housebrand/site-react/headless';

function Credit() {
  const session = useSession();
  const { data } = useBalance();
  const logout = useLogout();
  if (session.kind === 'loading') return null;
  if (session.kind !== 'member') return <LoginForm />;
  return (
    <>
      <p>{data && `Credit: ${data.balance}`}</p>
      <button type="button" onClick={() => void logout.run()}>
        Log out
      </button>
    </>
  );
}

/** Rendered on the server, too: the language is therefore given. */
export function Site() {
  return (
    <HousebrandProvider prefix="MTO" language="en" look="agent" routes={{ home: '/', login: '/' }}>
      <Credit />
    </HousebrandProvider>
  );
}
