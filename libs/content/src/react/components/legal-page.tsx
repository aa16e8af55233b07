import { formatReadableDate } from '@housebrand/shared';
import {
  AppBar,
  QueryScreen,
  Skeleton,
  SkeletonScreen,
  useLanguage,
  usePath,
  usePortal,
  useSharedMessages,
} from '@housebrand/shared/react';
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
            </article>
          )}
        </QueryScreen>
      </main>
    </>
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
