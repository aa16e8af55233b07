import { Drawer } from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import { IconX } from '@tabler/icons-react';
import { startTransition, useContext, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { MantineRoot } from '../mantine/mantine-root';
import { useSharedMessages } from '../../browser';
import { classNames } from './class-names';
import { IconButton } from './icon-button';
import { useClosedByBack } from './sheet-history';
import { SheetTarget } from './sheet-target';
import classes from './sheet-panel.module.css';

export interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  /** The content sets the initial focus with `data-autofocus`; the title has it by default. */
  hasOwnFocus?: boolean;
  /** The address opens it (`useShownInAddress`), so that back closes it without an entry of its own. */
  isInAddress?: boolean;
  /** On a wide screen of the portal, it opens beside the column, which stays in view: for details of a list. */
  isBeside?: boolean;
}

/** Screen readers first announce the sheet's title, not its close button. */
const AT_TITLE = { tabIndex: -1, 'data-autofocus': true };

/** Locks the page behind. Reserves the scroll bar's width, so that nothing shifts. */
function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return undefined;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    style.scrollbarGutter = 'stable';
    return () => {
      style.overflow = '';
      style.scrollbarGutter = '';
    };
  }, [isLocked]);
}

/** The panel itself, based on Mantine's drawer; {@link Sheet} loads it. */
export default function SheetPanel(props: SheetProps) {
  return (
    <MantineRoot>
      <Panel {...props} />
    </MantineRoot>
  );
}

/** Keeps the content of a sheet while it closes, even when its data is gone. */
function useShown<T>(isOpen: boolean, content: T): T {
  const shown = useRef(content);
  if (isOpen) shown.current = content;
  return shown.current;
}

function Panel({ isOpen, onClose, isInAddress, isBeside = false, ...content }: SheetProps) {
  const { title, children, footer, hasOwnFocus } = useShown(isOpen, content);
  const t = useSharedMessages();
  const target = useContext(SheetTarget);
  const beside = isBeside && !target && classes.beside;
  useScrollLock(isOpen);
  useClosedByBack(isOpen && !isInAddress, onClose);
  // Mantine records the focus when `opened` turns true, and so never for a drawer that mounts open.
  const [isShown, setShown] = useState(false);
  // Render the content in slices after the frame: all at once blocks a phone during the opening.
  useEffect(() => (isOpen ? startTransition(() => setShown(true)) : setShown(false)), [isOpen]);
  return (
    <Drawer.Root
      opened={isShown}
      onClose={onClose}
      position="bottom"
      {...(target && { portalProps: { target } })}
      // Mantine's own lock adds a style element, which the page's content security policy blocks.
      lockScroll={false}
      transitionProps={{ transition: 'slide-up', duration: 240 }}
      classNames={{ root: classes.root!, inner: classes.inner!, content: classNames(classes.content, beside) }}
    >
      <Drawer.Overlay className={classNames(classes.scrim, beside)} />
      <Drawer.Content>
        <span className={classes.grabber} aria-hidden />
        <div className={classes.header}>
          <Drawer.Title className={classes.title!} {...(!hasOwnFocus && AT_TITLE)}>
            {title}
          </Drawer.Title>
          <IconButton label={t('close')} onClick={onClose}>
            <IconX size={22} aria-hidden />
          </IconButton>
        </div>
        <Drawer.Body className={classes.body!}>{children}</Drawer.Body>
        {footer && <div className={classes.footer}>{footer}</div>}
      </Drawer.Content>
    </Drawer.Root>
  );
}
