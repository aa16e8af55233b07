import {
  AppBar,
  Card,
  FailureScreen,
  LinkButton,
  ListRow,
  Skeleton,
  SkeletonScreen,
  StateScreen,
  useLanguage,
  useMinimumDisplayDelay,
  usePageTitle,
  usePath,
  usePortal,
} from '@housebrand/shared/react';
import { use__Name__Entries } from '../api/get-__name__-entries';
import { use__Name__Words } from '../words';

/** `__name__`: what is open now. */
export default function __Name__Screen() {
  const words = use__Name__Words();
  usePageTitle(words('title'));
  return (
    <>
      <AppBar title={words('title')} />
      <main>
        <Content />
      </main>
    </>
  );
}

function Content() {
  const words = use__Name__Words();
  const path = usePath();
  const language = useLanguage();
  const { prefix } = usePortal();
  const { data, error, isLoading, refetch } = use__Name__Entries(prefix);
  if (useMinimumDisplayDelay(isLoading)) {
    return (
      <SkeletonScreen>
        <Skeleton height={96} />
      </SkeletonScreen>
    );
  }
  if (error) return <FailureScreen error={error} onRetry={() => void refetch()} isWhole />;
  if (!data?.length) {
    const home = <LinkButton to={path()}>{words('goHome')}</LinkButton>;
    return <StateScreen kind="empty" title={words('emptyTitle')} text={words('emptyText')} action={home} isWhole />;
  }
  return (
    <Card isPadded={false}>
      {data.map(({ id, title }) => (
        <ListRow key={id} label={title[language]} />
      ))}
    </Card>
  );
}
