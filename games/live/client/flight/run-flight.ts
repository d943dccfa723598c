import { element } from '#games/client/element.ts'
import { firstStake } from '#games/client/first-stake.ts'
import { createLoop } from '#games/client/loop.ts'
import type { OpenedGame } from '#games/client/opened-game.ts'
import { createRealityCheck } from '#games/client/reality-check.ts'
import type { Seat as SeatView, TableNews } from '#games/rgs/table-contract.ts'
import { messages } from '../messages/en.ts'
import { followTable, type News } from '../news.ts'
import { reportToBars } from '../report-to-bars.ts'
import { createTableBars, type TableBars } from '../table-bars.ts'
import { leftAt } from './bet-action.ts'
import { createCrewList } from './crew-list.ts'
import { createSky } from './create-sky.ts'
import { listenToKeys } from './listen-to-keys.ts'
import { createMomentReader } from './flight-moment.ts'
import { createFlightSound } from './create-flight-sound.ts'
import { createHistoryStrip, type PastFlight } from './history-strip.ts'
import { createNarrator } from './create-narrator.ts'
import { createOwnBet, type OwnBet } from './own-bet.ts'
import { pastFlightDialog } from './past-flight-dialog.ts'

const lookEveryMs = 80
const seats = [0, 1] as const

/** The eagle's flight: everybody is on the same one, and each gets off when they like. */
export function runFlight(game: OpenedGame): void {
  const { container, frame, opened, replay } = game
  const bars = createTableBars(game)
  const { hud, motion, sound } = bars
  const state = { isStopped: false, isLost: false, round: '' }
  const moment = createMomentReader(() => news)
  const isHalted = (): boolean => state.isStopped || state.isLost
  const bets = createBets(game, bars, { news: () => news, moment, isHalted })
  const stopAuto = (why: 'check' | 'interrupted'): void => bets.own.forEach(({ auto }) => auto.stop(why))
  const crew = createCrewList()
  const strip = createHistoryStrip((flight) => openPast(game, flight, bets.isAboard()))
  const sky = createSky({ moment, loop: createLoop(), isStill: motion.isReduced })
  const around = replay === undefined ? [strip.root, crew.root] : []
  hud.sceneContainer.append(element('div', { class: 'flight' }, sky.root, ...around))
  hud.controls.append(element('div', { class: 'flight-bets' }, ...bets.own.map(({ root }) => root)))

  const [tellSound, narrate] = [createFlightSound(sound), createNarrator(hud.say)]
  const tick = (): void => {
    const latest = news.latest()
    tellSound(moment())
    narrate(moment())
    for (const bet of bets.own) bet.tick(latest?.round ?? '')
    crew.show({ crew: latest?.crew, own: bets.shown(), phase: moment().phase })
  }
  const news: News = followTable(game, {
    onNews(latest: TableNews) {
      if (latest.round !== state.round) {
        state.round = latest.round
        hud.setWin(0)
        bets.sit(latest.round)
      }
      strip.show(latest)
      tick()
      if (latest.phase === 'over') for (const { seat } of bets.own) void seat.settle(latest.round)
    },
    onLost(isLost) {
      state.isLost = isLost
      if (isLost) stopAuto('interrupted')
      hud.setNotice(isLost ? messages.flightConnectionLost : undefined)
      if (!isLost) bets.own.forEach(({ seat }) => seat.lookAgain())
    },
  })
  setInterval(tick, lookEveryMs)
  listenToKeys({ act: (index) => bets.own[index]?.act(), cashOutAll: bets.cashOutAll })
  document.addEventListener('visibilitychange', () => document.hidden && stopAuto('interrupted'))
  const onAsked = (): void => stopAuto('check')
  createRealityCheck({ container, hud, frame, everySec: opened.realityCheckSec, net: bets.net, onAsked })
  frame.onCommand((command) => {
    if (command === 'menu') return
    if (command === 'refreshBalance') return bets.own.forEach(({ seat }) => seat.lookAgain())
    state.isStopped = command === 'pause'
    if (state.isStopped) stopAuto('interrupted')
    tick()
  })
}

type BetsOptions = Pick<Parameters<typeof createOwnBet>[0], 'news' | 'moment' | 'isHalted'>

/** The player's bets together. A stored round has one. */
function createBets(game: OpenedGame, bars: TableBars, options: BetsOptions) {
  const { opened, replay } = game
  const net = (): number => own.reduce((sum, { seat }) => sum + seat.net(), 0)
  const report = reportToBars(game, bars, net)
  const flight = { won: 0 }
  const onEnded = (ended: SeatView): void => {
    flight.won += ended.win
    report.onEnded(ended)
    bars.hud.setWin(flight.won)
  }
  const stake = firstStake(opened.title.stakes)
  const shown = seats.slice(0, replay === undefined ? 2 : 1)
  const own: readonly OwnBet[] = shown.map((index) =>
    createOwnBet({ game, bars, index, stake, ...options, report: { ...report, onEnded } }),
  )
  const aboard = (): readonly OwnBet[] => own.filter(({ seat }) => seat.staked() > 0)
  return {
    own,
    net,
    isAboard: () => aboard().some(({ isInTheAir }) => isInTheAir()),
    cashOutAll: () => own.filter(({ isInTheAir }) => isInTheAir()).forEach(({ cashOut }) => void cashOut()),
    shown: () =>
      aboard().map(({ seat }) => ({
        passenger: seat.passenger(),
        stake: seat.staked(),
        out: leftAt(seat, options.moment()),
      })),
    sit(round: string): void {
      flight.won = 0
      for (const { seat } of own) seat.sit(round)
    },
  }
}

function openPast({ container, client, opened }: OpenedGame, flight: PastFlight, isAboard: boolean): void {
  const dialog = pastFlightDialog({ client, game: opened.title.code, flight, isAboard })
  container.append(dialog)
  dialog.showModal()
}
