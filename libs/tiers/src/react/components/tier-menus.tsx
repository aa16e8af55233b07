import type { MenuKey } from '@housebrand/shared';
import { useMenus, usePath } from '@housebrand/shared/react';
import { Link } from 'react-router';
import { MENU_ICONS } from '../menus';
import { useTierWords } from '../words';
import classes from './tier-menus.module.css';

/** The menus that the member's tier opens; one that has a page leads there. */
export function TierMenus({ menus, labelledBy }: { menus: readonly MenuKey[]; labelledBy: string }) {
  return (
    <ul className={classes.menus} aria-labelledby={labelledBy}>
      {menus.map((menu) => (
        <li key={menu}>
          <TierMenu menu={menu} />
        </li>
      ))}
    </ul>
  );
}

function TierMenu({ menu }: { menu: MenuKey }) {
  const words = useTierWords();
  const path = usePath();
  const page = useMenus().pathOf(menu);
  const Icon = MENU_ICONS[menu];
  const face = (
    <>
      <span className={classes.icon}>
        <Icon size={24} aria-hidden />
      </span>
      {words(`menu.${menu}`)}
    </>
  );
  return page === null ? (
    <span className={classes.menu}>{face}</span>
  ) : (
    <Link className={classes.menu} to={path(page)}>
      {face}
    </Link>
  );
}
