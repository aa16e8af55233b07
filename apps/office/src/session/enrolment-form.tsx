import type { FactorEnrolment, OfficeSession } from '@housebrand/office';
import { QrCode, useQuery } from '@housebrand/shared/react';
import { callOffice } from '../api/call';
import { QueryPart } from '../kit/query-part';
import { CodeForm } from './code-form';
import classes from './login.module.css';
import { useSessionMessages } from './messages';

const QR_PX = 168;

/** Sets up the authenticator app of a new account. */
export function EnrolmentForm({ onSession }: { onSession: (session: OfficeSession) => void }) {
  const t = useSessionMessages();
  const enrolment = useQuery({
    queryKey: ['office-enrolment'],
    queryFn: () => callOffice<FactorEnrolment>('beginEnrolment'),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <QueryPart query={enrolment}>
      {({ secret, uri }) => (
        <>
          <div className={classes.secret}>
            <QrCode text={uri} size={QR_PX} label={t('enrolQr')} />
            <p>
              <span>{t('enrolSecret')}</span> <code>{secret.replace(/(.{4})/g, '$1 ').trim()}</code>
            </p>
          </div>
          <CodeForm
            call="confirmEnrolment"
            title={t('enrolTitle')}
            text={t('enrolText')}
            confirm={t('enrolConfirm')}
            onSession={onSession}
          />
        </>
      )}
    </QueryPart>
  );
}
