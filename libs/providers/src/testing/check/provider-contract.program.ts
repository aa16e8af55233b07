import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { providerContract, WrongUsage } from './command';

/** Prompts without echoing the input. @throws WrongUsage without a terminal */
async function askSecretly(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new WrongUsage('PROVIDER_PASSWORD is not set and there is no terminal to prompt for it.');
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

try {
  const write = (text: string) => void process.stdout.write(text);
  process.exitCode = await providerContract(process.argv.slice(2), { env: process.env, askSecretly, write });
} catch (error) {
  if (!(error instanceof WrongUsage)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
