import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProcessPlan } from './supervised-process.ts'
import { type Supervisor, supervise } from './supervise.ts'

let directory: string
let lines: string[]
let supervisor: Supervisor | undefined

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'bituin supervisor '))
  lines = []
})

afterEach(async () => {
  await supervisor?.stop()
  supervisor = undefined
  rmSync(directory, { recursive: true })
})

const forever = 'setInterval(() => undefined, 1_000)'

test('a process that dies is started again', async () => {
  const plan = script('steady', `process.stdout.write(process.pid + "\\n"); ${forever}`)
  start(plan)
  const first = await pidIn(1)
  process.kill(first, 'SIGKILL')

  const second = await pidIn(2)
  expect(second).not.toBe(first)
  expect(isAlive(second)).toBe(true)
  expect(lines).toContain('was ended by SIGKILL; starting it again in 0.01 s')
})

test('a process that never starts is given up, with how it ended', async () => {
  start(script('broken', 'process.exit(3)'))
  expect(await supervisor?.gaveUp).toBe('broken does not start: it ended with code 3.')
})

test('once everything worked, a process is started again however often it dies', async () => {
  start(script('failing', 'process.stdout.write(process.pid + "\\n"); setTimeout(() => process.exit(1), 20)'))
  supervisor?.settle()
  expect(await pidIn(6)).not.toBe(await pidIn(1))
})

test('the pause before the next start grows to a bound', async () => {
  start(script('failing', 'process.stdout.write(process.pid + "\\n"); process.exit(1)'))
  supervisor?.settle()
  await pidIn(5)
  const pauses = lines.filter((line) => line.startsWith('ended')).map((line) => / in (.*) s$/.exec(line)?.[1])
  expect(pauses.slice(0, 4)).toEqual(['0.01', '0.02', '0.04', '0.04'])
})

test('a restart on request is at once, and no failure', async () => {
  start(script('steady', `process.stdout.write(process.pid + "\\n"); ${forever}`))
  for (let life = 1; life <= 5; life++) {
    await pidIn(life)
    supervisor?.restart('steady')
  }
  await pidIn(6)
  expect(lines.filter((line) => line.includes('starting it again'))).toEqual([])
})

test('stopping lets a process finish, and leaves nothing of what it started', async () => {
  const inner = `require('node:child_process').spawn(process.execPath, ['-e', '${forever}']).pid`
  const onTerm = 'process.on("SIGTERM", () => { process.stdout.write("finished\\n"); process.exit(0) })'
  start(script('parent', `process.stdout.write(process.pid + "\\n" + ${inner} + "\\n"); ${onTerm}; ${forever}`))
  const pids = [await pidIn(1), await pidIn(2)]

  await supervisor?.stop()
  expect(lines.at(-1)).toBe('finished')
  await vi.waitUntil(() => !pids.some(isAlive), { timeout: 10_000 })
})

test('a process that does not want to end is ended when its time for that is over', async () => {
  start(
    script('stubborn', `process.on("SIGTERM", () => undefined); process.stdout.write(process.pid + "\\n"); ${forever}`),
    1_000,
  )
  const pid = await pidIn(1)
  const begun = performance.now()

  await supervisor?.stop()
  expect(isAlive(pid)).toBe(false)
  expect(performance.now() - begun).toBeGreaterThan(900)
  expect(performance.now() - begun).toBeLessThan(9_000)
})

test('when the supervisor is killed, its processes end by themselves', async () => {
  const plan = script('orphan', forever)
  const program = `
    import { startProcess } from '#tools/supervisor/supervised-process.ts'
    startProcess(${JSON.stringify(plan)}, (line) => process.send(line))
    setInterval(() => undefined, 1_000)`
  writeFileSync(String(plan.args[0]), `process.stdout.write(process.pid + "\\n"); ${forever}`)
  const owner: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const pid = Number((await once(owner, 'message'))[0])
  expect(isAlive(pid)).toBe(true)

  owner.kill('SIGKILL')
  await vi.waitUntil(() => !isAlive(pid), { timeout: 10_000 })
})

function script(name: string, program: string): ProcessPlan {
  const path = join(directory, `${name}.cjs`)
  writeFileSync(path, program)
  return { name, args: [path], env: process.env }
}

function start(plan: ProcessPlan, stopMsMax?: number): void {
  supervisor = supervise({
    plans: [plan],
    report: (_name, line) => lines.push(line),
    restartAfterMs: { min: 10, max: 40 },
    stopMsMax,
  })
}

/** The process number that the n-th life wrote. */
async function pidIn(life: number): Promise<number> {
  const pids = () => lines.filter((line) => /^\d+$/.test(line))
  await vi.waitUntil(() => pids().length >= life, { timeout: 10_000 })
  return Number(pids()[life - 1])
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
