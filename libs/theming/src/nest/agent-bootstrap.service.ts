import { Injectable } from '@nestjs/common';
import { DEFAULT_PREFIX } from '@housebrand/shared';
import { Settings } from '@housebrand/shared/nest';
import { DEFAULT_COLORS, deriveTokens, tokensCss, type AgentBootstrap } from '../core';
import { AgentConfigService, type AgentConfigView, type Visit } from './agent-config.service';
import { drawnImages } from './agent-config.mapper';

const STAND_IN_LOADER = '/assets/chat-loader.js';

/** What the HTML shell needs to wear an agent's look in its first byte. */
export interface ShellLook {
  /** Whether there is a portal token is a matter of the request: the shell adds it. */
  bootstrap: Omit<AgentBootstrap, 'hasPortalToken'>;
  /** `:root{--s0:…}`. */
  tokensCss: string;
  /** The colour of the browser's own bars. */
  themeColor: string;
  /** The agent's name: the end of every page title. */
  name: string;
  favicon: string;
  /** 1200×573, absolute: link previews do not know our origin. */
  shareImage: string;
  intro: string;
  /** Address of the live chat's loader, for the chat's own frame; `null`: the agent has no live chat. */
  liveChat: string | null;
  /** Changes whenever anything here does. */
  version: string;
}

/** Start-up on the server's side (specification section 4): which agent the page is for, and its look. */
@Injectable()
export class AgentBootstrapService {
  private readonly looks = new WeakMap<AgentConfigView, ShellLook>();

  constructor(
    private readonly agents: AgentConfigService,
    private readonly settings: Settings,
  ) {}

  /**
   * The look of a page under a prefix. The bootstrap's configuration is `null`, and the look MASTER's, when there is no such
   * agent or another product serves it (`gameAgent.isEnable`): the portal goes to /prefix-not-found.
   *
   * @param prefix of the path or the cookie; `null` when there is neither
   */
  async forShell(prefix: string | null, visit: Visit): Promise<ShellLook> {
    const view = prefix === null ? null : await this.findView(prefix, visit);
    if (view && !view.config.gameAgent.isEnable) return this.cached(view);
    return this.withoutAgent(await this.findView(DEFAULT_PREFIX, visit));
  }

  private async findView(prefix: string, visit: Visit): Promise<AgentConfigView | null> {
    const record = await this.agents.findRecord(prefix);
    return record ? this.agents.view(record.prefix, visit) : null;
  }

  private cached(view: AgentConfigView): ShellLook {
    let look = this.looks.get(view);
    if (!look) {
      look = this.derive(view);
      this.looks.set(view, look);
    }
    return look;
  }

  private derive({ config, version, embeddingOrigins, liveChat: ownChat }: AgentConfigView): ShellLook {
    const { tokens, colorScheme } = deriveTokens(config.themes);
    const { minimumAge, mode, publicOrigin } = this.settings;
    const liveChat = ownChat || this.standInChat();
    return {
      bootstrap: {
        config,
        colorScheme,
        minimumAge,
        simulator: mode === 'simulator',
        embeddingOrigins: [...embeddingOrigins],
        ...(liveChat && { hasLiveChat: true }),
      },
      tokensCss: tokensCss(tokens, colorScheme),
      themeColor: tokens.s0,
      name: config.agent.name,
      favicon: config.logo.favicon,
      shareImage: new URL(config.logo.shareImage, publicOrigin).href,
      intro: config.generals.intro,
      liveChat: liveChat ?? null,
      version: `${config.agentID}.${version}`,
    };
  }

  private withoutAgent(master: AgentConfigView | null): ShellLook {
    const look = master ? this.cached(master) : this.bare();
    const { hasLiveChat: _nobodys, ...bootstrap } = look.bootstrap;
    return {
      ...look,
      liveChat: null,
      bootstrap: { ...bootstrap, config: null, embeddingOrigins: [] },
      version: `none.${look.version}`,
    };
  }

  /** Where no agent has a live chat yet, one can be tried: the simulator serves a chat site of its own. */
  private standInChat(): string | null {
    const { mode, providers } = this.settings;
    return mode === 'simulator' ? new URL(STAND_IN_LOADER, providers.external.url).href : null;
  }

  /** Before anybody has created MASTER. */
  private bare(): ShellLook {
    const { tokens, colorScheme } = deriveTokens(DEFAULT_COLORS);
    const { logo } = drawnImages(DEFAULT_PREFIX, 1);
    const { minimumAge, mode, publicOrigin } = this.settings;
    return {
      bootstrap: { config: null, colorScheme, minimumAge, simulator: mode === 'simulator' },
      tokensCss: tokensCss(tokens, colorScheme),
      themeColor: tokens.s0,
      name: 'Housebrand',
      favicon: logo.favicon,
      shareImage: new URL(logo.shareImage, publicOrigin).href,
      intro: '',
      liveChat: null,
      version: 'bare',
    };
  }
}
