import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildProgram } from '#apps/studio/build-verifier.ts'
import { verifierFiles } from '#apps/studio/read-verifier.ts'
import type { RoundProof } from '#games/fairness/round-proof.ts'
import { settleRound } from '#games/rgs/server/settle-left.ts'
import { tables, titles } from '#games/titles.ts'
import { openTestStudio, type TestStudio } from './test-studio.ts'
import { beginRound, playRound, sitThroughRound } from './whole-round.ts'

const roundsAll = 1_000
/** A league's matchday takes long to count, so tables have fewer. */
const roundsOfTable = 12
const roundsOfTitle = Math.ceil((roundsAll - roundsOfTable * tables.length) / titles.length)

let studio: TestStudio
let folder: string
beforeAll(async () => {
  studio = await openTestStudio()
  // Alone in a folder, with nothing of ours above it.
  folder = mkdtempSync(join(tmpdir(), 'check-round-'))
  const built = mkdtempSync(join(tmpdir(), 'built-program-'))
  await buildProgram(built)
  copyFileSync(join(built, verifierFiles.program), join(folder, verifierFiles.program))
  rmSync(built, { recursive: true })
}, 120_000)
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await studio.close()
})

test('the downloaded program recalculates each of a thousand rounds of all titles: its draws, its screen and its win', async () => {
  const proofs: RoundProof[] = []
  for (const { code } of titles) proofs.push(...(await titleRounds(code)))
  for (const { code } of tables) proofs.push(...(await tableRounds(code)))
  expect(proofs.length).toBeGreaterThanOrEqual(roundsAll)
  expect(new Set(proofs.map(({ game }) => game)).size).toBe(titles.length + tables.length)

  const { lines, status } = check(proofs)
  const right = lines.filter((line) => line.includes(': right.'))
  process.stdout.write(`${right.length} of ${proofs.length} rounds recalculated\n`)
  expect(lines.filter((line) => !line.includes(': right.'))).toEqual([])
  expect([right.length, status]).toEqual([proofs.length, 0])
}, 600_000)

test('it finds a changed draw, screen, win and seed', async () => {
  const [proof] = await titleRounds('galleon-trade', 1)
  if (proof?.kind !== 'round') throw new Error('there is no round')
  const faults = [
    { ...proof, drawn: proof.drawn.map(({ bound, value }) => ({ bound, value: (value + 1) % bound })) },
    { ...proof, view: { ...(proof.view as object), total: 1 } },
    { ...proof, win: proof.win + 1 },
    { ...proof, serverSeed: '0'.repeat(64) },
  ]
  expect(check(faults).lines.filter((line) => line.includes(': WRONG.'))).toHaveLength(faults.length)
})

/** The first is left in the middle where it can be, and settled by its rule. */
async function titleRounds(code: string, count = roundsOfTitle): Promise<readonly RoundProof[]> {
  const { token } = await studio.player(900_000_000, code)
  const seated = { studio, token, code }
  const left = await beginRound(seated)
  if (left.state === 'open') await settleRound(studio.needs, left.id)
  for (let round = 1; round < count; round++) await playRound(seated)
  await studio.ask('rotate', { token })
  return historyOf(token)
}

async function tableRounds(code: string): Promise<readonly RoundProof[]> {
  const { token } = await studio.player(900_000_000, code)
  for (let round = 0; round < roundsOfTable; round++) await sitThroughRound({ studio, token, code })
  return historyOf(token)
}

/** Every page of the player's history. */
async function historyOf(token: string): Promise<readonly RoundProof[]> {
  const proofs: RoundProof[] = []
  let page = (await studio.ask('history', { token })).body
  for (;;) {
    proofs.push(...page.rounds.flatMap(({ proof }) => proof ?? []))
    const last = page.rounds.at(-1)?.id
    if (!page.isMore || last === undefined) return proofs
    page = (await studio.ask('history', { token, body: { before: last } })).body
  }
}

function check(proofs: readonly object[]): { readonly lines: readonly string[]; readonly status: number | null } {
  const { status, stdout } = spawnSync(process.execPath, [verifierFiles.program], {
    cwd: folder,
    env: {},
    input: JSON.stringify(proofs),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { lines: stdout.split('\n').filter((line) => line !== ''), status }
}
