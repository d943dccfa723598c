import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openFaultDeployment } from './fault-deployment.ts'
import type { Load } from './load.ts'
import { settle } from './settle.ts'

const diskMegabytes = 256
const noticedWithinMs = 120_000
const lookEveryMs = 100
const operationsBefore = 50

/** Why a disk cannot be filled here. Undefined: it can. */
export const whyNoSmallDisk = (): string | undefined =>
  process.platform === 'linux' && mayMount()
    ? undefined
    : 'skipped, because only root on Linux with the right to mount can fill a small disk'

/** Root in a container mostly lacks the right (CAP_SYS_ADMIN, bit 21 of its effective capabilities). */
function mayMount(): boolean {
  const [, effective = '0'] = /^CapEff:\s*([\da-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return ((BigInt(`0x${effective}`) >> 21n) & 1n) === 1n
}

/** The disk under PostgreSQL is full for a while; games go on when it no longer is, and nothing is lost. */
export async function fillDisk(seed: number): Promise<void> {
  const disk = mkdtempSync(join(tmpdir(), 'bituin-small-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=755`, 'tmpfs', disk])
  try {
    const deployment = await openFaultDeployment(seed, disk)
    try {
      deployment.load.start()
      await deployment.load.progress(operationsBefore)
      const filler = join(disk, 'filler')
      fill(filler)
      await awaitTurnedAway(deployment.load)
      rmSync(filler)
      await deployment.load.progress(operationsBefore)
      await settle(deployment)
    } finally {
      await deployment.close()
    }
  } finally {
    execFileSync('umount', ['--lazy', disk])
    rmSync(disk, { recursive: true, force: true })
  }
}

/** What files have reserved is used up first. */
async function awaitTurnedAway({ log }: Load): Promise<void> {
  const before = log.length
  const deadline = performance.now() + noticedWithinMs
  while (!log.slice(before).some(({ tries }) => tries.length > 1)) {
    if (performance.now() > deadline) throw new Error('nobody notices the full disk')
    await sleep(lookEveryMs)
  }
}

/** Takes whatever is left. */
function fill(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (const size of [1024 * 1024, 4096]) writeUntilFull(file, Buffer.alloc(size))
  } finally {
    closeSync(file)
  }
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    for (;;) writeSync(file, bytes)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
