import { InviteCard } from '@housebrand/affiliate/react';
import {
  InviteBanner,
  LanguageButton,
  LanguageSwitch,
  LoginForm,
  LoginScreen,
  RegisterScreen,
  UserInfoScreen,
} from '@housebrand/auth/react';
import {
  AfterLogin,
  AnnouncementRow,
  Announcements,
  AnnouncementSheet,
  BannerCarousel,
  HelpRows,
} from '@housebrand/content/react';
import { NotificationBell, NotificationsScreen } from '@housebrand/notifications/react';
import { CareRow, SessionReminder } from '@housebrand/protection/react';
import { AskAboutPayment, SupportRow } from '@housebrand/support/react';
import { QuestStrip } from '@housebrand/quests/react';
import { Button, usePortal, useQuery } from '@housebrand/shared/react';
import { HousebrandScreen } from '@housebrand/site/react';
import { DEFAULT_COLORS, deriveTokens, type AgentConfig } from '@housebrand/theming';
import {
  AgentIcon,
  agentConfigQuery,
  AmbientBackdrop,
  BrandMark,
  ColorEditor,
  ContrastReport,
  DeviceFrame,
  LogoPicker,
  PrefixNotFoundScreen,
} from '@housebrand/theming/react';
import {
  MenuClosedScreen,
  ProgressRing,
  TierChip,
  TierLadder,
  TierMedal,
  useTierConfigs,
  useTierMeter,
} from '@housebrand/tiers/react';
import { TournamentCard } from '@housebrand/tournaments/react';
import {
  BonusSwitch,
  ClaimsSheet,
  CouponSheet,
  CreditActions,
  CreditBox,
  CreditBoxGuest,
  CreditBoxSkeleton,
  CreditFigures,
  HistoryRows,
  MoneyOnTheWay,
  useCredit,
} from '@housebrand/wallet/react';
import { useState, type ReactNode } from 'react';
import { gameStories } from './game-stories';

const nothing = () => {};

function WithAgent({ children }: { children: (config: AgentConfig) => ReactNode }) {
  const { prefix } = usePortal();
  const { data } = useQuery(agentConfigQuery(prefix));
  return data ? children(data) : null;
}

/** The credit box loaded, loading and failed. */
function Credits() {
  const { member } = usePortal();
  const credit = useCredit(member);
  const meter = useTierMeter(member?.tier);
  if (!member) return null;
  const states = [
    credit,
    { ...credit, data: undefined, isPending: true },
    { ...credit, data: undefined, isPending: false, error: new Error('down') },
  ];
  return states.map((state, at) => (
    <div className="whole" key={at}>
      <CreditBox
        username={member.username}
        name={member.name}
        tier={<TierChip tier={member.tier} />}
        meter={meter}
        credit={state as typeof credit}
        isOnline
        actions={<CreditActions />}
      />
    </div>
  ));
}

function Figures() {
  const { member } = usePortal();
  return <CreditFigures credit={useCredit(member)} isOnline={false} />;
}

/** A button that opens a sheet: an open one would cover the others. */
function Opened({ label, children }: { label: string; children: (isOpen: boolean, close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {children(isOpen, () => setIsOpen(false))}
    </>
  );
}

const announcement = { _id: 'own-1', active: true, isRead: false, title: 'Maintenance', text: 'Tonight from 3 to 4.' };
const sheetOfAnnouncement = (isOpen: boolean, close: () => void) =>
  isOpen && <AnnouncementSheet announcements={[announcement]} onClose={close} />;

const coupon = {
  kind: 'CREDIT',
  amountSatang: 10_000,
  amountPoints: null,
  turnoverMultiplier: 3,
  requiredTurnoverSatang: 30_000,
  validUntil: null,
} as const;
const sheetOfCoupon = (isOpen: boolean, close: () => void) => (
  <CouponSheet coupon={isOpen ? coupon : null} isSending={false} error={null} onUse={close} onClose={close} />
);

function Ladder() {
  const { prefix, member } = usePortal();
  const { data = [] } = useTierConfigs(prefix);
  return (
    <>
      <h4 id="ladder">Tiers</h4>
      <TierLadder ladder={data} currentLevel={member?.tier.tierLevel ?? 0} overall={0.4} labelledBy="ladder" />
    </>
  );
}

function Medals() {
  const { prefix } = usePortal();
  const { data = [] } = useTierConfigs(prefix);
  return data.map(({ tierLevel, logoUrl }) => <TierMedal key={tierLevel} url={logoUrl} size={48} />);
}

function Profile() {
  const { member } = usePortal();
  return member && <UserInfoScreen member={member} tier={<TierChip tier={member.tier} />} contactHref={null} />;
}

/** A member's id is the referral code, too. */
function Invited() {
  const { member } = usePortal();
  return member && <InviteBanner code={member._id} />;
}

function Chip() {
  const { member } = usePortal();
  return member && <TierChip tier={member.tier} />;
}

/** Components of the domains, with data of the instance's demo member. */
export const domainStories = {
  wallet: {
    CreditActions: () => <CreditActions />,
    CreditBox: Credits,
    CreditBoxGuest: () => <CreditBoxGuest loginTo="/" registerTo="/" />,
    CreditBoxSkeleton: () => <CreditBoxSkeleton />,
    CreditFigures: Figures,
    BonusSwitch: () => <BonusSwitch bonus="BONUS" />,
    ClaimsSheet: () => (
      <Opened label="Claims">{(isOpen, close) => <ClaimsSheet isOpen={isOpen} onClose={close} />}</Opened>
    ),
    CouponSheet: () => <Opened label="CouponSheet">{sheetOfCoupon}</Opened>,
    HistoryRows: () => <HistoryRows />,
    MoneyOnTheWay: () => <MoneyOnTheWay />,
  },
  tiers: {
    TierChip: Chip,
    TierLadder: Ladder,
    TierMedal: Medals,
    MenuClosedScreen: () => <MenuClosedScreen menu="wheel" />,
    ProgressRing: () => (
      <ProgressRing value={0.4} label="40 %">
        40 %
      </ProgressRing>
    ),
  },
  games: gameStories,
  auth: {
    InviteBanner: () => <Invited />,
    LoginForm: () => <LoginForm />,
    LoginScreen: () => (
      <WithAgent>
        {({ logo }) => <LoginScreen image={logo.loginImage} intro="" contactHref={null} isUnderMaintenance={false} />}
      </WithAgent>
    ),
    // It takes the focus when it mounts, which would scroll the page to it.
    RegisterScreen: () => (
      <div className="whole" inert>
        <RegisterScreen isSmsOtp />
      </div>
    ),
    UserInfoScreen: Profile,
    LanguageButton: () => <LanguageButton />,
    LanguageSwitch: () => <LanguageSwitch />,
  },
  content: {
    AfterLogin: () => <AfterLogin />,
    BannerCarousel: () => <BannerCarousel />,
    Announcements: () => <Announcements />,
    AnnouncementRow: () => <AnnouncementRow />,
    AnnouncementSheet: () => <Opened label="AnnouncementSheet">{sheetOfAnnouncement}</Opened>,
    HelpRows: () => <HelpRows />,
  },
  quests: { QuestStrip: () => <QuestStrip /> },
  tournaments: { TournamentCard: () => <TournamentCard /> },
  affiliate: { InviteCard: () => <InviteCard /> },
  support: {
    AskAboutPayment: () => (
      <AskAboutPayment
        payment={{
          reference: { record: 'DEPOSIT', id: 'DP-4A61F09C2B7D', at: '2026-11-21T11:02:00.000Z' },
          title: 'Deposit',
          amount: '+500.37',
        }}
      />
    ),
    SupportRow: () => <SupportRow />,
  },
  notifications: {
    NotificationBell: () => <NotificationBell />,
    NotificationsScreen: () => <NotificationsScreen />,
  },
  protection: { CareRow: () => <CareRow />, SessionReminder: () => <SessionReminder /> },
  theming: {
    BrandMark: () => <WithAgent>{(config) => <BrandMark config={config} />}</WithAgent>,
    AgentIcon: () => (
      <WithAgent>
        {({ icons }) => Object.values(icons).map((src) => <AgentIcon key={src} src={src} size={32} />)}
      </WithAgent>
    ),
    AmbientBackdrop: () => (
      <WithAgent>{(config) => <AmbientBackdrop config={config} minimumAge={20} path="" />}</WithAgent>
    ),
    ColorEditor: () => <ColorEditor themes={DEFAULT_COLORS} onChange={nothing} />,
    ContrastReport: () => (
      <ContrastReport corrections={deriveTokens({ ...DEFAULT_COLORS, textPrimaryColor: '#203040' }).corrections} />
    ),
    DeviceFrame: () => (
      <DeviceFrame
        title="A page"
        address="/studio/page.html"
        box={{ width: 180, height: 320, scale: 1 }}
        message={{}}
      />
    ),
    LogoPicker: () => <LogoPicker onColors={nothing} />,
    PrefixNotFoundScreen: () => <PrefixNotFoundScreen onOpen={nothing} />,
  },
  site: { HousebrandScreen: () => <HousebrandScreen name="coupon" /> },
};
