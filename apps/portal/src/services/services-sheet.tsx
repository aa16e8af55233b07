import { MENU_KEYS, type MenuKey } from '@housebrand/shared';
import {
  Card,
  Link,
  ListRow,
  Pill,
  Sheet,
  useLanguage,
  useMenus,
  usePath,
  usePortal,
  useShownInAddress,
} from '@housebrand/shared/react';
import { useClosedMenu, useTierConfigs } from '@housebrand/tiers/react';
import type { TierConfig } from '@housebrand/tiers';
import { IconHeadset, IconLock } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { screenPages } from '../routes/screen-pages';
import { SERVICE_GROUPS, type Service } from './services';
import { useServicesMessages } from './services-messages';
import { OPEN, searchFor, type SheetName } from './sheets';
import classes from './services-sheet.module.css';
import { useWaiting, type Hint } from './use-waiting';

const NAME: SheetName = 'services';

/** All services of the member in groups, with what waits in each; then the menus that a higher tier opens. */
export default function ServicesSheet() {
  const t = useServicesMessages();
  const { value, close } = useShownInAddress(OPEN);
  return (
    <Sheet isOpen={value === NAME} onClose={close} title={t('title')} isInAddress>
      <Services />
    </Sheet>
  );
}

function Services() {
  const t = useServicesMessages();
  const { isOffered } = useMenus();
  const { contactHref } = usePortal();
  const waiting = useWaiting();
  return (
    <div className={classes.groups}>
      {SERVICE_GROUPS.map(({ key, services }) => (
        <Group key={key} title={t(key)}>
          {services
            .filter(({ menu }) => menu === undefined || isOffered(menu))
            .map((service) => (
              <li key={service.path}>
                <ServiceLink service={service} hint={waiting.get(service.path)} />
              </li>
            ))}
          {key === 'help' && contactHref && (
            <li>
              <a className={classes.service} href={contactHref} target="_blank" rel="noopener noreferrer">
                <Tile Icon={IconHeadset} label={t('contact')} />
              </a>
            </li>
          )}
        </Group>
      ))}
      <ClosedMenus />
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {title}
      </h3>
      <ul className={classes.grid}>{children}</ul>
    </section>
  );
}

function ServiceLink({ service: { path: route, Icon }, hint }: { service: Service; hint: Hint | undefined }) {
  const t = useServicesMessages();
  const language = useLanguage();
  const path = usePath();
  const page = screenPages.find((one) => one.path === route);
  if (page) {
    return (
      <Link className={classes.service} to={path(route)}>
        <Tile Icon={Icon} label={page.title[language]} hint={hint} />
      </Link>
    );
  }
  // A sheet over the home page instead of this one: closing it leads back to where this one was opened.
  return (
    <Link className={classes.service} to={`${path()}${searchFor('cashback')}`} state={OPEN} replace>
      <Tile Icon={Icon} label={t('cashback')} hint={hint} />
    </Link>
  );
}

interface TileProps extends Pick<Service, 'Icon'> {
  label: string;
  hint?: Hint | undefined;
}

function Tile({ Icon, label, hint }: TileProps) {
  return (
    <>
      <span className={classes.disc}>
        <Icon size={24} aria-hidden />
      </span>
      <span>{label}</span>
      {hint && <Pill tone={hint.tone}>{hint.text}</Pill>}
    </>
  );
}

/** The menus that the member's tier does not open: the tier that does, and how far away it is. */
function ClosedMenus() {
  const { prefix } = usePortal();
  const { isOffered } = useMenus();
  const { data: ladder } = useTierConfigs(prefix);
  // The withdrawal is always open, whatever the tier lists.
  const closed = MENU_KEYS.filter((menu) => menu !== 'withdraw' && !isOffered(menu));
  return ladder && closed.length > 0 ? <ClosedRows menus={closed} ladder={ladder} /> : null;
}

function ClosedRows({ menus, ladder }: { menus: readonly MenuKey[]; ladder: readonly TierConfig[] }) {
  const t = useServicesMessages();
  const path = usePath();
  const { pathOf } = useMenus();
  const describe = useClosedMenu(ladder);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {t('closed')}
      </h3>
      <Card isPadded={false}>
        {menus.map((menu) => {
          const { message, meter } = describe(menu);
          return (
            <ListRow
              key={menu}
              icon={<IconLock size={22} aria-hidden />}
              label={message}
              note={meter?.label}
              to={path(pathOf(menu) ?? 'user-info/tier-detail')}
            />
          );
        })}
      </Card>
    </section>
  );
}
