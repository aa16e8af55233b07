import type { MemberRef } from '@housebrand/shared';
import {
  ApiError,
  AppBar,
  Button,
  Card,
  confirm,
  Pill,
  Skeleton,
  SkeletonScreen,
  toast,
  usePath,
  usePortal,
  useMoment,
  QueryScreen,
  useStepUp,
} from '@housebrand/shared/react';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import type { SessionRecord } from '../../core';
import { useEndSessions } from '../api/logout-sessions';
import { useSessions } from '../api/get-sessions';
import { useDeviceMessages } from '../device-messages';
import { useAuthMessages } from '../messages';
import classes from './devices.module.css';

/** `user-info/devices`: lists the member's sessions and ends them. */
export default function Devices() {
  const t = useAuthMessages();
  const devices = useDeviceMessages();
  const path = usePath();
  const { member } = usePortal();
  const sessions = useSessions(member);
  return (
    <>
      <AppBar title={t('devices')} parent={path('user-info')} />
      <main className={classes.screen}>
        <p className={classes.intro}>{devices('devicesIntro')}</p>
        <QueryScreen
          query={sessions}
          skeleton={
            <SkeletonScreen className={classes.list}>
              <Skeleton height={76} radius={12} />
              <Skeleton height={76} radius={12} />
              <Skeleton height={76} radius={12} />
            </SkeletonScreen>
          }
        >
          {(data) => member && <Sessions sessions={data} member={member} />}
        </QueryScreen>
      </main>
    </>
  );
}

/** The other devices, last used first, of which older ones are folded. */
const SHOWN = 4;

function Sessions({ sessions, member }: { sessions: readonly SessionRecord[]; member: MemberRef }) {
  const devices = useDeviceMessages();
  const stepUp = useStepUp();
  const ending = useEndSessions(member, stepUp);
  const own = sessions.filter(({ isCurrent }) => isCurrent);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const [isUnfolded, setUnfolded] = useState(others.length <= SHOWN + 1);
  const end = (ids: readonly string[]) =>
    ending.mutate(ids, {
      onSuccess: () => toast.show(devices('deviceEnded'), 'success'),
      onError: (error) => error instanceof ApiError && toast.show(error.message, 'error'),
    });
  const endOthers = async () => {
    const isSure = await confirm({
      title: devices('endOthersQuestion'),
      text: devices('endOthersText'),
      confirmLabel: devices('endOthers'),
    });
    if (isSure) end(others.map(({ id }) => id));
  };
  const list = (shown: readonly SessionRecord[]) => (
    <ul className={classes.list}>
      {shown.map((session) => (
        <Device
          key={session.id}
          session={session}
          isAmbiguous={sessions.filter(({ device }) => device === session.device).length > 1}
          isEnding={ending.isPending && ending.variables.includes(session.id)}
          onEnd={() => end([session.id])}
        />
      ))}
    </ul>
  );
  return (
    <>
      {list(own)}
      {others.length > 0 ? (
        <>
          <Button variant="ghost" isFullWidth isLoading={ending.isPending} onClick={() => void endOthers()}>
            {devices('endOthers')}
          </Button>
          {list(isUnfolded ? others : others.slice(0, SHOWN))}
          {!isUnfolded && (
            <Button variant="plain" isFullWidth onClick={() => setUnfolded(true)}>
              {devices('moreDevices', { count: others.length - SHOWN })}
            </Button>
          )}
        </>
      ) : (
        <p className={classes.alone} role="status">
          <b>{devices('onlyDevice')}</b>
          <span>{devices('onlyDeviceText')}</span>
        </p>
      )}
      {stepUp.sheet}
    </>
  );
}

interface DeviceProps {
  session: SessionRecord;
  /** Another one has the same name: the time of the login tells them apart. */
  isAmbiguous: boolean;
  isEnding: boolean;
  onEnd: () => void;
}

const MOBILE = /iPhone|iPad|Android/;

function Device({ session, isAmbiguous, isEnding, onEnd }: DeviceProps) {
  const { device, createdAt, lastSeenAt, isCurrent } = session;
  const devices = useDeviceMessages();
  const moment = useMoment();
  const name = device || devices('unknownDevice');
  // this device is in use now, and a login alone is no further activity
  const hasOwnActivity = !isCurrent && !(isAmbiguous && moment(lastSeenAt) === moment(createdAt));
  const Icon = MOBILE.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li>
      <Card className={classes.device}>
        <Icon size={26} aria-hidden />
        <span className={classes.about}>
          <b>{name}</b>
          {hasOwnActivity && <small>{devices('lastActive', { at: moment(lastSeenAt) })}</small>}
          {isAmbiguous && <small>{devices('loggedIn', { at: moment(createdAt) })}</small>}
        </span>
        {isCurrent ? (
          <Pill>{devices('thisDevice')}</Pill>
        ) : (
          <Button
            variant="plain"
            size="sm"
            isLoading={isEnding}
            aria-label={devices('endDeviceOf', { device: name })}
            onClick={onEnd}
          >
            {devices('endDevice')}
          </Button>
        )}
      </Card>
    </li>
  );
}
