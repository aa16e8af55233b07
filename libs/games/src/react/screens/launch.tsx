import {
  Button,
  classNames,
  LinkButton,
  Skeleton,
  StateScreen,
  usePageTitle,
  usePath,
} from '@housebrand/shared/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Cover } from '../components/cover';
import { LaunchFailed } from '../components/launch-failed';
import { coverSources } from '../cover-sources';
import { growthTransform, takeLaunchOrigin } from '../launch-origin';
import type { LaunchFace, LaunchTarget } from '../launch-target';
import { typeOfCategory } from '../lobby-filter';
import { recordPlayed } from '../recent-games';
import { useLaunch } from '../use-launch';
import { useLaunchFace, useLaunchTarget } from '../use-launch-target';
import { useGameWords } from '../words';
import styles from './launch.module.css';

/** After so long the member is told that it takes longer than usual. */
const SLOW_AFTER_MS = 6_000;
const GROWTH_MS = 240;

/** `launch/{gameType}/{provider}/{gameID}` and the lobbies `sports`, `sbo-sports`, `saba-sports`, `lotto`, `poker`. */
export default function LaunchScreen() {
  const words = useGameWords();
  const path = usePath();
  const target = useLaunchTarget();
  if (target) return <Launch target={target} />;
  return (
    <main className={styles.screen}>
      <StateScreen
        kind="notFound"
        headingLevel={1}
        title={words('launchGone')}
        text={words('launchGoneText')}
        action={<LinkButton to={path('game')}>{words('chooseGame')}</LinkButton>}
        isWhole
      />
    </main>
  );
}

function Launch({ target }: { target: LaunchTarget }) {
  const words = useGameWords();
  const face = useLaunchFace(target);
  const name = face?.name ?? words('theGame');
  const others = useOtherGames(target);
  const { phase, retry, cancel } = useLaunch(target, () => {
    if (face) recordPlayed(playedOf(target, face));
  });
  const leave = useLeave(others);
  const isLeaving = phase.name === 'leaving';
  useEffect(() => {
    // opened by its address, a game may be known by name only after it has opened
    if (isLeaving && face) recordPlayed(playedOf(target, face));
  }, [isLeaving, face, target]);
  usePageTitle(words('opening', { name }));
  if (phase.name === 'failed') {
    return <LaunchFailed error={phase.error} onRetry={retry} othersTo={others} className={styles.screen ?? ''} />;
  }
  return (
    <main className={classNames(styles.screen, styles.opening)}>
      {face && <Ambience face={face} />}
      <div className={styles.middle}>
        <GrowingCover face={face} isLandscape={target.kind === 'lobby'} />
        <h1 className={styles.title} role="status">
          {words('opening', { name })}
        </h1>
        <p className={styles.note}>{face?.note}</p>
        <div className={styles.track} role="progressbar" aria-label={words('opening', { name })}>
          <span className={classNames(styles.bar, isLeaving && styles.arrived)} />
        </div>
        <SlowNote />
        <Button
          variant="plain"
          className={styles.cancel}
          onClick={() => {
            cancel();
            leave();
          }}
        >
          {words('cancel')}
        </Button>
      </div>
    </main>
  );
}

function playedOf(target: LaunchTarget, { name, imgUrl, color }: LaunchFace) {
  return target.kind === 'game'
    ? { id: target.gameID, gameType: target.gameType, provider: target.provider, name, imgUrl, color }
    : { gameType: target.lobby, provider: '', name, imgUrl, color };
}

/** The list that the target is from; the home for a lobby. */
function useOtherGames(target: LaunchTarget): string {
  const path = usePath();
  return target.kind === 'game' ? path(`game?type=${typeOfCategory(target.gameType)}`) : path();
}

/** Back where the member came from; to the other games for whoever opened the address itself. */
function useLeave(others: string): () => void {
  const navigate = useNavigate();
  return () => {
    const state = window.history.state as { idx?: number } | null;
    if ((state?.idx ?? 0) > 0) void navigate(-1);
    else void navigate(others, { replace: true });
  };
}

function Ambience({ face }: { face: LaunchFace }) {
  const { fallback } = coverSources(face.imgUrl, [132]);
  return (
    <>
      <img className={styles.ambience} src={fallback} alt="" style={{ backgroundColor: face.color }} />
      <div className={styles.dusk} />
    </>
  );
}

/** The tapped cover grows from where it stood into the middle of the screen. */
function GrowingCover({ face, isLandscape }: { face: LaunchFace | null; isLandscape: boolean }) {
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
    <div ref={cover} className={classNames(styles.cover, isLandscape && styles.landscape)}>
      {face ? (
        <Cover
          address={face.imgUrl}
          color={face.color}
          shape={isLandscape ? 'landscape' : 'portrait'}
          sizes={isLandscape ? '300px' : '186px'}
          name={face.name}
          isPriority
        />
      ) : (
        <Skeleton height="auto" radius={16} style={{ aspectRatio: '3 / 4' }} />
      )}
    </div>
  );
}

function SlowNote() {
  const words = useGameWords();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles.slow} role="status">
      {isSlow && words('launchTakesLong')}
    </p>
  );
}
