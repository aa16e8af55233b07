import {
  AppBar,
  Button,
  Card,
  ListRow,
  QueryScreen,
  StateScreen,
  usePath,
  usePortal,
  useShownInAddress,
} from '@housebrand/shared/react';
import { IconBrandLine, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useThreads } from '../api/get-threads';
import { QuestionSheet } from '../components/question-sheet';
import { ThreadList, ThreadListSkeleton } from '../components/thread-list';
import { ThreadSheet } from '../components/thread-sheet';
import { useSupportMessages } from '../messages';
import classes from './support.module.css';

/** `support`: the member's questions to the staff; `?id=` opens one. */
export default function SupportScreen() {
  const t = useSupportMessages();
  const path = usePath();
  const { member } = usePortal();
  const pages = useThreads(member);
  const shown = useShownInAddress('id');
  const [isAsking, setAsking] = useState(false);
  const isKnown = !pages.isPending && (!pages.error || pages.threads.length > 0);
  return (
    <>
      <AppBar title={t('title')} parent={path('user-info')} />
      <main className={classes.screen}>
        <p className={classes.intro}>{t('intro')}</p>
        <Button isFullWidth icon={<IconPlus size={20} aria-hidden />} onClick={() => setAsking(true)}>
          {t('ask')}
        </Button>
        <QueryScreen
          query={{ ...pages, data: isKnown ? pages.threads : undefined }}
          skeleton={<ThreadListSkeleton />}
          empty={<StateScreen kind="empty" title={t('empty')} text={t('emptyText')} />}
        >
          {() => <ThreadList pages={pages} onOpen={shown.open} />}
        </QueryScreen>
        <OtherWays />
      </main>
      <QuestionSheet isOpen={isAsking} onClose={() => setAsking(false)} />
      <ThreadSheet id={shown.value} onClose={shown.close} />
    </>
  );
}

/** The contact line. Renders nothing on a site without one. */
function OtherWays() {
  const t = useSupportMessages();
  const { contactHref } = usePortal();
  if (contactHref === null) return null;
  return (
    <section className={classes.ways}>
      <h2 className={classes.heading}>{t('otherWays')}</h2>
      <Card isPadded={false}>
        <ListRow icon={<IconBrandLine size={22} aria-hidden />} label={t('line')} href={contactHref} />
      </Card>
    </section>
  );
}
