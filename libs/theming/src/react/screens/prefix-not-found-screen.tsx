import { Button, FormBox, StateScreen, TextField, useForm } from '@housebrand/shared/react';
import { themingMessages } from '../../core';
import { readPrefixCookie } from '../startup/prefix-cookie';
import { siteCodeProblems, typedPrefix } from '../startup/start-up';
import { useThemingMessages } from '../messages';
import classes from './prefix-not-found-screen.module.css';

/** What happens when a visitor enters another agent's code. */
export interface PrefixNotFoundScreenProps {
  /** Opens an agent's site with a full page load, since the look comes with the page. */
  onOpen: (prefix: string) => void;
}

/** The page for an unknown agent, which asks for the site code (specification section 2). */
export function PrefixNotFoundScreen({ onOpen }: PrefixNotFoundScreenProps) {
  const t = useThemingMessages();
  return (
    <StateScreen
      kind="prefix"
      headingLevel={1}
      isWhole
      title={t('prefixTitle')}
      text={t('prefixText')}
      action={<SiteCodeForm onOpen={onOpen} />}
    />
  );
}

function SiteCodeForm({ onOpen }: PrefixNotFoundScreenProps) {
  const t = useThemingMessages();
  const form = useForm({
    initial: { site: typedPrefix(readPrefixCookie() ?? '') ?? '' },
    secrets: {},
    rules: ({ site }) => siteCodeProblems(site),
    messages: [themingMessages],
    send: async ({ site }) => {
      const prefix = typedPrefix(site);
      if (prefix) onOpen(prefix);
    },
  });
  return (
    <FormBox
      form={form}
      className={classes.form}
      actions={
        <Button type="submit" isFullWidth>
          {t('prefixOpen')}
        </Button>
      }
    >
      <TextField
        {...form.field('site', (typed) => typed.toUpperCase())}
        label={t('prefixLabel')}
        hint={t('prefixHint')}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={12}
        enterKeyHint="go"
        required
      />
    </FormBox>
  );
}
