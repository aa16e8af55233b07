import {
  IconButton,
  LinkButton,
  useLanguage,
  useNavigate,
  usePath,
  usePortal,
  mediaUrl,
} from '@housebrand/shared/react';
import { IconHeadset, IconTool, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { LanguageButton } from '../components/language-switch';
import { LoginForm } from '../components/login-form';
import { useAuthMessages } from '../messages';
import classes from './login-screen.module.css';

/** An agent writes its line in one language: who reads English is greeted rather than shown Thai. */
const THAI = /\p{Script=Thai}/u;

/** What the agent's configuration says of the login page. */
export interface LoginScreenProps {
  /** The agent's picture for the login, an address. */
  image: string;
  /** The agent's own words, below its name; in English a greeting stands for Thai ones. */
  intro: string;
  /** Where the contact line opens; `null`: there is none. */
  contactHref: string | null;
  /** Seamless-login maintenance: only white-listed members get in. */
  isUnderMaintenance: boolean;
}

/** The whole page of a login: picture, greeting, form, contact and age line. Leads to the home, or to a waiting password change. */
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
        <div className={classes.box}>
          <h1 className={classes.title}>{t('loginTitle')}</h1>
          {isUnderMaintenance && (
            <p className={classes.notice}>
              <IconTool size={20} aria-hidden />
              {t('maintenanceNotice')}
            </p>
          )}
          <LoginForm />
          <div className={classes.ways}>
            <LinkButton variant="plain" size="sm" to={path('register')} className={classes.way ?? ''}>
              {t('toRegister')}
            </LinkButton>
            <LinkButton variant="plain" size="sm" to={path('forget-password')} className={classes.way ?? ''}>
              {t('toForget')}
            </LinkButton>
          </div>
        </div>
      </main>
      <footer className={classes.foot}>
        {contactHref && (
          <a className={classes.contact} href={contactHref} target="_blank" rel="noopener noreferrer">
            <IconHeadset size={19} aria-hidden />
            {t('contact')}
          </a>
        )}
        <p className={classes.age}>{t('ageLine', { age: minimumAge })}</p>
      </footer>
    </div>
  );
}

/** The agent's picture; its name when the picture does not come. */
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
