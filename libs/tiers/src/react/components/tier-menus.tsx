import type { MenuKey } from '@housebrand/shared';
import { classNames, Link, useMenus, usePath } from '@housebrand/shared/react';
import { MENU_ICONS } from '../menus';
import { useTierMessages } from '../messages';
import classes from './tier-menus.module.css';

export interface TierMenusProps {
  menus: readonly MenuKey[];
  labelledBy: string;
  /** Whether the menus open only from a later tier: muted and without links. */
  isClosed?: boolean;
}

/** The menus that a tier opens, linked to their pages where one exists. */
export function TierMenus({ menus, labelledBy, isClosed = false }: TierMenusProps) {
  return (
    <ul className={classes.menus} aria-labelledby={labelledBy}>
      {menus.map((menu) => (
        <li key={menu}>
          <TierMenu menu={menu} isClosed={isClosed} />
        </li>
      ))}
    </ul>
  );
}

function TierMenu({ menu, isClosed }: { menu: MenuKey; isClosed: boolean }) {
  const t = useTierMessages();
  const path = usePath();
  const page = useMenus().pathOf(menu);
  const Icon = MENU_ICONS[menu];
  const content = (
    <>
      <span className={classes.icon}>
        <Icon size={24} aria-hidden />
      </span>
      <span>{t(`menu.${menu}`)}</span>
    </>
  );
  return isClosed || page === null ? (
    <span className={classNames(classes.menu, isClosed && classes.closed)}>{content}</span>
  ) : (
    <Link className={classes.menu} to={path(page)}>
      {content}
    </Link>
  );
}
