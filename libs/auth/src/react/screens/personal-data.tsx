import {
  ApiError,
  AppBar,
  Button,
  Card,
  LegalLinks,
  ListRow,
  saveFile,
  toast,
  usePath,
  usePortal,
  useStepUp,
} from '@housebrand/shared/react';
import {
  IconCheck,
  IconCreditCard,
  IconDevices,
  IconDownload,
  IconFileText,
  IconHistory,
  IconShieldLock,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { PersonalData } from '../../core';
import { usePersonalDataExport } from '../api/request-personal-data';
import { CloseAccount } from '../components/close-account';
import { usePersonalDataMessages } from '../personal-data-messages';
import classes from './personal-data.module.css';

const CONTENTS = [
  ['profile', IconUser],
  ['access', IconDevices],
  ['choices', IconShieldLock],
  ['referrals', IconUsers],
  ['money', IconCreditCard],
  ['play', IconHistory],
] as const;

/** `user-info/personal-data`: downloads a copy of the member's data, or closes the account and has the data erased. */
export default function PersonalDataScreen() {
  const t = usePersonalDataMessages();
  const path = usePath();
  return (
    <>
      <AppBar title={t('personalData')} parent={path('user-info')} />
      <main className={classes.screen}>
        <p className={classes.note}>{t('intro')}</p>
        <Card className={classes.contents}>
          <h2 className={classes.heading}>{t('contents')}</h2>
          <ul className={classes.list}>
            {CONTENTS.map(([name, Icon]) => (
              <li key={name}>
                <Icon size={20} aria-hidden />
                <span>{t(name)}</span>
              </li>
            ))}
          </ul>
        </Card>
        <p className={classes.note}>{t('masked')}</p>
        <Download />
        <Card isPadded={false}>
          <ListRow
            icon={<IconFileText size={22} aria-hidden />}
            label={t('statement')}
            note={t('statementNote')}
            to={path('user-info/statement')}
          />
        </Card>
        <CloseAccount />
        <LegalLinks className={classes.note} />
      </main>
    </>
  );
}

function Download() {
  const t = usePersonalDataMessages();
  const { member } = usePortal();
  const stepUp = useStepUp();
  const request = usePersonalDataExport(stepUp);
  const [saved, setSaved] = useState<PersonalData | null>(null);
  const save = () =>
    member &&
    request.mutate(member, {
      onSuccess: (data) => {
        const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
        saveFile(file, `${data.username}-${data.createdAt.slice(0, 10)}.json`);
        setSaved(data);
      },
      onError: (error) => error instanceof ApiError && toast.show(error.message, 'error'),
    });
  return (
    <>
      <Button isFullWidth isLoading={request.isPending} icon={<IconDownload size={20} aria-hidden />} onClick={save}>
        {t('download')}
      </Button>
      <div className={classes.status} role="status">
        {saved && (
          <p className={classes.saved}>
            <IconCheck size={20} aria-hidden />
            <span>{t(saved.missing.length === 0 ? 'downloaded' : 'incomplete')}</span>
          </p>
        )}
      </div>
      {stepUp.sheet}
    </>
  );
}
