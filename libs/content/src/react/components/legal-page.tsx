import { formatReadableDate } from '@housebrand/shared';
import {
  AppBar,
  Card,
  ListRow,
  QueryScreen,
  Skeleton,
  SkeletonScreen,
  useLanguage,
  usePath,
  usePortal,
  useSharedMessages,
} from '@housebrand/shared/react';
import { IconFileText, IconHeadset } from '@tabler/icons-react';
import type { LegalKind } from '../../core';
import { useLegalDocument } from '../api/get-legal-document';
import { useLegalMessages } from '../legal-messages';
import classes from './legal-page.module.css';
import { LegalText } from './legal-text';

const LINES = ['92%', '86%', '95%', '60%', '90%', '78%', '94%', '52%'];

/** The page of a legal document: its version and its text. */
export function LegalPage({ kind }: { kind: LegalKind }) {
  const t = useLegalMessages();
  const shared = useSharedMessages();
  const language = useLanguage();
  const path = usePath();
  const { prefix, name, timeZone } = usePortal();
  return (
    <>
      <AppBar title={shared(kind)} parent={path()} />
      <main className={classes.page}>
        <QueryScreen query={useLegalDocument(prefix, kind)} skeleton={<LegalSkeleton />} isWhole>
          {({ version, publishedAt, text }) => (
            <article className={classes.document}>
              <p className={classes.version}>
                <span>{name}</span>
                <span>
                  {t('legalVersion', { version, date: formatReadableDate(new Date(publishedAt), language, timeZone) })}
                </span>
              </p>
              <LegalText text={text[language]} />
              <Onward from={kind} />
            </article>
          )}
        </QueryScreen>
      </main>
    </>
  );
}

/** The other document, and the contact that both mention. */
function Onward({ from }: { from: LegalKind }) {
  const t = useLegalMessages();
  const shared = useSharedMessages();
  const path = usePath();
  const { contactHref } = usePortal();
  const other = from === 'terms' ? 'privacy' : 'terms';
  return (
    <Card isPadded={false}>
      <ListRow icon={<IconFileText size={22} aria-hidden />} label={shared(other)} to={path(other)} />
      {contactHref && <ListRow icon={<IconHeadset size={22} aria-hidden />} label={t('contact')} href={contactHref} />}
    </Card>
  );
}

function LegalSkeleton() {
  return (
    <SkeletonScreen className={classes.document}>
      {LINES.map((width, index) => (
        <Skeleton key={index} width={width} />
      ))}
    </SkeletonScreen>
  );
}
