import {
  Amount,
  AppBar,
  Avatar,
  Button,
  Card,
  Checkbox,
  Chip,
  ChipRow,
  CreditNumber,
  DateField,
  DialogHost,
  FailureScreen,
  FigurePad,
  FormBox,
  IconButton,
  IconLink,
  IfOffered,
  Illustration,
  LegalLinks,
  Link,
  LinkButton,
  ListEnd,
  ListRow,
  OfferCard,
  PasswordField,
  Pill,
  ProgressTrack,
  QrCode,
  QueryScreen,
  Rail,
  Scene,
  SearchField,
  SectionHeader,
  SelectField,
  Sheet,
  Skeleton,
  SkeletonScreen,
  Slice,
  StateScreen,
  SwitchRow,
  TextField,
  ToastHost,
  VisuallyHidden,
  confirm,
  toast,
} from '@housebrand/shared/react';
import { createRef, useState, type ReactNode } from 'react';
import { entryStories } from './entry-stories';

const nothing = () => {};
const KINDS = ['empty', 'error', 'offline', 'maintenance', 'notFound', 'prefix'] as const;
const VARIANTS = ['filled', 'ghost', 'plain', 'danger', 'credit', 'creditGhost'] as const;
const TONES = ['neutral', 'ok', 'warn', 'danger', 'info', 'gold'] as const;
const BANKS = [
  { value: 'KBANK', label: 'Kasikorn' },
  { value: 'SCB', label: 'SCB' },
];

/** Wraps fields in a `FormBox`, which provides what they need. */
function Fields({ children }: { children: ReactNode }) {
  const [ref] = useState(() => createRef<HTMLFormElement>());
  return (
    <FormBox
      form={{ ref, isBusy: false, failure: null, submit: (event) => event.preventDefault() }}
      actions={<Button>Send</Button>}
    >
      {children}
    </FormBox>
  );
}

function SheetStory() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Sheet</Button>
      <Sheet title="Sheet" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p>What lies over the page.</p>
      </Sheet>
    </>
  );
}

function TypedFigures() {
  const [value, setValue] = useState('500');
  const choices = ['100', '500', '1000'].map((text) => ({
    text,
    isChosen: value === text,
    onChoose: () => setValue(text),
  }));
  return (
    <FigurePad
      label="Amount"
      value={value}
      onChange={setValue}
      line="100 – 200,000"
      choices={choices}
      choicesLabel="Amounts"
      isBaht
    />
  );
}

function TypedSearch() {
  const [value, setValue] = useState('fortune');
  return <SearchField label="Search" value={value} onChange={setValue} />;
}

/** The shared components in every state. */
export const kitStories = {
  Amount: () => <Amount satang={1_234_567n} />,
  AppBar: () => <AppBar title="Deposit" parent="" />,
  Avatar: () => [40, 64].map((size) => <Avatar key={size} name="Somchai" size={size} />),
  Button: () => (
    <>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      <Button isLoading>Loading</Button>
      <Button disabled>Disabled</Button>
    </>
  ),
  Card: () => <Card isPadded>A card on the page</Card>,
  Checkbox: () => (
    <>
      <Checkbox label="Off" />
      <Checkbox label="On" defaultChecked />
    </>
  ),
  Chip: () => (
    <>
      <Chip>Chip</Chip>
      <Chip isSelected>Selected</Chip>
    </>
  ),
  ChipRow: () => (
    <ChipRow label="Kinds">
      <Chip isSelected>All</Chip>
      <Chip>Slots</Chip>
      <Chip>Live</Chip>
    </ChipRow>
  ),
  CreditNumber: () => <CreditNumber satang={25_000_000n} />,
  DateField: () => (
    <Fields>
      <DateField label="Birthday" name="birthday" defaultValue="1995-04-13" error={null} onChange={() => undefined} />
    </Fields>
  ),
  DialogHost: () => (
    <>
      <DialogHost />
      <Button
        variant="ghost"
        onClick={() => void confirm({ title: 'Leave?', text: 'What was typed is lost.', confirmLabel: 'Leave' })}
      >
        A question
      </Button>
    </>
  ),
  FailureScreen: () => <FailureScreen error={new TypeError('offline')} onRetry={nothing} headingLevel={2} />,
  FigurePad: TypedFigures,
  FormBox: () => (
    <Fields>
      <TextField label="Name" />
    </Fields>
  ),
  IconButton: () => (
    <>
      <IconButton label="Plain">★</IconButton>
      <IconButton label="News" hasNews>
        ★
      </IconButton>
    </>
  ),
  IconLink: () => (
    <IconLink label="To somewhere" to="/">
      ★
    </IconLink>
  ),
  IfOffered: () => <IfOffered menu="deposit">Deposit is offered to this member.</IfOffered>,
  Illustration: () => KINDS.map((kind) => <Illustration key={kind} kind={kind} />),
  Link: () => <Link to="/">A link</Link>,
  LegalLinks: () => <LegalLinks />,
  LinkButton: () => <LinkButton to="/">To somewhere</LinkButton>,
  ...entryStories,
  ListEnd: () => (
    <ListEnd shown={20} pages={{ total: 60, hasMore: true, isReadingMore: false, readMore: nothing, error: null }} />
  ),
  SwitchRow: () => <SwitchRow label="A setting" note="What it does" isOn onChange={nothing} />,
  ListRow: () => <ListRow label="A row" note="What it says" onClick={nothing} />,
  PasswordField: () => (
    <Fields>
      <PasswordField label="Password" defaultValue="Chips-2026!" />
    </Fields>
  ),
  OfferCard: () => (
    <OfferCard
      icon={<svg width={32} height={32} aria-hidden />}
      title="Get notified"
      text="Know at once when money arrives."
      failure="That did not work. Please try again."
      actions={
        <>
          <Button variant="plain" size="sm" onClick={nothing}>
            Not now
          </Button>
          <Button size="sm" onClick={nothing}>
            Turn on
          </Button>
        </>
      }
    />
  ),
  Pill: () =>
    TONES.map((tone) => (
      <Pill key={tone} tone={tone}>
        {tone}
      </Pill>
    )),
  ProgressTrack: () => (
    <>
      <ProgressTrack value={0.15} label="15 %" />
      <ProgressTrack value={0.7} label="70 %" variant="thick" />
    </>
  ),
  QrCode: () => <QrCode text="https://example.com" size={144} label="A code" />,
  QueryScreen: () => (
    <QueryScreen
      query={{ data: [], isPending: false, error: null, refetch: nothing }}
      skeleton={<Skeleton />}
      empty={<StateScreen kind="empty" title="Nothing yet" headingLevel={2} />}
    >
      {() => null}
    </QueryScreen>
  ),
  Rail: () => (
    <Rail label="Rail" itemWidth="120px">
      {[1, 2, 3, 4].map((number) => (
        <Card isPadded key={number}>
          {number}
        </Card>
      ))}
    </Rail>
  ),
  Scene: () => (
    <Scene>
      <circle cx="70" cy="60" r="30" fill="var(--primary)" />
    </Scene>
  ),
  SearchField: TypedSearch,
  SectionHeader: () => <SectionHeader title="Slots" to="/" linkLabel="All" />,
  SelectField: () => (
    <Fields>
      <SelectField label="Bank" choices={BANKS} defaultValue="KBANK" onChange={nothing} />
    </Fields>
  ),
  Sheet: SheetStory,
  Skeleton: () => <Skeleton height={48} radius={12} />,
  SkeletonScreen: () => (
    <SkeletonScreen>
      <Skeleton height={24} width="60%" />
      <Skeleton height={24} />
    </SkeletonScreen>
  ),
  Slice: () => <Slice>Drawn in a slice of its own</Slice>,
  StateScreen: () => <StateScreen kind="empty" title="Nothing yet" text="What comes is shown here." headingLevel={2} />,
  TextField: () => (
    <Fields>
      <TextField label="Name" hint="As on the bank book" />
      <TextField label="Wrong" error="Please look at this again" defaultValue="x" />
      <TextField label="Off" disabled defaultValue="Somchai" />
    </Fields>
  ),
  ToastHost: () => (
    <>
      <ToastHost />
      <Button variant="ghost" onClick={() => toast.show('Copied')}>
        A message
      </Button>
      <Button variant="ghost" onClick={() => toast.show('That did not work', 'error')}>
        A failure
      </Button>
    </>
  ),
  VisuallyHidden: () => (
    <span>
      Seen<VisuallyHidden> and only heard</VisuallyHidden>
    </span>
  ),
};
