import { formatReadableDate, type MemberRef } from '@housebrand/shared';
import {
  ApiError,
  Button,
  QueryScreen,
  Sheet,
  Skeleton,
  SkeletonScreen,
  toast,
  useLanguage,
  usePortal,
  useSharedMessages,
} from '@housebrand/shared/react';
import { LEGAL_KINDS, type LegalConsent, type LegalKind } from '../../core';
import { useAcceptVersions } from '../api/save-consents';
import { useLegalDocument } from '../api/get-legal-document';
import { useLegalMessages } from '../legal-messages';
import classes from './consent-sheet.module.css';
import { LegalText } from './legal-text';

interface ConsentSheetProps {
  member: MemberRef;
  consents: readonly LegalConsent[];
  /** Until the next visit. */
  onPostpone: () => void;
}

/** Shows the new versions that a member has not accepted yet, with their whole text. */
export function ConsentSheet({ member, consents, onPostpone }: ConsentSheetProps) {
  const t = useLegalMessages();
  const accepting = useAcceptVersions(member);
  const documents = {
    terms: useLegalDocument(member.prefix, 'terms').data,
    privacy: useLegalDocument(member.prefix, 'privacy').data,
  };
  const pending = LEGAL_KINDS.filter((kind) => consents.some((one) => one.kind === kind && one.isPending));
  const { terms, privacy } = documents;
  const accept = () =>
    terms &&
    privacy &&
    accepting.mutate(
      { terms: terms.version, privacy: privacy.version },
      { onError: (error) => error instanceof ApiError && toast.show(error.message, 'error') },
    );
  return (
    <Sheet
      isOpen
      onClose={onPostpone}
      title={t(pending.length > 1 ? 'newLegal' : pending[0] === 'privacy' ? 'newPrivacy' : 'newTerms')}
      footer={
        <div className={classes.actions}>
          <Button variant="ghost" isFullWidth onClick={onPostpone}>
            {t('acceptLater')}
          </Button>
          <Button isFullWidth isLoading={accepting.isPending} disabled={!terms || !privacy} onClick={accept}>
            {t('acceptVersion')}
          </Button>
        </div>
      }
    >
      <p className={classes.lead}>{t('newLegalText')}</p>
      {pending.map((kind) => (
        <Document key={kind} kind={kind} prefix={member.prefix} isTitled={pending.length > 1} />
      ))}
    </Sheet>
  );
}

function Document({ kind, prefix, isTitled }: { kind: LegalKind; prefix: string; isTitled: boolean }) {
  const t = useLegalMessages();
  const shared = useSharedMessages();
  const language = useLanguage();
  const { timeZone } = usePortal();
  const skeleton = (
    <SkeletonScreen className={classes.document}>
      <Skeleton width="90%" />
      <Skeleton width="76%" />
    </SkeletonScreen>
  );
  return (
    <QueryScreen query={useLegalDocument(prefix, kind)} skeleton={skeleton}>
      {({ version, publishedAt, text }) => (
        <section className={classes.document}>
          {isTitled && <h3 className={classes.title}>{shared(kind)}</h3>}
          <p className={classes.version}>
            {t('legalVersion', { version, date: formatReadableDate(new Date(publishedAt), language, timeZone) })}
          </p>
          <LegalText text={text[language]} level={isTitled ? 4 : 3} />
        </section>
      )}
    </QueryScreen>
  );
}
