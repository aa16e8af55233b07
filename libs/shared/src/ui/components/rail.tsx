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
import { useSharedMessages, whenIdle } from '../../browser';
import { classNames } from './class-names';
import classes from './rail.module.css';

/** A row that scrolls sideways, and how much of it is visible. */
export interface RailProps {
  /** The accessible name of the list; or set `labelledBy`. */
  label?: string;
  labelledBy?: string;
  /** Width of one item, a CSS length. Choose it so that the last visible item is cut by a third. */
  itemWidth?: string;
  /** 2 makes a grid of two rows that scrolls sideways. */
  rows?: 1 | 2;
  /**
   * Number of items to render at first; the others follow when the visitor comes near, or rests after using the page.
   * If omitted, all.
   */
  atFirst?: number;
  className?: string;
  children: ReactNode;
}

/**
 * A row that scrolls sideways and snaps; each child becomes one item of the list. A mouse cannot swipe: it gets an
 * arrow at each end where the row continues.
 */
export function Rail({ label, labelledBy, itemWidth, rows = 1, atFirst, className, children }: RailProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [more, queueMeasure] = useMore(list);
  const [isWhole, complete] = useCompletion(atFirst);
  const hasMouse = useHasMouse();
  const items = Children.toArray(children);
  const handleApproach = (): void => {
    complete();
    queueMeasure();
  };
  const style = { '--rail-item': itemWidth ?? 'auto', '--rail-rows': rows } as CSSProperties;
  return (
    <div className={classes.frame} onPointerEnter={handleApproach} onFocus={handleApproach}>
      <ul
        ref={list}
        id={id}
        className={classNames(classes.rail, className)}
        style={style}
        aria-label={label}
        aria-labelledby={labelledBy}
        onScroll={handleApproach}
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

/** Rest after the first use of the page before an untouched rail is completed. */
const REST_MS = 3_000;
/** Events that show use of the page: until then, no data is spent on items out of view. */
const USE_EVENTS = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;
/** A dialog that opens by itself takes the focus without the visitor. */
const isDialogFocus = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[role=dialog]') !== null;

function useCompletion(atFirst: number | undefined): [boolean, () => void] {
  const [isWhole, setWhole] = useState(atFirst === undefined);
  const [complete] = useState(() => () => startTransition(() => setWhole(true)));
  useEffect(() => {
    if (isWhole) return undefined;
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = (use: Event): void => {
      if (use.type === 'focusin' && isDialogFocus(use)) return;
      ended.abort();
      timer = setTimeout(() => whenIdle(complete), REST_MS);
    };
    for (const use of USE_EVENTS)
      document.addEventListener(use, rest, { capture: true, passive: true, signal: ended.signal });
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [isWhole, complete]);
  return [isWhole, complete];
}

const MOUSE = '(hover: hover) and (pointer: fine)';

/** Whether the visitor has a mouse, which cannot swipe. */
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

/**
 * At which ends the row continues; measured when the visitor comes near, so that a page with many rails measures
 * none.
 */
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
  const queueMeasure = (): void => {
    if (isQueued.current || !window.matchMedia?.(MOUSE).matches) return;
    isQueued.current = true;
    requestAnimationFrame(measure);
  };
  return [more, queueMeasure];
}

interface ArrowProps {
  list: RefObject<HTMLUListElement | null>;
  listId: string;
  direction: -1 | 1;
  hasMore: boolean;
}

/** Stays in place at the end, so that keyboard users don't lose the focus. */
function Arrow({ list, listId, direction, hasMore }: ArrowProps) {
  const t = useSharedMessages();
  const Icon = direction < 0 ? IconChevronLeft : IconChevronRight;
  const scroll = (): void => {
    const rail = list.current;
    // Scroll by most of the visible width, so that the cut item becomes fully visible.
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
