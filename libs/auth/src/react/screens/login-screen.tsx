import {
  IconButton,
  LegalLinks,
  LinkButton,
  useLanguage,
  useNavigate,
  usePath,
  usePortal,
  mediaUrl,
} from '@housebrand/shared/react';
import { IconHeadset, IconLock, IconTool, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { AccessCard } from '../components/access-card';
import { LanguageButton } from '../components/language-switch';
import { LoginForm } from '../components/login/login-form';
import { PasskeyLogin } from '../components/login/passkey-login';
import { useAuthMessages } from '../messages';
import { useSessionEnd } from '../session/session-end';
import classes from './login-screen.module.css';

/** Agents write their intro in one language; English readers see a greeting instead of Thai text. */
const THAI = /\p{Script=Thai}/u;

/** The agent's configuration of the login page. */
export interface LoginScreenProps {
  /** Address of the agent's login picture. */
  image: string;
  /** The agent's intro below its name; a Thai intro is replaced by a greeting in English. */
  intro: string;
  /** Address of the contact line; `null` without one. */
  contactHref: string | null;
  /** Seamless-login maintenance: only white-listed members can log in. */
  isUnderMaintenance: boolean;
}

/** Login page: picture, greeting, form, contact and age line. Leads to the home page, or to a required password change. */
export default function LoginScreen({ image, intro, contactHref, isUnderMaintenance }: LoginScreenProps) {
  const t = useAuthMessages();
  const isRead = useLanguage() === 'th' || !THAI.test(intro);
  const { name, minimumAge } = usePortal();
  const path = usePath();
  const navigate = useNavigate();
  return (
    <div className={classes.screen}>
      <img className={classes.watermark} src={mediaUrl(image)} alt="" />
      <header className={classes.bar}>
        <IconButton label={t('close')} onClick={() => void navigate(path())}>
          <IconX size={24} aria-hidden />
        </IconButton>
        <LanguageButton />
      </header>
      <main>
        <div className={classes.brand}>
          <Logo image={image} name={name} />
          <p className={classes.intro}>{(isRead && intro) || t('loginGreeting', { name })}</p>
        </div>
        <AccessCard className={classes.box}>
          <h1 className={classes.title}>{t('loginTitle')}</h1>
          {isUnderMaintenance && (
            <p className={classes.notice}>
              <IconTool size={20} aria-hidden />
              <span>{t('maintenanceNotice')}</span>
            </p>
          )}
          <Ended />
          <LoginForm
            beside={
              <LinkButton variant="plain" size="sm" to={path('forget-password')} className={classes.way ?? ''}>
                {t('toForget')}
              </LinkButton>
            }
          />
          <PasskeyLogin />
          <p className={classes.ways}>
            <span>{t('noAccount')}</span>
            <LinkButton variant="plain" size="sm" to={path('register')} className={classes.way ?? ''}>
              {t('toRegister')}
            </LinkButton>
          </p>
        </AccessCard>
      </main>
      <footer className={classes.foot}>
        {contactHref && (
          <a className={classes.contact} href={contactHref} target="_blank" rel="noopener noreferrer">
            <IconHeadset size={19} aria-hidden />
            <span>{t('contact')}</span>
          </a>
        )}
        <LegalLinks />
        <p className={classes.age}>{t('ageLine', { age: minimumAge })}</p>
      </footer>
    </div>
  );
}

/** Why the member has to log in again, until that is done. */
function Ended() {
  const t = useAuthMessages();
  const end = useSessionEnd(usePortal().prefix);
  if (!end || end.cause === 'guest') return null;
  return (
    <div className={classes.notice} role="status">
      <IconLock size={20} aria-hidden />
      <div>
        <p>{t(end.cause === 'expired' ? 'sessionEnded' : 'sessionEndedElsewhere')}</p>
        {end.money && <p>{t(end.money === 'sent' ? 'requestSent' : 'requestNotSent')}</p>}
      </div>
    </div>
  );
}

/** The agent's picture, or its name if the picture fails to load. */
function Logo({ image, name }: { image: string; name: string }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <b className={classes.name}>{name}</b>;
  return (
    <img
      className={classes.logo}
      src={mediaUrl(image)}
      alt={name}
      height={176}
      fetchPriority="high"
      onError={() => setMissing(true)}
    />
  );
}
