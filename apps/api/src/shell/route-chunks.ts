import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, ManifestEntry>;

/** Which screen's file a page needs first, by the key of its title. The names are the portal's and the domains'. */
const SCREENS: Record<string, string> = {
  home: '/screens/home-page.tsx',
  login: '/screens/login-page.tsx',
  userInfo: '/screens/user-info-page.tsx',
  game: '/games/src/react/screens/lobby.tsx',
  favoriteGames: '/games/src/react/screens/favorite-games.tsx',
  tierDetail: '/tiers/src/react/screens/tier-detail.tsx',
};

/** Files that a page's screen will ask for, so that the browser fetches them together with the first ones. */
export class RouteChunks {
  private readonly manifest: Manifest;
  private readonly loadedAnyway: ReadonlySet<string>;

  constructor(folder: string) {
    const file = join(folder, '.vite/manifest.json');
    this.manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
    const entry = Object.keys(this.manifest).find((key) => this.manifest[key]?.isEntry);
    this.loadedAnyway = entry ? this.filesOf(entry) : new Set();
  }

  /** Addresses of scripts and style sheets beyond those that every page loads. */
  of(titleKey: string): string[] {
    const screen = SCREENS[titleKey];
    const key = screen && Object.keys(this.manifest).find((name) => `/${name}`.endsWith(screen));
    if (!key) return [];
    return [...this.filesOf(key)].filter((file) => !this.loadedAnyway.has(file)).map((file) => `/${file}`);
  }

  private filesOf(key: string, found = new Set<string>()): Set<string> {
    const entry = this.manifest[key];
    if (!entry || found.has(entry.file)) return found;
    found.add(entry.file);
    for (const style of entry.css ?? []) found.add(style);
    for (const inner of entry.imports ?? []) this.filesOf(inner, found);
    return found;
  }
}
