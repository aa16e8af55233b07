import type { OfficeSession, StaffPasskeyRequest } from '@housebrand/office';
import { askPasskey, useMutation, useQuery } from '@housebrand/shared/react';
import { Button } from '@mantine/core';
import { callOffice } from '../api/call';
import { Refusal } from '../kit/refusal';
import classes from './login.module.css';
import { useSessionMessages } from './messages';

/** Offers a passkey instead of the code, if the account has one for this host. */
export function PasskeyStep({ onSession }: { onSession: (session: OfficeSession) => void }) {
  const t = useSessionMessages();
  const request = useQuery({
    queryKey: ['office-passkey'],
    queryFn: () => callOffice<StaffPasskeyRequest>('askPasskey'),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const show = useMutation<OfficeSession | null>({
    mutationFn: async () => {
      const answer = request.data?.passkey ? await askPasskey(request.data.passkey) : null;
      return answer && callOffice<OfficeSession>('showPasskey', { body: answer });
    },
    onSuccess: (session) => session && onSession(session),
    // a challenge is answered once
    onError: () => void request.refetch(),
  });
  if (!request.data?.passkey) return null;
  return (
    <div className={classes.form}>
      <Button size="sm" loading={show.isPending} onClick={() => show.mutate()}>
        {t('usePasskey')}
      </Button>
      <Refusal error={show.error} />
      <p className={classes.lead}>{t('orCode')}</p>
    </div>
  );
}
