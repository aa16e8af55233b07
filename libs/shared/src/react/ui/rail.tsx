import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import {
  Children,
  isValidElement,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { whenIdle } from '../state/idle';
import { useSharedMessages } from '../messages/shared-messages';
import { classNames } from './class-names';
import classes from './rail.module.css';

/** A row that scrolls sideways, and how much of it is seen. */
export interface RailProps {
  /** Names the list for screen readers; or give `labelledBy`. */
  label?: string;
  labelledBy?: string;
  /** Width of one item, a CSS length. Choose it so that the last visible one is cut by a third. */
  itemWidth?: string;
  /** 2 makes a grid of two rows that scrolls sideways. */
  rows?: 1 | 2;
  /** So many items are drawn at first, the others when somebody comes near or has used the page and rests; left out: all. */
  atFirst?: number;
  className?: string;
  children: ReactNode;
}

/**
 * A row that scrolls sideways and snaps; each child becomes one item of the list. A mouse cannot swipe: on a wide screen
 * it gets an arrow at each end that has more.
 */
export function Rail({ label, labelledBy, itemWidth, rows = 1, atFirst, className, children }: RailProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [more, look] = useMore(list);
  const [isWhole, complete] = useWhole(atFirst);
  const hasMouse = useHasMouse();
  const items = Children.toArray(children);
  const comeNear = (): void => {
    complete();
    look();
  };
  const style = { '--rail-item': itemWidth ?? 'auto', '--rail-rows': rows } as CSSProperties;
  return (
    <div className={classes.frame} onPointerEnter={comeNear} onFocus={comeNear}>
      <ul
        ref={list}
        id={id}
        className={classNames(classes.rail, className)}
        style={style}
        aria-label={label}
        aria-labelledby={labelledBy}
        onScroll={comeNear}
      >
        {(isWhole ? items : items.slice(0, atFirst)).map((child, index) => (
          <li key={isValidElement(child) ? child.key : index} className={classes.item}>
            {child}
          </li>
        ))}
      </ul>
      {hasMouse && (
        <>
          <Arrow list={list} listId={id} direction={-1} hasMore={more.before} />
          <Arrow list={list} listId={id} direction={1} hasMore={more.after} />
        </>
      )}
    </div>
  );
}

/** On a page that somebody uses, a rail that was not touched is made whole after so long a rest. */
const REST_MS = 3_000;
/** What says that somebody uses the page: till then its data is not spent on what is out of view. */
const USES = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;
/** A sheet that opens by itself takes the focus: nobody gave it. */
const takesFocus = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[role=dialog]') !== null;

function useWhole(atFirst: number | undefined): [boolean, () => void] {
  const [isWhole, setWhole] = useState(atFirst === undefined);
  const [complete] = useState(() => () => startTransition(() => setWhole(true)));
  useEffect(() => {
    if (isWhole) return undefined;
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = (use: Event): void => {
      if (use.type === 'focusin' && takesFocus(use)) return;
      ended.abort();
      timer = setTimeout(() => whenIdle(complete), REST_MS);
    };
    for (const use of USES)
      document.addEventListener(use, rest, { capture: true, passive: true, signal: ended.signal });
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [isWhole, complete]);
  return [isWhole, complete];
}

const MOUSE = '(hover: hover) and (pointer: fine)';

/** Whether there is a mouse, which cannot swipe. */
function useHasMouse(): boolean {
  return useSyncExternalStore(
    followMouse,
    () => window.matchMedia?.(MOUSE).matches ?? false,
    () => false,
  );
}

function followMouse(notify: () => void): () => void {
  const query = window.matchMedia?.(MOUSE);
  query?.addEventListener('change', notify);
  return () => query?.removeEventListener('change', notify);
}

interface More {
  before: boolean;
  after: boolean;
}

/** At which ends there is more; measured when somebody comes near, so that a page with many rails measures none. */
function useMore(list: RefObject<HTMLUListElement | null>): [More, () => void] {
  const [more, setMore] = useState<More>({ before: false, after: true });
  const isQueued = useRef(false);
  const measure = (): void => {
    isQueued.current = false;
    if (!list.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = list.current;
    const next = { before: scrollLeft > 1, after: scrollLeft < scrollWidth - clientWidth - 1 };
    setMore((last) => (last.before === next.before && last.after === next.after ? last : next));
  };
  const look = (): void => {
    if (isQueued.current || !window.matchMedia?.(MOUSE).matches) return;
    isQueued.current = true;
    requestAnimationFrame(measure);
  };
  return [more, look];
}

interface ArrowProps {
  list: RefObject<HTMLUListElement | null>;
  listId: string;
  direction: -1 | 1;
  hasMore: boolean;
}

/** It stays in place at the end, so that a keyboard does not lose its focus there. */
function Arrow({ list, listId, direction, hasMore }: ArrowProps) {
  const t = useSharedMessages();
  const Icon = direction < 0 ? IconChevronLeft : IconChevronRight;
  const scroll = (): void => {
    const rail = list.current;
    // most of what is in view goes by, and the item that was cut comes whole
    rail?.scrollBy({ left: direction * rail.clientWidth * 0.8 });
  };
  return (
    <button
      type="button"
      className={classNames(classes.arrow, direction < 0 ? classes.back : classes.on)}
      aria-label={t(direction < 0 ? 'railBack' : 'railOn')}
      aria-controls={listId}
      aria-disabled={!hasMore}
      onClick={scroll}
    >
      <Icon size={22} aria-hidden />
    </button>
  );
}
