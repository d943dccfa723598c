import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Sandbox, type SandboxOptions, startSandbox } from './start-sandbox.ts'

export const smsKey = 'a-key-of-the-tests'
export const mailKey = 'a-mail-key-of-the-tests'
export const redirectUri = 'http://127.0.0.1:8080/login?from=line'
export const channel = { id: '1650000001', secret: '0123456789abcdef0123456789abcdef', redirectUris: [redirectUri] }

export const sandpaySecret = 'a-secret-of-the-tests-for-sandpay'

export type TestSandbox = Sandbox & {
  readonly dataDir: string
  /** Moves the sandbox's clock. */
  readonly pass: (milliseconds: number) => void
}

/** A real sandbox on a free port, with a store of its own and a clock that stands still. */
export async function startTestSandbox(overrides: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const dataDir = overrides.dataDir ?? mkdtempSync(join(tmpdir(), 'sandbox-test-'))
  let time = Date.UTC(2026, 10, 21, 4, 0, 0)
  const sandbox = await startSandbox({
    host: '127.0.0.1',
    port: 0,
    dataDir,
    smsKey,
    mailKey,
    line: channel,
    sandpay: { secret: sandpaySecret },
    now: () => time,
    slowAnswerMs: 300,
    ...overrides,
  })
  return {
    url: sandbox.url,
    smtpUrl: sandbox.smtpUrl,
    dataDir,
    close: async () => {
      await sandbox.close()
      if (overrides.dataDir === undefined) rmSync(dataDir, { recursive: true })
    },
    pass: (milliseconds) => {
      time += milliseconds
    },
  }
}
