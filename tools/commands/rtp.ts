import { existsSync, writeFileSync } from 'node:fs'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { digestOf } from '#games/proofs/server/digest-of.ts'
import { measureProof } from '#games/proofs/server/measure-proof.ts'
import { proofOf, proofPath, readProofs } from '#games/proofs/server/proof.ts'
import { readReturnSheets, returnSheetOf, returnSheetsPath } from '#games/proofs/server/return-sheet.ts'
import { hashedTables, isSameVersion, publishedPath, readPublished } from '#games/proofs/server/published.ts'
import { measureSimulated, measureWay, type MeasuredReturn } from '#games/title/measure-returns.ts'
import type { MeasuredWay } from '#games/title/returns.ts'
import type { TitleFacts } from '#games/title/title.ts'
import { tables, titles } from '#games/titles.ts'
import { runCommand } from '../launcher/run-command.ts'

const measuringSeed = 2026

function print(title: TitleFacts): void {
  console.log(`\n${title.name} (${title.code}, version ${title.version}, ${title.type}, ${title.returns.kind})`)
  console.log('  way                          stakes                     return      ±     hits  deviation   max win')
  for (const { name, measure } of waysOf(title)) {
    // Stakes with equal results share a line.
    const lines = Map.groupBy(title.stakes, (stake) => text(measure(stake)))
    for (const [figures, stakes] of lines) {
      const [first, last] = [stakes[0] ?? 0n, stakes.at(-1) ?? 0n]
      const span = stakes.length === 1 ? money(first) : `${money(first)} to ${money(last)}`
      console.log(`  ${name.padEnd(28)} ${span.padEnd(24)} ${figures}`)
    }
  }
}

function waysOf({ code, returns }: TitleFacts) {
  if (returns.kind === 'exact')
    return returns.ways().map((way) => ({ name: way.name, measure: (stake: Stake) => measureWay(way, stake) }))
  if (returns.kind === 'simulated')
    return returns.ways().map((way) => ({
      name: way.name,
      measure: (stake: Stake) => measureSimulated(way, stake, seededTestDraw(1)),
    }))
  // The return does not depend on the stake: one measurement holds for all.
  return returns.ways().map((way) => ({ name: way.name, measure: () => currentProof(code, way) }))
}

function currentProof(code: string, way: MeasuredWay): MeasuredReturn {
  const proof = proofOf(code, way.name)
  if (proof.digest !== digestOf(way)) throw new Error(`${code} has changed since it was measured: -- --measure ${code}`)
  return proof
}

/** Plays millions of rounds and stores the result. A measurement of the same tables and as many rounds stays as it is. */
function remeasure({ code, name, returns }: TitleFacts): void {
  if (returns.kind !== 'measured') return
  const kept = existsSync(proofPath(code)) ? readProofs(code) : []
  const proofs = returns.ways().map((way) => {
    const same = kept.find(({ digest, rounds }) => rounds === way.rounds && digest === digestOf(way))
    return same ?? measureProof(way, measuringSeed)
  })
  writeFileSync(proofPath(code), `${JSON.stringify(proofs, null, 2)}\n`)
  for (const { way, rounds, rtp, within } of proofs)
    console.log(
      `${name}, ${way}: ${percent(rtp, 3)} ± ${percent(within, 3)} over ${rounds.toLocaleString('en-PH')} rounds`,
    )
}

/** A version's hash is published once and stays. */
function publish(offered: readonly TitleFacts[]): void {
  const known = readPublished()
  const fresh = offered.map(hashedTables).filter((one) => !known.some((old) => isSameVersion(old, one)))
  writeFileSync(publishedPath, `${JSON.stringify([...known, ...fresh], null, 2)}\n`)
  for (const { game, version, sha256 } of fresh) console.log(`${game}, version ${version}: ${sha256}`)
  publishReturns(offered)
}

/** Sheets of earlier versions stay: rounds of theirs are still counted somewhere. */
function publishReturns(offered: readonly TitleFacts[]): void {
  const current = offered.map(returnSheetOf)
  const earlier = existsSync(returnSheetsPath)
    ? readReturnSheets().filter((old) => !current.some((one) => isSameVersion(one, old)))
    : []
  writeFileSync(returnSheetsPath, `${JSON.stringify([...earlier, ...current], null, 2)}\n`)
}

type Stake = TitleFacts['stakes'][number]

const money = (amount: bigint): string => formatMoney(amount as Stake)
const percent = (part: number, digits: number): string => `${(part * 100).toFixed(digits)} %`
const text = ({ rtp, within, hitRate, deviation, maxWin }: MeasuredReturn): string =>
  [
    percent(rtp, 3).padStart(9),
    (within === 0 ? 'exact' : percent(within, 2)).padStart(7),
    percent(hitRate, 1).padStart(8),
    deviation.toFixed(2).padStart(9),
    `${maxWin.toLocaleString('en-PH')}×`.padStart(11),
  ].join(' ')

/**
 * The return of every title, way to play and stake; `npm run rtp -- lava-steps` prints one title. With `--measure`,
 * titles with too many rounds to enumerate are measured again, which takes minutes, and their proofs are stored in
 * games/proofs. With `--publish`, new versions of titles are added to games/proofs/published.json with the hash of their
 * tables, and games/proofs/returns.json gets what every way to play returns and how widely its rounds scatter.
 */
await runCommand(async () => {
  const [options, codes] = [
    process.argv.slice(2).filter(isOption),
    process.argv.slice(2).filter((word) => !isOption(word)),
  ]
  const named = [...titles, ...tables].filter(({ code }) => codes.length === 0 || codes.includes(code))
  if (options.includes('--publish')) publish([...titles, ...tables])
  else if (options.includes('--measure')) for (const title of named) remeasure(title)
  else for (const title of named) print(title)
})

function isOption(word: string): boolean {
  return word.startsWith('--')
}
