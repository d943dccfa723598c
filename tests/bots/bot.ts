import { type Draw, drawOne } from '#core/draw/draw.ts'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import type { Fixture } from '#games/sports/math/sport.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import type { Table } from '#games/title/table.ts'
import type { Title, TitleFacts } from '#games/title/title.ts'
import { tables, titles } from '#games/titles.ts'
import type { TablesFollowed } from './follow-tables.ts'
import { choiceOf, tableBetOf } from './how-bots-play.ts'
import { goodMoveOf } from './play-well.ts'
import { count, type StudioCalls, studioCalls, type Tally } from './studio-calls.ts'

/** Where bots play, and how they come into a game there. */
export type BotSite = {
  readonly studioUrl: string
  /** Starts a game as the lobby does. */
  readonly launch: (playerId: bigint, gameCode: string) => Promise<LaunchResult>
}

/** The lobby's answer to a tap on a tile. Lost: no answer, and the tile is tapped again. */
type LaunchResult =
  | { readonly kind: 'launched'; readonly token: string }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'lost' }

/** How long a bot stays at a title, and between two rounds; and how long after the one before it comes. */
export type Pace = { readonly sittingMs: number; readonly thinkMsMost: number; readonly arrivingMs: number }

export type BotDependencies = {
  readonly site: BotSite
  readonly tables: TablesFollowed
  readonly tally: Tally
  readonly pace: Pace
  readonly isOver: () => boolean
}

type Bot = Omit<BotDependencies, 'site'> & { readonly calls: StudioCalls; readonly draw: Draw; readonly name: string }

const movesMax = 60
const lookAgainMs = 200
const looksMax = 30
const lookAfterLossMs = 2_000
const offered: readonly TitleFacts[] = [...titles, ...tables]
const titleOf = new Map<string, Title>(titles.map((title) => [title.code, title]))
const tableOf = new Map<string, Table>(tables.map((table) => [table.code, table]))

/** Plays one title after the other, each a while, until it is over. The bots begin at different ones. */
export async function runBot(needs: BotDependencies, playerId: bigint, index: number): Promise<void> {
  const { site, tally, isOver, pace } = needs
  const draw = seededTestDraw(index)
  const calls = studioCalls({ studioUrl: site.studioUrl, address: addressOf(index), tally })
  const bot: Bot = { ...needs, calls, draw, name: `bot-${playerId}` }
  await pause(index * pace.arrivingMs + draw(pace.thinkMsMost + 1), isOver)
  for (let sitting = 0; !isOver(); sitting++) {
    const title = offered[(index + sitting) % offered.length]
    if (title === undefined) throw new Error('there is nothing to play')
    const launched = await site.launch(playerId, title.code)
    if (launched.kind === 'refused') count(tally.faults, `launch of ${title.code}: ${launched.why}`)
    if (launched.kind === 'lost') count(tally.lost, 'startGame')
    if (launched.kind === 'launched' && (await open(calls, title.code, launched.token)))
      await sitDown(bot, title.code, sitting)
    else await pause(launched.kind === 'launched' ? lookAgainMs : lookAfterLossMs, isOver)
  }
}

async function open(calls: StudioCalls, game: string, launchToken: string): Promise<boolean> {
  const opened = await calls.ask('open', { mode: 'real', game, launchToken })
  if (opened !== undefined) calls.setToken(opened.token)
  return opened !== undefined
}

async function sitDown(bot: Bot, code: string, sitting: number): Promise<void> {
  const { pace, isOver, draw } = bot
  const until = performance.now() + pace.sittingMs
  const [title, table] = [titleOf.get(code), tableOf.get(code)]
  const played = new Set<string>()
  // A seated bot plays at least once: a table's round may be longer than the sitting.
  for (let round = 0; !isOver() && (performance.now() < until || played.size === 0); round++) {
    const requestId = `${bot.name}-${sitting}-${round}`
    if (title !== undefined) {
      await playRound(bot, title, requestId)
      played.add(requestId)
    } else if (table !== undefined) await betOnce(bot, table, { requestId, played })
    await pause(pace.thinkMsMost / 4 + draw(pace.thinkMsMost), isOver)
  }
}

async function playRound(bot: Bot, { code, stakes }: Title, requestId: string): Promise<void> {
  const { calls, draw } = bot
  const stake = toWireCentavos(drawOne(stakes.slice(0, 3), draw))
  const begun = await calls.ask('play', { requestId, stake, choice: choiceOf(code, draw) })
  let round = begun?.round ?? (await lookedUp(bot, requestId))
  for (let made = 0; made < movesMax && round?.state === 'open'; made++) {
    const move = goodMoveOf(code, round.view, draw)
    // A move that is refused changed nothing: another one is drawn.
    const moved = await calls.ask('move', { round: round.id, step: round.step + 1, move })
    round = moved?.round ?? (await lookedUp(bot, requestId)) ?? round
  }
}

/** As a game's page after a lost answer: requests the round's outcome until it is known. */
async function lookedUp({ calls, isOver }: Bot, requestId: string): Promise<RoundView | undefined> {
  for (let looks = 0; looks < looksMax && calls.isLost(); looks++) {
    await pause(lookAfterLossMs, isOver)
    const found = await calls.ask('round', { requestId })
    if (found !== undefined) return found.round
  }
  return undefined
}

type BetState = { readonly requestId: string; readonly played: Set<string> }

/** One bet in each public round that is open for bets, and some leave the flight. */
async function betOnce({ calls, draw, tables: followed }: Bot, table: Table, { requestId, played }: BetState) {
  const news = followed.latest(table.code)
  if (news === undefined) return
  if (table.flight !== undefined && news.phase === 'running' && played.has(news.round) && draw(3) === 0)
    await calls.ask('cashOut', { round: news.round })
  if (news.phase !== 'betting' || played.has(news.round)) return
  played.add(news.round)
  const bet = table.isOfSlips === true ? slipOf(news.opening, draw) : tableBetOf(table.code, draw)
  await calls.ask('place', { requestId, round: news.round, bets: [{ bet, stake: 1_000 }] })
}

/** One, two or three matches of the day, one selection each. */
function slipOf(opening: unknown, draw: Draw): string[] {
  const { fixtures } = opening as { readonly fixtures: readonly Fixture[] }
  const legs = 1 + draw(3)
  return fixtures.slice(0, legs).map(({ odds }, match) => `${match}.${drawOne(likely(odds), draw)}`)
}

const oddsMost = 400
/** Selections that come true often enough for a slip of three to be within what a slip may pay. */
const likely = (odds: Fixture['odds']): string[] =>
  Object.entries(odds)
    .filter(([, hundredths]) => hundredths <= oddsMost)
    .map(([selection]) => selection)

const addressOf = (index: number): string =>
  `10.${Math.floor(index / 65_536)}.${Math.floor(index / 256) % 256}.${index % 256}`

async function pause(ms: number, isOver: () => boolean): Promise<void> {
  const until = performance.now() + ms
  while (!isOver() && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, Math.max(1, Math.min(lookAgainMs, until - performance.now()))))
}
