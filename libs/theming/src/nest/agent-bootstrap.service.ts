import { Injectable } from '@nestjs/common';
import { DEFAULT_PREFIX } from '@housebrand/shared';
import { Settings } from '@housebrand/shared/nest';
import { DEFAULT_COLORS, deriveTokens, tokensCss, type AgentBootstrap } from '../core';
import { AgentConfigService, type AgentConfigView, type Visit } from './agent-config.service';
import { drawnImages } from './agent-config.mapper';

const STAND_IN_LOADER = '/assets/chat-loader.js';

/** What the HTML shell needs to show an agent's look from the first byte. */
export interface ShellLook {
  /** Without the portal token, which depends on the request: the shell adds it. */
  bootstrap: Omit<AgentBootstrap, 'hasPortalToken'>;
  /** `:root{--s0:…}`. */
  tokensCss: string;
  /** The colour of the browser's toolbar. */
  themeColor: string;
  /** The agent's name, which ends every page title. */
  name: string;
  favicon: string;
  /** 1200×573, absolute: link previews don't resolve relative addresses. */
  shareImage: string;
  intro: string;
  /** Address of the live chat's loader, for the chat's own frame; `null` when the agent has no live chat. */
  liveChat: string | null;
  /** Changes with any other field. */
  version: string;
}

/** The server's part of start-up (specification section 4): the agent of a page, and its look. */
@Injectable()
export class AgentBootstrapService {
  private readonly looks = new WeakMap<AgentConfigView, ShellLook>();

  constructor(
    private readonly agents: AgentConfigService,
    private readonly settings: Settings,
  ) {}

  /**
   * Returns the look of a page under a prefix. When the agent does not exist or another product serves it
   * (`gameAgent.isEnable`), the configuration is `null` and the look MASTER's: the portal goes to /prefix-not-found.
   *
   * @param prefix from the path or the cookie; `null` when neither has one
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
    const { hasLiveChat: _omitted, ...bootstrap } = look.bootstrap;
    return {
      ...look,
      liveChat: null,
      bootstrap: { ...bootstrap, config: null, embeddingOrigins: [] },
      version: `none.${look.version}`,
    };
  }

  /** In simulator mode, agents without a live chat get the simulator's own chat site for trying it out. */
  private standInChat(): string | null {
    const { mode, providers } = this.settings;
    return mode === 'simulator' ? new URL(STAND_IN_LOADER, providers.external.url).href : null;
  }

  /** Used before MASTER is created. */
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
