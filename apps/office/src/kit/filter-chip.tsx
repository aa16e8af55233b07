import { Button } from '@mantine/core';
import { useFilters } from './filters';

/** A filter of the address that is set elsewhere: a press removes it. */
export function FilterChip({ name, text }: { name: string; text?: string }) {
  const { get, set } = useFilters();
  const value = get(name);
  if (value === undefined) return null;
  return (
    <Button variant="light" onClick={() => set({ [name]: undefined })}>
      {`${text ?? value} ×`}
    </Button>
  );
}
