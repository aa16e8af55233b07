import {
  AppBar,
  Button,
  LinkButton,
  ProgressTrack,
  Skeleton,
  SkeletonScreen,
  StateScreen,
  useLanguage,
  usePageTitle,
  usePath,
  usePortal,
  QueryScreen,
} from '@housebrand/shared/react';
import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { Tutorial } from '../../core';
import { useTutorials } from '../api/get-tutorials';
import { useContentMessages } from '../messages';
import classes from './tutorial.module.css';

/** `tutorial/{detail}`: one step at a time, by `?step=2`. */
export default function TutorialScreen() {
  const t = useContentMessages();
  const language = useLanguage();
  const path = usePath();
  const { prefix } = usePortal();
  const { detail } = useParams();
  const tutorials = useTutorials(prefix);
  const tutorial = tutorials.data?.find(({ id }) => id === detail);
  return (
    <>
      <AppBar title={tutorial?.title[language] ?? t('tutorials')} parent={path('tutorial')} />
      <main className={classes.main}>
        <QueryScreen query={tutorials} skeleton={<TutorialSkeleton />} isWhole>
          {() =>
            tutorial ? (
              <Steps tutorial={tutorial} />
            ) : (
              <StateScreen
                kind="notFound"
                isWhole
                title={t('tutorialMissing')}
                text={t('tutorialMissingText')}
                action={<LinkButton to={path('tutorial')}>{t('allTutorials')}</LinkButton>}
              />
            )
          }
        </QueryScreen>
      </main>
    </>
  );
}

function Steps({ tutorial: { title, steps, path: target } }: { tutorial: Tutorial }) {
  const t = useContentMessages();
  const language = useLanguage();
  const path = usePath();
  usePageTitle(title[language]);
  const [values, setValues] = useSearchParams();
  const named = Number(values.get('step') ?? 1);
  const at = Number.isInteger(named) && named >= 1 && named <= steps.length ? named - 1 : 0;
  const step = steps[at]!;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    heading.current?.focus();
  }, [at]);
  // Back leaves the tutorial, as members expect; the steps have their own buttons.
  const go = (next: number) => setValues({ step: String(next + 1) }, { replace: true });
  return (
    <>
      <div className={classes.progress}>
        <span className={classes.place}>{t('stepOf', { step: at + 1, total: steps.length })}</span>
        <ProgressTrack value={(at + 1) / steps.length} label={t('stepOf', { step: at + 1, total: steps.length })} />
      </div>
      <article className={classes.step}>
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          <span className={classes.number} aria-hidden>
            {at + 1}
          </span>
          <span>{step.title[language]}</span>
        </h2>
        <p className={classes.text}>{step.text[language]}</p>
        {step.picture && (
          <img
            key={step.picture[language]}
            className={classes.picture}
            src={step.picture[language]}
            alt={t('pictureOf', { title: step.title[language] })}
            width={360}
            height={640}
            decoding="async"
          />
        )}
      </article>
      <div className={classes.actions}>
        {at > 0 && (
          <Button variant="ghost" isFullWidth onClick={() => go(at - 1)}>
            {t('stepBack')}
          </Button>
        )}
        {at < steps.length - 1 ? (
          <Button isFullWidth onClick={() => go(at + 1)}>
            {t('next')}
          </Button>
        ) : (
          <LinkButton isFullWidth to={path(target)}>
            {t('tryIt')}
          </LinkButton>
        )}
      </div>
    </>
  );
}

function TutorialSkeleton() {
  return (
    <SkeletonScreen className={classes.step}>
      <Skeleton width="70%" height={26} />
      <Skeleton width="90%" />
      <Skeleton height="auto" radius="var(--radius-box)" style={{ aspectRatio: '9 / 16', maxWidth: 300 }} />
    </SkeletonScreen>
  );
}
