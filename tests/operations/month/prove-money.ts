import { balancesOf, reportText, verifyLedger } from '#ledger'
import type { FetchedVault } from './fetch-vault.ts'
import type { MonthPlayer } from './month-player.ts'
import { addPlay, amountDifferences, type MonthSums, noSums, playDifferences } from './month-sums.ts'
import type { MonthHouse } from './open-house.ts'
import { sumsOfFiles } from './sums-of-files.ts'
import { type PagcorMonth, pagcorMonth, playOfLines, regulatorMonth, sumsOfLedger } from './sums-of-house.ts'

export type MoneyProof = {
  readonly pagcor: PagcorMonth
  readonly moved: ReadonlyMap<string, bigint>
  readonly verdict: string
  readonly differences: readonly string[]
}

/** The month's money by everybody who keeps count of it: players, the ledger, the vault's files, PAGCOR's month, the regulator's report. */
export async function proveMoney(house: MonthHouse, vault: FetchedVault): Promise<MoneyProof> {
  const { players, plan, site } = house
  const [ledger, files] = [await sumsOfLedger(house), await sumsOfFiles(vault)]
  const [pagcor, regulator] = [await pagcorMonth(house), await regulatorMonth(house)]
  const report = await verifyLedger(site.context.db)
  const ofRegulator = regulator.figures.filter(({ group }) => group === 'play')
  const differences = [
    ...playDifferences({
      players: playOfPlayers(players),
      ledger,
      files,
      PAGCOR: playOfLines(pagcor.kinds.map((line) => ({ ...line, kind: line.type }))),
      regulator: playOfLines(ofRegulator.map((line) => ({ ...line, kind: line.name, rounds: line.count }))),
    }),
    ...movedDifferences(ledger, files),
    ...amountDifferences('deposits', {
      players: sumOf(players, 'deposited'),
      ledger: moved(ledger, 'deposit'),
      regulator: regulator.deposits,
    }),
    ...amountDifferences('withdrawals', {
      players: sumOf(players, 'withdrawn'),
      ledger: moved(ledger, 'withdrawalSettle'),
      regulator: regulator.withdrawals,
    }),
    ...amountDifferences('GGR', { ledger: moved(ledger, 'bet') - moved(ledger, 'win'), PAGCOR: BigInt(pagcor.ggr) }),
    ...(await purseDifferences(house)),
    ...(regulator.daysClosed === plan.days ? [] : [`the regulator reads ${regulator.daysClosed} closed days`]),
    ...(report.isSound ? [] : [`the ledger is not sound: ${reportText(report)}`]),
  ]
  return { pagcor, moved: ledger.moved, verdict: reportText(report).split('\n').at(-1) ?? '', differences }
}

const moved = (sums: MonthSums, reason: string): bigint => sums.moved.get(reason) ?? 0n
const sumOf = (players: readonly MonthPlayer[], field: 'deposited' | 'withdrawn'): bigint =>
  players.reduce((sum, player) => sum + player[field], 0n)

function movedDifferences(ledger: MonthSums, files: MonthSums): readonly string[] {
  const reasons = new Set([...ledger.moved.keys(), ...files.moved.keys()])
  return [...reasons].flatMap((reason) =>
    amountDifferences(`movements "${reason}"`, { ledger: moved(ledger, reason), files: moved(files, reason) }),
  )
}

function playOfPlayers(players: readonly MonthPlayer[]): MonthSums {
  const sums = noSums()
  for (const { played } of players) for (const [kind, play] of played) addPlay(sums, kind, play)
  return sums
}

/** Every purse holds what its player believes, and nothing is held back any more. */
async function purseDifferences({ players, site }: MonthHouse): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const { id, index, habit, coin } of players) {
    const balances = await balancesOf(site.context.db, BigInt(id))
    const name = `player ${index} (${habit})`
    wrong.push(...amountDifferences(name, { believes: coin, has: balances.coin }))
    wrong.push(...amountDifferences(`${name}, held back`, { believes: 0n, has: balances.hold }))
  }
  return wrong
}
