import { ActionIcon, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from './kit.module.css';
import { useKitMessages } from './messages';

const LONG = 12;

/** Shortens a reference to its ends: `DP-4A61F09C2B7D` → `DP-4…2B7D`. */
export function shortReference(reference: string): string {
  return reference.length <= LONG ? reference : `${reference.slice(0, 4)}…${reference.slice(-4)}`;
}

/** A reference that can be copied; its complete form is the tooltip. */
export function Reference({ text, isWhole = false }: { text: string; isWhole?: boolean }) {
  const t = useKitMessages();
  return (
    <span className={classes.copy}>
      <span title={text}>{isWhole ? text : shortReference(text)}</span>
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <ActionIcon
            size="xs"
            variant="subtle"
            color="gray"
            aria-label={copied ? t('copied') : `${t('copy')} ${text}`}
            onClick={(event) => {
              event.stopPropagation();
              copy();
            }}
          >
            {copied ? <IconCheck size={13} /> : <IconCopy size={13} />}
          </ActionIcon>
        )}
      </CopyButton>
    </span>
  );
}
