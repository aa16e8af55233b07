import {
  AppBar,
  Link,
  LinkButton,
  Skeleton,
  SkeletonScreen,
  StateScreen,
  useLanguage,
  usePath,
  usePortal,
  QueryScreen,
} from '@housebrand/shared/react';
import {
  IconArrowDown,
  IconArrowUp,
  IconBook2,
  IconChevronRight,
  IconDeviceGamepad2,
  IconHeartHandshake,
} from '@tabler/icons-react';
import type { Tutorial } from '../../core';
import { useTutorials } from '../api/get-tutorials';
import { HelpEnd } from '../components/help-end';
import { useContentMessages } from '../messages';
import classes from './tutorials.module.css';

/** `tutorial`: the available tutorials and their length. */
export default function TutorialsScreen() {
  const t = useContentMessages();
  return (
    <>
      <AppBar title={t('tutorials')} />
      <main className={classes.main}>
        <Content />
      </main>
    </>
  );
}

function Content() {
  const t = useContentMessages();
  const path = usePath();
  const { prefix } = usePortal();
  const none = (
    <>
      <StateScreen
        kind="empty"
        title={t('noTutorials')}
        text={t('noTutorialsText')}
        action={<LinkButton to={path('faq')}>{t('toFaq')}</LinkButton>}
      />
      <HelpEnd />
    </>
  );
  return (
    <QueryScreen query={useTutorials(prefix)} skeleton={<TutorialsSkeleton />} empty={none} isWhole>
      {(tutorials) => (
        <>
          <ul className={classes.list}>
            {tutorials.map((tutorial) => (
              <li key={tutorial.id}>
                <TutorialCard tutorial={tutorial} />
              </li>
            ))}
          </ul>
          <HelpEnd />
        </>
      )}
    </QueryScreen>
  );
}

/** A step's picture shows a whole screen, which is unreadable at the size of a card. */
const ICONS: readonly [path: string, Icon: typeof IconBook2][] = [
  ['deposit', IconArrowDown],
  ['withdraw', IconArrowUp],
  ['game', IconDeviceGamepad2],
  ['user-info/play-safely', IconHeartHandshake],
];

/** Returns the icon of the page that a tutorial is about. */
function iconOf(path: string): typeof IconBook2 {
  const [, Icon = IconBook2] = ICONS.find(([page]) => path === page || path.startsWith(`${page}?`)) ?? [];
  return Icon;
}

function TutorialCard({ tutorial: { id, title, summary, minutes, steps, path: about } }: { tutorial: Tutorial }) {
  const t = useContentMessages();
  const language = useLanguage();
  const path = usePath();
  const Icon = iconOf(about);
  return (
    <Link className={classes.card} to={path(`tutorial/${encodeURIComponent(id)}`)}>
      <span className={classes.icon} aria-hidden>
        <Icon size={30} stroke={1.6} />
      </span>
      <span className={classes.text}>
        <b className={classes.title}>{title[language]}</b>
        <span className={classes.summary}>{summary[language]}</span>
        <span className={classes.facts}>
          {`${t('minutes', { count: minutes })} · ${t('steps', { count: steps.length })}`}
        </span>
      </span>
      <IconChevronRight size={20} className={classes.chevron} aria-hidden />
    </Link>
  );
}

function TutorialsSkeleton() {
  return (
    <SkeletonScreen className={classes.list}>
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} height={112} radius="var(--radius-box)" />
      ))}
    </SkeletonScreen>
  );
}
