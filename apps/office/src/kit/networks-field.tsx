import { TextInput } from '@mantine/core';
import { useKitMessages } from './messages';

/** Asks for networks in CIDR notation, separated by commas or spaces. */
export function NetworksField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useKitMessages();
  return (
    <TextInput
      label={t('networks')}
      description={t('networksHint')}
      placeholder="203.0.113.0/24"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Returns the networks of a {@link NetworksField}. */
export function networksIn(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}
