import type { MemberRef } from '@housebrand/shared';
import {
  Button,
  classNames,
  LinkButton,
  Skeleton,
  StateScreen,
  useNavigate,
  usePageTitle,
  usePath,
  usePortal,
  mediaUrl,
} from '@housebrand/shared/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Cover } from '../components/cover';
import { LaunchFailed } from '../launch/launch-failed';
import { coverSources } from '../components/cover-sources';
import { growthTransform, takeLaunchOrigin } from '../launch/launch-origin';
import type { LaunchPreview, LaunchTarget } from '../launch/launch-target';
import { typeOfCategory } from '../lobby/lobby-filter';
import { recordPlayed } from '../launch/recent-games';
import { keepReturnPlace, takeLeftPlace } from '../launch/return-place';
import { useLaunch } from '../launch/use-launch';
import { useLaunchPreview, useLaunchTarget } from '../launch/use-launch-target';
import { useGameMessages } from '../messages';
import classes from './launch.module.css';

/** Delay until the member sees that opening takes longer than usual. */
const SLOW_AFTER_MS = 6_000;
const GROWTH_MS = 240;

/**
 * `launch/{gameType}/{provider}/{gameID}`, the lobbies `sports`, `sbo-sports`, `saba-sports`, `lotto`, `poker`, and pages of the
 * external site.
 */
export default function LaunchScreen() {
  const t = useGameMessages();
  const path = usePath();
  const target = useLaunchTarget();
  if (target) return <Launch target={target} />;
  return (
    <main className={classes.screen}>
      <StateScreen
        kind="notFound"
        headingLevel={1}
        title={t('launchMissing')}
        text={t('launchMissingText')}
        action={<LinkButton to={path('game')}>{t('chooseGame')}</LinkButton>}
        isWhole
      />
    </main>
  );
}

function Launch({ target }: { target: LaunchTarget }) {
  const t = useGameMessages();
  const preview = useLaunchPreview(target);
  const { member } = usePortal();
  const name = preview?.name ?? t('theGame');
  const others = useOtherGames(target);
  const { phase, retry, cancel } = useLaunch(target, () => {
    if (member && preview) record(member, target, preview);
  });
  useReturnPlace(member);
  const leave = useLeave(others);
  const isLeaving = phase.name === 'leaving';
  useEffect(() => {
    // If the member opened the address directly, the name may load only after the game has opened.
    if (isLeaving && member && preview) record(member, target, preview);
  }, [isLeaving, member, preview, target]);
  usePageTitle(t('opening', { name }));
  if (phase.name === 'failed') {
    return (
      <LaunchFailed
        error={phase.error}
        onRetry={retry}
        othersTo={others}
        isOffer={target.kind === 'offer'}
        className={classes.screen ?? ''}
      />
    );
  }
  return (
    <main className={classNames(classes.screen, classes.opening)}>
      {preview && <Ambience preview={preview} />}
      <div className={classes.middle}>
        <GrowingCover preview={preview} isLandscape={target.kind !== 'game'} />
        <div role="status">
          <h1 className={classes.title}>{t('opening', { name })}</h1>
        </div>
        <p className={classes.note}>{preview?.note}</p>
        <div className={classes.track} role="progressbar" aria-label={t('opening', { name })}>
          <span className={classNames(classes.bar, isLeaving && classes.arrived)} />
        </div>
        <SlowNote />
        <Button
          variant="plain"
          className={classes.cancel}
          onClick={() => {
            cancel();
            leave();
          }}
        >
          {t('cancel')}
        </Button>
      </div>
    </main>
  );
}

/** Remembers games and lobbies as played, but not pages of the external site or portals. */
function record(member: MemberRef, target: LaunchTarget, { name, imgUrl, color }: LaunchPreview): void {
  if (target.kind === 'offer' || target.kind === 'portal') return;
  recordPlayed(
    member,
    target.kind === 'game'
      ? { id: target.gameID, gameType: target.gameType, provider: target.provider, name, imgUrl, color }
      : { gameType: target.lobby, provider: '', name, imgUrl, color },
  );
}

/** Keeps the page that a tap led from, once the member is known. */
function useReturnPlace(member: MemberRef | null): void {
  useEffect(() => {
    const left = member && takeLeftPlace();
    if (left) keepReturnPlace(member, left);
  }, [member]);
}

/** Returns the address of the target's game list; the home screen for a lobby or an offer. */
function useOtherGames(target: LaunchTarget): string {
  const path = usePath();
  return target.kind === 'game' ? path(`game?type=${typeOfCategory(target.gameType)}`) : path();
}

/** Goes back to the previous page, or to the other games if the member opened the address directly. */
function useLeave(others: string): () => void {
  const navigate = useNavigate();
  return () => {
    const state = window.history.state as { idx?: number } | null;
    if ((state?.idx ?? 0) > 0) void navigate(-1);
    else void navigate(others, { replace: true });
  };
}

function Ambience({ preview }: { preview: LaunchPreview }) {
  const { fallback } = coverSources(preview.imgUrl, [132]);
  return (
    <>
      <img className={classes.ambience} src={mediaUrl(fallback)} alt="" style={{ backgroundColor: preview.color }} />
      <div className={classes.dusk} />
    </>
  );
}

/** Animates the tapped cover from its position to the middle of the screen. */
function GrowingCover({ preview, isLandscape }: { preview: LaunchPreview | null; isLandscape: boolean }) {
  const cover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = cover.current;
    const origin = takeLaunchOrigin();
    if (!element?.animate || !origin || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const from = growthTransform(origin, element.getBoundingClientRect());
    element.animate([{ transform: from }, { transform: 'none' }], {
      duration: GROWTH_MS,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
  }, []);
  return (
    <div ref={cover} className={classNames(classes.cover, isLandscape && classes.landscape)}>
      {preview ? (
        <Cover
          address={preview.imgUrl}
          color={preview.color}
          shape={isLandscape ? 'landscape' : 'portrait'}
          sizes={isLandscape ? '300px' : '186px'}
          name={preview.name}
          isPriority
          isLargest
        />
      ) : (
        <Skeleton height="auto" radius={16} style={{ aspectRatio: '3 / 4' }} />
      )}
    </div>
  );
}

function SlowNote() {
  const t = useGameMessages();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={classes.slow} role="status">
      {isSlow && t('launchTakesLong')}
    </p>
  );
}
