import { useEffect } from 'react';
import { useAgent } from '../session/session-context';

/** Sets the browser's title: `{title} - {agent}`. */
export function useTitle(title: string): void {
  const { name } = useAgent();
  useEffect(() => {
    document.title = `${title} - ${name}`;
  }, [title, name]);
}
