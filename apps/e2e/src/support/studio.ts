import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { DATA_DIR } from './demo';

const script = join(import.meta.dirname, '../../../../tools/run/studio.mjs');

/** `npm run studio`, started beside the running system. */
export class StudioProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
  ) {}

  /** @throws Error with its output if it ends before it is ready */
  static start(): Promise<StudioProcess> {
    const { NODE_OPTIONS: _ofTheTests, ...env } = process.env;
    const child = spawn(process.execPath, [script], {
      env: { ...env, STUDIO_PORT: '0', DATA_DIR: DATA_DIR ?? undefined },
    });
    return new Promise((resolve, reject) => {
      let said = '';
      const hear = (chunk: Buffer) => {
        said += String(chunk);
        const address = /Studio\s+(http:\S+)[\s\S]*Ready/.exec(said)?.[1];
        if (address) resolve(new StudioProcess(child, address));
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', () => reject(new Error(said)));
    });
  }

  stop(): void {
    this.child.kill();
  }
}
