import type { OfficeSession } from '@housebrand/office';
import { setLanguage, useLanguage } from '@housebrand/shared/react';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { callOffice } from '../api/call';
import { CodeForm } from './code-form';
import { EnrolmentForm } from './enrolment-form';
import { InvitationForm } from './invitation-form';
import classes from './login.module.css';
import { useSessionMessages } from './messages';
import { PasskeyStep } from './passkey-step';
import { PasswordForm } from './password-form';

/** The stage of a login that is not complete, and how it ends. */
export interface LoginPageProps {
  /** `null`: no password was accepted yet. */
  session: OfficeSession | null;
  /** The session ended while its pages were open. */
  isEnded: boolean;
  onSession: (session: OfficeSession | null) => void;
}

/** Logs staff in: password, then the code of the second factor, or its set-up. Invited staff first choose a password. */
export function LoginPage({ session, isEnded, onSession }: LoginPageProps) {
  const t = useSessionMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const [token] = useState(() => hash.slice(1));
  const isInvited = pathname === '/invitation' && session === null;
  useEffect(() => {
    document.title = `${t('logIn')} - ${t('title')}`;
  }, [t]);
  const startAgain = () => {
    void callOffice('logout').catch(() => null);
    onSession(null);
  };
  const complete = (next: OfficeSession) => {
    if (next.stage === 'OPEN' && pathname === '/invitation') void navigate('/', { replace: true });
    onSession(next);
  };
  return (
    <main className={classes.page}>
      <div className={classes.card}>
        <h1>{t(isInvited ? 'invitationTitle' : 'title')}</h1>
        <p className={classes.lead}>{t(isInvited ? 'invitationText' : 'lead')}</p>
        {isEnded && session === null && (
          <p className={classes.ended} role="status">
            {t('ended')}
          </p>
        )}
        {isInvited && <InvitationForm token={token} onSession={complete} />}
        {session === null && !isInvited && <PasswordForm onSession={complete} />}
        {session?.stage === 'FACTOR' && (
          <>
            <PasskeyStep onSession={complete} />
            <CodeForm
              call="showFactor"
              title={t('codeTitle')}
              text={t('codeText')}
              confirm={t('logIn')}
              onSession={complete}
            />
          </>
        )}
        {session?.stage === 'ENROLMENT' && <EnrolmentForm onSession={complete} />}
        <div className={classes.below}>
          {session && (
            <Button variant="subtle" onClick={startAgain}>
              {t('otherAccount')}
            </Button>
          )}
          <Button variant="subtle" onClick={() => setLanguage(language === 'th' ? 'en' : 'th')}>
            {t('switchLanguage')}
          </Button>
        </div>
      </div>
    </main>
  );
}
