import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { measureSimulated, measureWay, type Measured } from '#games/title/measure-returns.ts'
import type { TitleFacts } from '#games/title/title.ts'
import { tables, titles, titlesInPreparation } from '#games/titles.ts'
import { runCommand } from '../launcher/run-command.ts'

const IN_PREPARATION = ', IN PREPARATION, offered to nobody'

function print(title: TitleFacts, mark = ''): void {
  console.log(`\n${title.name} (${title.code}, version ${title.version}, ${title.type}, ${title.returns.kind}${mark})`)
  console.log('  way                          stakes                     return      ±     hits  deviation   max win')
  for (const { name, measure } of waysOf(title)) {
    // Stakes that come to the same are one line.
    const lines = Map.groupBy(title.stakes, (stake) => text(measure(stake)))
    for (const [figures, stakes] of lines) {
      const [first, last] = [stakes[0] ?? 0n, stakes.at(-1) ?? 0n]
      const span = stakes.length === 1 ? money(first) : `${money(first)} to ${money(last)}`
      console.log(`  ${name.padEnd(28)} ${span.padEnd(24)} ${figures}`)
    }
  }
}

function waysOf({ returns }: TitleFacts) {
  if (returns.kind === 'exact') {
    return returns.ways().map((way) => ({ name: way.name, measure: (stake: Stake) => measureWay(way, stake) }))
  }
  return returns.ways().map((way) => ({
    name: way.name,
    measure: (stake: Stake) => measureSimulated(way, stake, seededTestDraw(1)),
  }))
}
type Stake = TitleFacts['stakes'][number]

const money = (amount: bigint): string => formatMoney(amount as Stake)
const percent = (part: number, digits: number): string => `${(part * 100).toFixed(digits)} %`
const text = ({ rtp, within, hitRate, deviation, maxWin }: Measured): string =>
  [
    percent(rtp, 3).padStart(9),
    (within === 0 ? 'exact' : percent(within, 2)).padStart(7),
    percent(hitRate, 1).padStart(8),
    deviation.toFixed(2).padStart(9),
    `${maxWin.toLocaleString('en-PH')}×`.padStart(11),
  ].join(' ')

/**
 * The return of every title, way to play and stake. `npm run rtp -- lava-steps` prints one title; the titles in
 * preparation are printed when named, or all of them with `--in-preparation`.
 */
await runCommand(async () => {
  const wanted = process.argv.slice(2)
  const named = ({ code }: TitleFacts): boolean => wanted.includes(code)
  for (const title of [...titles, ...tables].filter((title) => wanted.length === 0 || named(title))) print(title)
  const everyOne = wanted.includes('--in-preparation')
  for (const title of titlesInPreparation.filter((title) => everyOne || named(title))) print(title, IN_PREPARATION)
})
