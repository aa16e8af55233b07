import { deriveTokens, tokensCss, type ThemeColors } from '@housebrand/theming';
import { useMemo } from 'react';
import { HOST_STYLES } from './host-styles';

/** Applies a look of ten colours inside `data-housebrand` and nowhere else on the page. */
export function HostTheme({ colors }: { colors: ThemeColors }) {
  const css = useMemo(() => {
    const { tokens, colorScheme } = deriveTokens(colors);
    return tokensCss(tokens, colorScheme).replace(':root', '[data-housebrand]') + HOST_STYLES;
  }, [colors]);
  // Without an `href`: React inserts a style with one only once, so that another look would not apply.
  return <style data-housebrand-look="">{css}</style>;
}
