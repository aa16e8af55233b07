import { createContext } from 'react';

/** The element that sheets render into; `null` for the end of the body, where the portal's styles apply. */
export const SheetTarget = createContext<HTMLElement | null>(null);
