/** The theme's breakpoints in pixels (specification section 9). Lint rejects other widths in media queries. */
export const BREAKPOINTS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;

/** The name of a breakpoint. */
export type Breakpoint = keyof typeof BREAKPOINTS;

/**
 * The media query of a phone held sideways, whose bars would take most of the height. Lint rejects other heights in
 * media queries.
 */
export const FLAT_SCREEN = '(height < 480px) and (orientation: landscape)';
