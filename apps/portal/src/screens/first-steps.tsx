import { useSecondFactors } from '@housebrand/auth/react';
import { useFavoriteGames } from '@housebrand/games/react';
import { useLimits, useProtectionOf } from '@housebrand/protection/react';
import type { Member } from '@housebrand/shared';
import {
  Card,
  classNames,
  IconButton,
  Link,
  serverNow,
  useMenus,
  usePath,
  usePortal,
  VisuallyHidden,
} from '@housebrand/shared/react';
import { IconCheck, IconChevronRight, IconX } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import classes from './first-steps.module.css';
import { useFirstStepsMessages } from './first-steps-messages';
import { hasHiddenFirstSteps, hideFirstSteps } from './first-steps-memory';

/** How long a member counts as new. */
const NEW_FOR_MS = 14 * 24 * 60 * 60 * 1000;

/** What the browser can do never changes. */
const never = () => () => undefined;

/** A first step, and whether the member has taken it. */
interface FirstStep {
  key: 'deposit' | 'favorite' | 'limit' | 'passkey';
  /** Its page, without the prefix. */
  route: string;
  isDone: boolean;
}

/** What a new member does first, ticked off by the member's data; gone when all is done, or when the member hides it. */
export function FirstSteps() {
  const { member } = usePortal();
  const [isHidden, setHidden] = useState(false);
  if (!member || isHidden || serverNow() - Date.parse(member.createDate) > NEW_FOR_MS) return null;
  if (hasHiddenFirstSteps(member)) return null;
  const hide = () => {
    hideFirstSteps(member);
    setHidden(true);
  };
  return <Steps member={member} onHide={hide} />;
}

function Steps({ member, onHide }: { member: Member; onHide: () => void }) {
  const t = useFirstStepsMessages();
  const path = usePath();
  const steps = useSteps(member);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <section className={classes.steps} aria-labelledby="first-steps">
      <Card isPadded={false}>
        <div className={classes.head}>
          <h2 id="first-steps">{t('title')}</h2>
          <span className={classes.count}>{t('done', { done, total: steps.length })}</span>
          <IconButton label={t('hide')} onClick={onHide}>
            <IconX size={20} aria-hidden />
          </IconButton>
        </div>
        <ol>
          {steps.map(({ key, route, isDone }, index) => (
            <li key={key}>
              {isDone ? (
                <span className={classNames(classes.step, classes.done)}>
                  <span className={classes.mark}>
                    <IconCheck size={16} aria-hidden />
                    <VisuallyHidden>{t('stepDone')}</VisuallyHidden>
                  </span>
                  <span>{t(`step.${key}`)}</span>
                </span>
              ) : (
                <Link className={classes.step} to={path(route)}>
                  <span className={classes.mark} aria-hidden>
                    {index + 1}
                  </span>
                  <span>{t(`step.${key}`)}</span>
                  <IconChevronRight size={18} aria-hidden />
                </Link>
              )}
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}

/** Returns the steps once all of them are known. An excluded member is not led to deposits and games. */
function useSteps(member: Member): FirstStep[] {
  const { isOffered } = useMenus();
  const hasPasskeys = useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => false,
  );
  const favorites = useFavoriteGames(member).data;
  const limits = useLimits(member).data;
  const factors = useSecondFactors(member).data?.factors;
  const protection = useProtectionOf(member).data;
  if (!favorites || !limits || !factors || !protection) return [];
  const mayPlay = protection.exclusion === null;
  const steps: (FirstStep | false)[] = [
    mayPlay && isOffered('deposit') && { key: 'deposit', route: 'deposit', isDone: member.tier.depositAmount > 0 },
    mayPlay && isOffered('game') && { key: 'favorite', route: 'game', isDone: favorites.length > 0 },
    { key: 'limit', route: 'user-info/play-safely', isDone: limits.some(({ limitSatang }) => limitSatang !== null) },
    hasPasskeys && {
      key: 'passkey',
      route: 'user-info/second-factor',
      isDone: factors.some(({ kind }) => kind === 'PASSKEY'),
    },
  ];
  return steps.filter((step) => step !== false);
}
