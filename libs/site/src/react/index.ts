export { memoryTokens } from './connection';
export type { OnNavigate } from './host-router';
export { HousebrandProvider, OWN_LANGUAGES, type HousebrandProviderProps } from './housebrand-provider';
export { HousebrandScreen, type HousebrandScreenProps, type ScreenName } from './housebrand-screen';
export {
  ApiError,
  ROUTES,
  type HostRoutes,
  type MessageOverrides,
  type RouteName,
  type TokenStore,
} from '@housebrand/shared/react';
export type { ThemeColors } from '@housebrand/theming';
export { SiteFrame, type SiteFrameProps } from './site-frame';
export type { EndedSession } from './site-member';
