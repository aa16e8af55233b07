export * from './addresses';
export * from './agent-config';
export * from './agent-sites';
export { themingMessages } from './catalogue';
export {
  isHexColor,
  luminance,
  mix,
  shiftLightness,
  toOklch,
  fromOklch,
  withAlpha,
  type HexColor,
  type Oklch,
} from './color-space';
export { BODY_CONTRAST, GRAPHIC_CONTRAST, TEXT_CONTRAST, contrast, gradientSamples, lowestContrast } from './contrast';
export type { Correction } from './corrections';
export { deriveTokens, type Look } from './derive-tokens';
export { GAME_TYPES, gameTypeNamed, type GameType } from './game-types';
export { isEmbeddingOrigin } from './embedding-origin';
export { chatFrameAddress, CHAT_FRAME_PATH, isLiveChatLoader, LIVE_CHAT_LENGTH } from './live-chat';
export {
  chosenImages,
  DEFAULT_LOADING_IMAGE,
  inheritImages,
  type AgentImages,
  type PartialImages,
} from './look-inheritance';
export { DEFAULT_COLORS, DEMO_COLORS } from './palettes';
export { THEME_COLOR_FIELDS, findThemeColorProblems } from './theme-colors';
export { TOKEN_NAMES, type TokenName, type Tokens } from './token-names';
export { tokensCss } from './tokens-css';
export { AgentClosed, AgentPrefixOverlap, AgentVersionConflict, UnknownAgent } from './errors';
export {
  ALWAYS_DISABLED_PROVIDERS,
  mergeSiteConfig,
  NO_SITE_ANSWER,
  type ProviderSiteAnswer,
  type SiteAnswer,
  type SiteRestrictions,
} from './site-config';
export { readPortalAddress, sitePrefix, writePortalAddress, type PortalAddress } from './portal-address';
export * from './pages';
export * from './topics';
