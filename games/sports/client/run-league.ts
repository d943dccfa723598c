import { centavosFromNumber } from '#core/money/centavos.ts'
import { element } from '#games/client/element.ts'
import { firstStake } from '#games/client/first-stake.ts'
import { money } from '#games/client/hud.ts'
import { createLoop } from '#games/client/loop.ts'
import { shortOfMoney } from '#games/client/notice.ts'
import { createRealityCheck } from '#games/client/reality-check.ts'
import type { OpenedGame } from '#games/client/opened-game.ts'
import { followTable, type News } from '#games/live/client/news.ts'
import type { Replay } from '#games/client/replay/replay.ts'
import { createTableBars, type TableBars } from '#games/live/client/table-bars.ts'
import { partOf } from '#games/live/client/table-stage.ts'
import { reportToBars } from '#games/live/client/report-to-bars.ts'
import type { TableNews } from '#games/rgs/table-contract.ts'
import { legsOf, slipPays } from '../math/slip.ts'
import type { LeagueFace } from './league-face.ts'
import { matchdayOf, resultOf } from './league-news.ts'
import { createLeagueStage } from './league-stage.ts'
import { createLeagueTabs } from './league-tabs.ts'
import { createMatchList } from './match-list.ts'
import { createSlipBar } from './slip-bar.ts'
import { createSlips, isWaiting, type Slips } from './slips.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const lookEveryMs = 250

/** Puts a league together: the match that is watched, all that can be bet on, the slip, and the public clock. */
export function runLeague(face: LeagueFace, game: OpenedGame): void {
  const { container, frame, opened } = game
  const { title } = opened
  const page: Page = { stake: firstStake(title.stakes), isStopped: false, round: '' }
  const bars = createTableBars(game, {
    onStake(chosen) {
      page.stake = chosen
      parts.show()
    },
  })
  const { hud } = bars
  const slips = createOwnSlips(game, bars, () => parts.show())
  const parts = createParts({ face, game, bars, page, slips, news: () => news })
  hud.setStakes(title.stakes, page.stake)
  const news: News = followTable(game, {
    onNews(latest) {
      parts.tick()
      if (latest.phase === 'over') void slips.settle(latest.round)
    },
    onLost(isLost) {
      page.isStopped = isLost
      hud.setNotice(isLost ? messages.connectionLost : undefined)
      if (!isLost) void slips.look()
    },
  })
  setInterval(parts.tick, lookEveryMs)
  createRealityCheck({ container, hud, frame, everySec: opened.realityCheckSec, net: slips.net })
  frame.onCommand((command) => {
    if (command === 'refreshBalance') return void slips.lookAtBalance()
    page.isStopped = command === 'pause'
    parts.show()
  })
}

/** By the studio's clock, or by that of a stored round, which no other follows. */
type Moment = { readonly now: number; readonly isStored: boolean }

type Page = { stake: number; isStopped: boolean; round: string }

type PartsDependencies = {
  readonly face: LeagueFace
  readonly game: OpenedGame
  readonly bars: TableBars
  readonly page: Page
  readonly slips: Slips
  readonly news: () => News
}
type Parts = {
  readonly bar: ReturnType<typeof createSlipBar>
  readonly stage: ReturnType<typeof createLeagueStage>
}

/** Ground, fixtures and slip, and what the clock and the player change in them. */
function createParts(needs: PartsDependencies) {
  const { face, bars, page, slips, news } = needs
  const { hud, motion } = bars
  const latestNews = (): TableNews | undefined => news().latest()
  const seenOf = (latest: TableNews): number => partOf(latest, news().now(), motion.isReduced)
  const isOpen = (): boolean => isBetting(page, news())
  const isSeen = (round: string): boolean => {
    const latest = latestNews()
    return latest === undefined || round !== latest.round || seenOf(latest) >= 1
  }
  const matchday = () => {
    const latest = latestNews()
    return latest === undefined ? undefined : matchdayOf(latest)
  }
  const bar = createSlipBar({ face, matchday, onChange: () => show(), onTooMany: (text) => hud.setNotice(text) })
  const stage = createLeagueStage({ face, news, loop: createLoop(), motion, onGoal: cheerer(face, bars) })
  const onWatch = (match: number): void => {
    stage.watch(match)
    show()
  }
  const onPick = (match: number, selection: string): void => {
    if (!isOpen()) return
    hud.setNotice(undefined)
    bars.sound.play('tap')
    bars.buzz()
    stage.watch(match)
    bar.toggle({ match, selection })
  }
  const list = createMatchList({ face, onPick, onWatch })
  const { replay } = needs.game
  const first = replay === undefined ? 'matches' : 'slips'
  const tabs = createLeagueTabs({ face, matches: list.root, news: latestNews, slips, isSeen, first })
  hud.sceneContainer.append(element('div', { class: 'league' }, stage.root, tabs.root))
  hud.controls.append(bar.root)
  const show = (): void => {
    const latest = latestNews()
    if (latest === undefined) return
    const scores = resultOf(latest)?.matches.map(({ course }) => face.scoreAt(course, seenOf(latest)))
    list.show(latest.round, matchdayOf(latest), {
      isOpen: isOpen(),
      watched: stage.watched(),
      isPicked: bar.has,
      scores,
      isOver: scores !== undefined && isSeen(latest.round),
    })
    tabs.show()
    const run = (): void => void placeSlips(needs, bar)
    showAction({ bars, bar, slips, page, isOpen: isOpen(), round: latest.round, run })
  }
  const tick = (): void => {
    const latest = latestNews()
    if (latest === undefined) return
    if (latest.round !== page.round) beginMatchday(needs, { bar, stage }, latest)
    showClock(stage, latest, { now: news().now(), isStored: news().isStored === true })
    show()
  }
  return { show, tick }
}

const isBetting = ({ isStopped }: Page, news: News): boolean => {
  const latest = news.latest()
  return !isStopped && latest?.phase === 'betting' && news.now() < latest.closesAt
}

/** A score is announced with sound, and with text where the sport says so. */
const cheerer =
  ({ isCheerSpoken }: LeagueFace, { sound, hud }: TableBars) =>
  (text: string): void => {
    sound.play(isCheerSpoken ? 'goal' : 'tap')
    if (isCheerSpoken) hud.say(text)
  }

function beginMatchday(
  { game, page, bars: { hud }, slips }: PartsDependencies,
  { bar, stage }: Parts,
  latest: TableNews,
): void {
  page.round = latest.round
  if (bar.picks().length > 0) hud.setNotice(messages.slipTooLate)
  bar.clear()
  hud.setWin(0)
  const watched = game.replay === undefined ? stage.watched() : firstMatchOf(game.replay)
  stage.watch(Math.min(watched, matchdayOf(latest).fixtures.length - 1))
  void slips.look()
}

/** A replay shows the match that the slip begins with. */
function firstMatchOf({ stored: { round } }: Replay): number {
  const bet = round.kind === 'table' ? round.bets[0]?.bet : undefined
  return Array.isArray(bet) ? (legsOf(bet.map(String))[0]?.match ?? 0) : 0
}

function showClock({ ring, setTime }: Parts['stage'], latest: TableNews, { now, isStored }: Moment): void {
  const [left, whole] = [latest.closesAt - now, latest.closesAt - latest.openedAt]
  ring.show(latest.phase === 'betting' && left > 0 ? { seconds: left / 1_000, part: left / whole } : undefined)
  if (latest.phase !== 'running') setTime(timeText(latest, now, isStored))
}

async function placeSlips({ game, bars, page, slips, news }: PartsDependencies, bar: Parts['bar']): Promise<void> {
  const { hud, sound } = bars
  const latest = news().latest()
  const written = bar.slips()
  if (latest === undefined || written.length === 0 || !isBetting(page, news()) || slips.isPending()) return
  if (written.length * page.stake > slips.balance()) return hud.setNotice(shortOfMoney(messages.balanceTooLow))
  hud.setNotice(undefined)
  const bets = written.map(({ bet }) => ({ bet, stake: page.stake }))
  const { staked, taken } = await slips.place(latest.round, bets)
  if (taken === written.length) bar.clear()
  if (taken === 0) return
  sound.play('chips')
  hud.say(formatMessage(messages.slipsPlaced, { count: taken, staked: money(staked) }))
  if (game.opened.mode === 'real') game.frame.say({ kind: 'round', state: 'began', staked, win: 0 })
}

/** The player's slips, reported to the bars and the lobby. */
function createOwnSlips(game: OpenedGame, bars: TableBars, onChange: () => void): Slips {
  const { client, opened } = game
  const report = reportToBars(game, bars, () => slips.net())
  const slips: Slips = createSlips({ client, balance: opened.balance, onChange, ...report })
  return slips
}

type LeagueParts = {
  readonly bars: TableBars
  readonly bar: ReturnType<typeof createSlipBar>
  readonly slips: Slips
  readonly page: Page
  readonly isOpen: boolean
  readonly round: string
  readonly run: () => void
}

function showAction({ bars, bar, slips, page, isOpen, round, run }: LeagueParts): void {
  const written = bar.slips()
  const placed = slips.of(round).filter(isWaiting)
  const standing =
    placed.length === 0
      ? {}
      : {
          detail: formatMessage(messages.placedSoFar, {
            length: placed.length,
            amount: money(sumOf(placed)),
          }),
        }
  if (!isOpen || written.length === 0) {
    const label = slips.isPending() ? messages.placing : isOpen ? messages.tapOddsToBet : messages.bettingClosed
    return bars.hud.setAction({ label, ...standing, isEnabled: false, run })
  }
  const pays = written.map(({ odds }) => Number(slipPays(centavosFromNumber(page.stake), odds)))
  bars.hud.setAction({
    label: slips.isPending()
      ? messages.placing
      : formatMessage(messages.placeBet, { amount: money(written.length * page.stake) }),
    detail:
      written.length === 1
        ? formatMessage(messages.paysAmount, { amount: money(pays[0] ?? 0) })
        : formatMessage(messages.singles, { count: written.length }),
    isEnabled: !slips.isPending(),
    run,
  })
}

const sumOf = (placed: readonly { readonly staked: number }[]): number =>
  placed.reduce((sum, { staked }) => sum + staked, 0)

function timeText(news: TableNews, now: number, isStored: boolean): string {
  const { season, matchday, matchdays } = matchdayOf(news)
  if (news.phase === 'over' && !isStored)
    return formatMessage(messages.nextMatchdayIn, { seconds: Math.max(0, Math.ceil((news.nextAt - now) / 1_000)) })
  if (now >= news.closesAt && !isStored) return messages.teamsComingOut
  return news.bettors === 0
    ? formatMessage(messages.matchdayOfSeason, { season, matchday, matchdays })
    : formatMessage(messages.matchdayWithPlayers, { season, matchday, matchdays, count: news.bettors })
}
