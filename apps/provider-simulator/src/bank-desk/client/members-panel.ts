import { el, fill } from '../../play/client/dom';
import { baht } from '../../play/client/messages';
import { control, type Member } from './control';
import { panel } from './panel';
import { t } from './messages';

/** The list of members with a filter by agent and by text. */
export class MembersPanel {
  readonly element: HTMLElement;
  private members: Member[] = [];
  private readonly rows = el('tbody');
  private readonly agent: HTMLSelectElement;
  private readonly search = el('input', {
    type: 'search',
    class: 'field',
    placeholder: t('search'),
    'aria-label': t('search'),
  });
  private chosen: string | null = null;

  constructor(
    agents: readonly { prefix: string; name: string }[],
    private readonly choose: (member: Member) => void,
  ) {
    const options = agents.map(({ prefix, name }) => el('option', { value: prefix }, `${prefix} · ${name}`));
    this.agent = el(
      'select',
      { class: 'field', 'aria-label': t('allAgents') },
      el('option', { value: '' }, t('allAgents')),
      ...options,
    );
    this.agent.addEventListener('change', () => this.show());
    this.search.addEventListener('input', () => this.show());
    const head = ['member', 'tier', 'credit', 'turnover'] as const;
    const table = el(
      'table',
      {},
      el('thead', {}, el('tr', {}, ...head.map((key) => el('th', { scope: 'col' }, t(key))))),
      this.rows,
    );
    this.element = panel(
      'members',
      el('div', { class: 'filters' }, this.agent, this.search),
      el('div', { class: 'scroll tall', tabindex: 0, role: 'region', 'aria-label': t('members') }, table),
    );
  }

  async load(): Promise<void> {
    this.members = await control<Member[]>('GET', 'members');
    this.show();
  }

  find(username: string): Member | undefined {
    return this.members.find((member) => member.username === username);
  }

  private show(): void {
    const text = this.search.value.trim().toLowerCase();
    const shown = this.members.filter(
      ({ prefix, username, name }) =>
        (!this.agent.value || prefix === this.agent.value) && `${username} ${name}`.toLowerCase().includes(text),
    );
    fill(this.rows, ...shown.map((member) => this.row(member)));
  }

  private row(member: Member): HTMLElement {
    const pick = el('button', { type: 'button', class: 'link', onclick: () => this.pick(member) }, member.username);
    return el(
      'tr',
      { class: member.username === this.chosen ? 'chosen' : '' },
      el('th', { scope: 'row' }, pick, el('small', {}, member.name)),
      el(
        'td',
        {},
        el(
          'span',
          { class: `medal tier-${member.tier}`, 'aria-label': `${t('tier')} ${member.tier}` },
          String(member.tier),
        ),
      ),
      el('td', { class: 'figure gold' }, baht(member.creditSatang)),
      el('td', { class: 'figure' }, baht(member.turnoverSatang)),
    );
  }

  private pick(member: Member): void {
    this.chosen = member.username;
    this.show();
    this.choose(member);
  }
}
