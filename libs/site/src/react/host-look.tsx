import { deriveTokens, tokensCss, type ThemeColors } from '@housebrand/theming';
import { useMemo } from 'react';
import { HOST_STYLES } from './host-styles';

/** The look of ten colours, for what stands inside of `data-housebrand` and for nothing else on the page. */
export function HostTheme({ colors }: { colors: ThemeColors }) {
  const css = useMemo(() => {
    const { tokens, colorScheme } = deriveTokens(colors);
    return tokensCss(tokens, colorScheme).replace(':root', '[data-housebrand]') + HOST_STYLES;
  }, [colors]);
  // without an `href`: React writes a style with one once, and another look would not be worn
  return <style data-housebrand-look="">{css}</style>;
}
