import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { MTO_AGENT_KEY, PORTAL_URL } from './support/demo';
import { enterAsNewMember } from './support/session';
import { simulator } from './support/simulator';
import { expect, test } from './support/test';
import { t } from './support/messages';

const QUESTION = 'ยอดฝากนี้ยังไม่เข้าค่ะ\nโอนเมื่อกี้';
const ANSWER = 'ตรวจสอบแล้ว เครดิตเข้าแล้วค่ะ';
const STAFF_THREADS = `${PORTAL_URL}/api/apps/support/threads`;
const say = (key: string) => t('support', key);

/** The staff, with the agent's key. */
function staffOf(request: APIRequestContext) {
  const headers = { 'x-agent-key': MTO_AGENT_KEY };
  return {
    /** Returns the id of a member's question that waits for an answer. */
    find: async (username: string): Promise<string> => {
      let cursor: string | null = '';
      while (cursor !== null) {
        const reply = await request.get(STAFF_THREADS, { headers, params: cursor ? { cursor } : {} });
        expect(reply.status(), await reply.text()).toBe(200);
        const { data } = (await reply.json()) as {
          data: { threads: { id: string; username: string }[]; cursor: string | null };
        };
        const found = data.threads.find((thread) => thread.username === username);
        if (found) return found.id;
        ({ cursor } = data);
      }
      throw new Error(`${username} has no open question.`);
    },
    answer: async (id: string, text: string): Promise<void> => {
      const reply = await request.post(`${STAFF_THREADS}/${id}/answers`, {
        headers: { ...headers, 'idempotency-key': randomUUID() },
        data: { text },
      });
      expect(reply.status(), await reply.text()).toBe(200);
    },
  };
}

async function deposit(page: Page, username: string): Promise<void> {
  await page.goto('/MTO/deposit');
  await page.getByRole('button', { name: '500', exact: true }).click();
  await page.getByRole('button', { name: t('payments', 'createQr', { amount: '500' }) }).click();
  await expect(page.getByRole('img', { name: t('payments', 'promptPay') })).toBeVisible();
  const [opened] = await simulator.openPayments(username);
  await simulator.decideDeposit(opened!.id, { action: 'confirm' });
  await expect(page.getByRole('heading', { name: /500/ })).toBeVisible();
}

test('shows the answer to a question about a deposit on the open screen, and marks it as unread elsewhere', async ({
  page,
  context,
  request,
}) => {
  const username = await enterAsNewMember(context, 'MTO');
  const staff = staffOf(request);
  await deposit(page, username);

  await test.step('the member asks on the receipt', async () => {
    await page.goto('/MTO/deposit/history');
    await page.getByRole('button', { name: t('payments', 'channel.DEPOSIT_POINT') }).click();
    await page.getByRole('button', { name: say('askPayment') }).click();
    const sheet = page.getByRole('dialog', { name: say('askPayment') });
    await expect(sheet.getByRole('region', { name: say('payment') })).toContainText('+500');
    await sheet.getByRole('textbox').fill(QUESTION);
    await sheet.getByRole('button', { name: say('send') }).click();
    await expect(sheet.getByRole('log')).toContainText(QUESTION);
    await expect(sheet.getByRole('textbox')).toHaveValue('');
  });

  await test.step('the open sheet shows the answer by itself', async () => {
    const id = await staff.find(username);
    await staff.answer(id, ANSWER);
    await expect(page.getByRole('dialog', { name: say('askPayment') }).getByRole('log')).toContainText(ANSWER);
  });

  await test.step('back closes the question, then the receipt', async () => {
    await page.goBack();
    await expect(page.getByRole('dialog', { name: say('askPayment') })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a reply and its answer are on the page of questions, with a dot until they are read', async () => {
    await page.goto('/MTO/support');
    await page.getByRole('listitem').getByRole('button').click();
    const sheet = page.getByRole('dialog', { name: say('payment') });
    await sheet.getByRole('textbox').fill('ขอบคุณค่ะ');
    await sheet.getByRole('button', { name: say('send') }).click();
    await expect(sheet.getByRole('log')).toContainText('ขอบคุณค่ะ');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('listitem')).toContainText(say('state.OPEN'));

    await staff.answer(await staff.find(username), 'ยินดีค่ะ');
    await expect(page.getByRole('listitem')).toContainText(say('unread'));
    await page.goto('/MTO/user-info');
    const row = page.getByRole('link', { name: say('title') });
    await expect(row).toContainText(say('unread'));
    await row.click();
    await page.getByRole('listitem').getByRole('button').click();
    await expect(page.getByRole('dialog').getByRole('log')).toContainText('ยินดีค่ะ');
    await expect(page.getByRole('listitem').getByText(say('unread'))).toHaveCount(0);
  });
});
