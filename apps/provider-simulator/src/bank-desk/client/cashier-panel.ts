import { el, fill } from '../../play/client/dom';
import { baht } from '../../play/client/messages';
import { satangOf } from './amount';
import { control, type Member, type Payment, type StatementLine } from './control';
import { decisionRow } from './decisions';
import { button, panel } from './panel';
import { type DeskMessageKey, language, t, when } from './messages';

interface Sample {
  category: string;
  games: { id: string; name: string }[];
}

/** One member: figures, deposits and withdrawals, games, sessions, statement. */
export class CashierPanel {
  readonly element: HTMLElement;
  private readonly body = el('div', { class: 'cashier' });
  private member: Member | null = null;

  constructor(
    private readonly samples: readonly Sample[],
    private readonly changed: () => Promise<void>,
  ) {
    this.element = panel('desk', this.body);
    fill(this.body, el('p', { class: 'empty' }, t('choose')));
  }

  get username(): string | null {
    return this.member?.username ?? null;
  }

  async show(member: Member): Promise<void> {
    this.member = member;
    const [lines, payments] = await Promise.all([
      control<StatementLine[]>('GET', `members/${member.username}/statement?limit=30`),
      control<Payment[]>('GET', `payments?username=${member.username}&open=true`),
    ]);
    fill(
      this.body,
      this.head(member),
      this.money(member),
      this.decisions(payments),
      this.games(member),
      this.sessions(member),
      statement(lines),
    );
  }

  private head(member: Member): HTMLElement {
    const fact = (key: DeskMessageKey, value: string): HTMLElement =>
      el('div', {}, el('dt', {}, t(key)), el('dd', {}, value));
    return el(
      'div',
      { class: 'member-head' },
      el(
        'div',
        {},
        el('h3', {}, member.username),
        el('p', {}, `${member.name} · ${member.bankName} ${member.accountNumber}`),
      ),
      el('output', { class: 'big-credit' }, `฿${baht(member.creditSatang)}`),
      el(
        'dl',
        {},
        fact('tier', String(member.tier)),
        fact('points', String(member.points)),
        fact('deposited', baht(member.depositedSatang)),
        fact('turnover', baht(member.turnoverSatang)),
      ),
    );
  }

  private money({ username }: Member): HTMLElement {
    const amount = el('input', { class: 'field', inputmode: 'decimal', value: '500.00', 'aria-label': t('amount') });
    const reference = el('input', { class: 'field', value: freshReference(), 'aria-label': t('reference') });
    const channel = el(
      'select',
      { class: 'field', 'aria-label': t('channel') },
      ...['BANK', 'TRUE_MONEY'].map((value) => el('option', { value }, t(`channel.${value}` as DeskMessageKey))),
    );
    const send = (path: 'deposits' | 'withdrawals', waits?: boolean) => async (): Promise<void> => {
      await control('POST', path, {
        username,
        amountSatang: satangOf(amount.value),
        reference: reference.value.trim(),
        ...(path === 'deposits' && { channel: channel.value, waits }),
      });
      await this.changed();
    };
    return el(
      'div',
      { class: 'money' },
      el('label', {}, t('amount'), amount),
      el('label', {}, t('reference'), reference),
      el('label', {}, t('channel'), channel),
      button(t('deposit'), send('deposits', false)),
      button(t('depositWaits'), send('deposits', true), true),
      button(t('withdraw'), send('withdrawals'), true),
    );
  }

  private decisions(payments: readonly Payment[]): HTMLElement | null {
    if (payments.length === 0) return null;
    const rows = payments.map((payment) => decisionRow(payment, this.changed));
    return el('div', {}, el('h4', {}, t('open')), el('ul', { class: 'decisions' }, ...rows));
  }

  private games({ username }: Member): HTMLElement {
    const groups = this.samples.map(({ category, games }) =>
      el('optgroup', { label: category }, ...games.map(({ id, name }) => el('option', { value: id }, name))),
    );
    const choice = el('select', { class: 'field', 'aria-label': t('play') }, ...groups);
    const launch = async (): Promise<void> => {
      const { uri } = await control<{ uri: string }>('POST', 'launches', {
        username,
        gameID: choice.value,
        language,
        redirectUrl: `${location.origin}/`,
      });
      location.assign(uri);
    };
    return el(
      'div',
      { class: 'games' },
      el('h4', {}, t('play')),
      el('div', { class: 'filters' }, choice, button(t('launch'), launch)),
    );
  }

  private sessions({ username }: Member): HTMLElement {
    const end = (how: 'expire' | 'revoke') => () => control('POST', `sessions/${username}/${how}`, {});
    return el(
      'div',
      { class: 'filters' },
      button(t('expire'), end('expire'), true),
      button(t('revoke'), end('revoke'), true),
    );
  }
}

function statement(lines: readonly StatementLine[]): HTMLElement {
  const rows = lines.map((line) =>
    el(
      'tr',
      {},
      el('td', {}, when(line.at)),
      el('td', {}, t(`entry.${line.kind}` as DeskMessageKey), el('small', {}, line.reference)),
      el(
        'td',
        { class: `figure ${line.amountSatang > 0 ? 'in' : 'out'}` },
        `${line.amountSatang > 0 ? '+' : ''}${baht(line.amountSatang)}`,
      ),
      el('td', { class: 'figure' }, baht(line.balanceAfterSatang)),
    ),
  );
  const table = rows.length ? el('table', {}, el('tbody', {}, ...rows)) : el('p', { class: 'empty' }, t('nothing'));
  return el(
    'div',
    {},
    el('h4', {}, t('statement')),
    el('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': t('statement') }, table),
  );
}

const freshReference = (): string => `SLIP-${Date.now().toString(36).toUpperCase()}`;
