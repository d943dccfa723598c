import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts'

describe('every answer', () => {
  let sandbox: TestSandbox
  beforeAll(async () => {
    sandbox = await startTestSandbox()
  })
  afterAll(() => sandbox.close())

  test('the first page links to every service and says that nothing is real', async () => {
    const page = await (await fetch(sandbox.url)).text()
    expect(page).toContain('<strong>This is a sandbox.</strong> No real money or messages.')
    expect(page).toContain('href="/sms"')
    expect(page).toContain('href="/line"')
  })

  test.each(['/', '/sms', '/line', '/line/oauth2/v2.1/authorize'])(
    '%s runs only what its policy names',
    async (path) => {
      const answer = await fetch(sandbox.url + path)
      const policy = answer.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toMatch(/style-src 'sha256-/)
      expect(policy).not.toContain('unsafe')
      expect(await answer.text()).not.toMatch(/ style=| on\w+=/)
    },
  )

  test('health and readiness answer 200', async () => {
    expect(await (await fetch(`${sandbox.url}/healthz`)).json()).toEqual({ status: 'ok' })
    expect(await (await fetch(`${sandbox.url}/readyz`)).json()).toEqual({ status: 'ready' })
  })

  test('an unknown address answers 404 and where to look', async () => {
    const answer = await fetch(`${sandbox.url}/nothing`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: 'not_found' })
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('a port in use fails the start and leaves no store open', async () => {
    const port = Number(new URL(sandbox.url).port)
    const dataDir = `${sandbox.dataDir}/second`
    await expect(startTestSandbox({ port, dataDir })).rejects.toThrow(/EADDRINUSE/)
    expect(readdirSync(dataDir)).toEqual(['sandbox.sqlite'])
  })
})

describe('the process', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('stops with code 0 on %s', async (signal) => {
    const child = await startProcess()
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  test('stops with code 0 when its parent goes away', async () => {
    const child = await startProcess()
    child.disconnect()
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  test('ends with code 1 and names the variable when a setting is wrong', async () => {
    const child = forkMain({ SANDBOX_PORT: 'eighty' })
    const output = collectOutput(child)
    expect(await once(child, 'exit')).toEqual([1, null])
    expect(output()).toContain('SANDBOX_PORT: is not a port')
  })
})

function forkMain(env: Readonly<Record<string, string>>): ChildProcess {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-test-'))
  const child = fork(new URL('main.ts', import.meta.url), {
    env: { PATH: process.env['PATH'], SANDBOX_PORT: '0', SANDBOX_DATA_DIR: dataDir, ...env },
    execArgv: [],
    silent: true,
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true })
  })
  return child
}

async function startProcess(): Promise<ChildProcess> {
  const child = forkMain({})
  const output = collectOutput(child)
  while (!output().includes('sandbox is listening')) await once(child.stdout ?? child, 'data')
  return child
}

function collectOutput(child: ChildProcess): () => string {
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  return () => output
}
