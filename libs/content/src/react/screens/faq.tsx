import {
  AppBar,
  Button,
  Card,
  LinkButton,
  ListRow,
  SearchField,
  Skeleton,
  SkeletonScreen,
  StateScreen,
  useLanguage,
  usePath,
  usePortal,
  QueryScreen,
} from '@housebrand/shared/react';
import { IconBook2, IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { searchFaq, suggestFaq, type FaqQuestion, type FaqTopic } from '../../core';
import { useFaq } from '../api/get-faq';
import { HelpEnd } from '../components/help-end';
import { useContentMessages } from '../messages';
import classes from './faq.module.css';

/** `faq`: searchable, folded by topic; `faq#deposit-late` opens a question. */
export default function FaqScreen() {
  const t = useContentMessages();
  return (
    <>
      <AppBar title={t('faq')} />
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
        title={t('noFaq')}
        text={t('noFaqText')}
        action={<LinkButton to={path()}>{t('goHome')}</LinkButton>}
      />
      <HelpEnd />
    </>
  );
  return (
    <QueryScreen query={useFaq(prefix)} skeleton={<FaqSkeleton />} empty={none} isWhole>
      {(topics) => <Questions topics={topics} />}
    </QueryScreen>
  );
}

function Questions({ topics }: { topics: readonly FaqTopic[] }) {
  const t = useContentMessages();
  const language = useLanguage();
  const path = usePath();
  const [values, setValues] = useSearchParams();
  const search = values.get('q') ?? '';
  const found = searchFaq(topics, search, language);
  const change = (text: string) =>
    setValues(
      (before) => {
        if (text === '') before.delete('q');
        else before.set('q', text);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <SearchField className={classes.search ?? ''} label={t('searchFaq')} value={search} onChange={change} />
      <div role="status" className={classes.found}>
        {search.trim() !== '' &&
          t('answersFound', { count: found.reduce((sum, { questions }) => sum + questions.length, 0) })}
      </div>
      {found.length === 0 ? (
        <NoAnswer suggestion={suggestFaq(topics, search, language)} onSearch={change} />
      ) : (
        found.map((topic) => <Topic key={topic.id} topic={topic} />)
      )}
      <div className={classes.tutorials}>
        <Card isPadded={false}>
          <ListRow
            icon={<IconBook2 size={22} aria-hidden />}
            label={t('tutorials')}
            note={t('tutorialsNote')}
            to={path('tutorial')}
          />
        </Card>
      </div>
      <HelpEnd />
    </>
  );
}

/** Offers the corrected search, else all questions. */
function NoAnswer({ suggestion, onSearch }: { suggestion: string | null; onSearch: (search: string) => void }) {
  const t = useContentMessages();
  return (
    <StateScreen
      kind="empty"
      title={t('noAnswer')}
      text={t('noAnswerText')}
      action={
        <Button onClick={() => onSearch(suggestion ?? '')}>
          {suggestion === null ? t('showAllQuestions') : t('didYouMean', { search: suggestion })}
        </Button>
      }
    />
  );
}

function Topic({ topic: { id, title, questions } }: { topic: FaqTopic }) {
  const language = useLanguage();
  const heading = `topic-${id}`;
  return (
    <section className={classes.topic} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {title[language]}
      </h2>
      <Card isPadded={false}>
        {questions.map((question) => (
          <Question key={question.id} question={question} />
        ))}
      </Card>
    </section>
  );
}

/** Opening a question puts it into the page's address: it can be shared, and reopens with the page. */
function Question({ question: { id, question, answer, path: target } }: { question: FaqQuestion }) {
  const t = useContentMessages();
  const language = useLanguage();
  const path = usePath();
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const isNamed = hash === `#${id}`;
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isNamed || !element.current || element.current.open) return;
    element.current.open = true;
    element.current.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  const follow = (isOpen: boolean): void => {
    if (isOpen === isNamed) return;
    void navigate({ search, hash: isOpen ? id : '' }, { replace: true, preventScrollReset: true });
  };
  return (
    <details
      ref={element}
      id={id}
      name="faq"
      className={classes.question}
      onToggle={({ currentTarget }) => follow(currentTarget.open)}
    >
      <summary className={classes.summary}>
        <span>{question[language]}</span>
        <IconChevronDown size={20} className={classes.chevron} aria-hidden />
      </summary>
      <div className={classes.answer}>
        <p>{answer[language]}</p>
        {target !== null && (
          <LinkButton variant="ghost" size="sm" to={path(target)}>
            {t('openPage')}
          </LinkButton>
        )}
      </div>
    </details>
  );
}

function FaqSkeleton() {
  return (
    <SkeletonScreen className={classes.waiting}>
      <Skeleton height={48} radius="var(--radius-card)" />
      {[0, 1].map((topic) => (
        <div key={topic} className={classes.waitingTopic}>
          <Skeleton width="40%" height={22} />
          <Skeleton height={168} radius="var(--radius-card)" />
        </div>
      ))}
    </SkeletonScreen>
  );
}
