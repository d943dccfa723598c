import { milliseconds } from '#core/clock/duration.ts'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import { advanceTable } from '#games/rgs/server/tables/advance-table.ts'
import { readTable } from '#games/rgs/server/tables/read-table.ts'
import { settleTables } from '#games/rgs/server/tables/settle-table.ts'
import type { Table } from '#games/title/table.ts'
import { tables, titles } from '#games/titles.ts'
import { choiceOf, moveOf, tableBetOf } from '#tests/bots/how-bots-play.ts'
import type { TestStudio } from './test-studio.ts'

const draw = seededTestDraw(77)
const tableStake = 1_000
let lastRequest = 0
const requestId = (): string => `whole-round-${++lastRequest}`

/** Somebody at a game of the studio. */
export type PlayerAtGame = { readonly studio: TestStudio; readonly token: string; readonly code: string }

/** Begins a round with a choice as a bot makes it. */
export async function beginRound({ studio, token, code }: PlayerAtGame): Promise<RoundView> {
  studio.wallet.site.clock.advance(milliseconds(3_000))
  const stake = Number(titles.find((title) => title.code === code)?.stakes[0])
  const body = { requestId: requestId(), stake, choice: choiceOf(code, draw) }
  return (await studio.ask('play', { token, body })).body.round
}

/** Plays a round to its end. */
export async function playRound(seated: PlayerAtGame): Promise<RoundView> {
  const { studio, token, code } = seated
  let round = await beginRound(seated)
  while (round.state === 'open') {
    const body = { round: round.id, step: round.step + 1, move: moveOf(code, round.view, draw) }
    const moved = await studio.ask('move', { token, body })
    // A move that the rules refuse is tried again with another.
    if (moved.status === 200) ({ round } = moved.body)
  }
  return round
}

/** Bets on a public round and waits until it is paid; answers the player's part in it. */
export async function sitThroughRound({ studio, token, code }: PlayerAtGame): Promise<string> {
  const { needs, wallet } = studio
  const table = tableOf(code)
  const { bettingMs, runningMs, pauseMs } = table.clock
  const goOn = async (ms: number): Promise<void> => {
    wallet.site.clock.advance(milliseconds(ms))
    await advanceTable(needs, table)
  }
  await goOn(0)
  let news = await readTable(needs, table)
  while (news?.phase !== 'betting' || needs.clock.now() >= news.closesAt) {
    await goOn(runningMs + pauseMs)
    news = await readTable(needs, table)
  }
  const bet = tableBetOf(code, draw) ?? slipOn(news.opening)
  const body = { requestId: requestId(), round: news.round, bets: [{ bet, stake: tableStake }] }
  const placed = await studio.ask('place', { token, body })
  if (placed.status !== 200) throw new Error(`no bet at ${code}: ${JSON.stringify(placed.body)}`)
  for (let step = 0; step < 3; step++) await goOn(bettingMs + runningMs)
  await settleTables(needs)
  return (await studio.ask('history', { token })).body.rounds[0]?.id ?? ''
}

function tableOf(code: string): Table {
  const table = tables.find((each) => each.code === code)
  if (table === undefined) throw new Error(`there is no ${code}`)
  return table
}

/** The first selection of a matchday's first match. */
function slipOn(opening: unknown): readonly string[] {
  const { fixtures } = opening as { readonly fixtures: readonly { readonly odds: Readonly<Record<string, number>> }[] }
  return [`0.${Object.keys(fixtures[0]?.odds ?? {})[0]}`]
}
