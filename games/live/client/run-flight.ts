import { firstStake } from '#games/client/first-stake.ts'
import { element } from '#games/client/element.ts'
import { createLoop } from '#games/client/loop.ts'
import { createRealityCheck } from '#games/client/reality-check.ts'
import type { OpenedGame } from '#games/client/opened-game.ts'
import { multiplierText } from '#games/title/pay.ts'
import { heightAt } from '../math/flight-curve.ts'
import { actionOf, ownHeight } from './flight-action.ts'
import { createFlightControls, type FlightControls } from './flight-controls.ts'
import { createFlightSky, type FlightMoment } from './flight-sky.ts'
import { followTable, type News } from './news.ts'
import { sitDown } from './run-table.ts'
import type { Seat } from './seat.ts'
import { createTableBars, type TableBars } from './table-bars.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const lookEveryMs = 80

/** The eagle's flight: everybody is on the same one, and each gets off when they like. */
export function runFlight(game: OpenedGame): void {
  const { container, frame, opened } = game
  const bars = createTableBars(game)
  const { hud, motion, sound } = bars
  const state = { isStopped: false, isLost: false, round: '' }
  const climb = createClimb(sound)
  const seat = sitDown(game, bars, () => show())
  const controls = createFlightControls(opened.title.stakes, firstStake(opened.title.stakes))
  const sky = createFlightSky({ moment: () => momentOf(news), loop: createLoop(), isStill: motion.isReduced })
  const heights = element('ol', { class: 'flight-heights', 'aria-label': messages.lastFlights })
  hud.sceneContainer.append(element('div', { class: 'flight' }, sky.root, heights))
  hud.controls.append(controls.root)

  const { bet, cashOut } = createActs({ game, bars, seat, controls, news: () => news })
  const show = (): void => {
    const now = momentOf(news)
    climb(now)
    controls.setOpen(now.phase === 'waiting' && seat.staked() === 0)
    sky.setOwn(ownHeight(seat))
    const idle = state.isStopped || state.isLost || seat.isPending()
    hud.setAction(actionOf({ now, seat, idle, stake: controls.stake(), bet, cashOut }))
  }
  const news: News = followTable(game, {
    onNews(latest) {
      if (latest.round !== state.round) {
        state.round = latest.round
        hud.setWin(0)
        seat.sit(latest.round)
      }
      showHeights(heights, latest.traces)
      show()
      if (latest.phase !== 'over') return
      hud.say(formatMessage(messages.eagleFlewAway, { multiplier: multiplierText(momentOf(news).height) }))
      void seat.settle(latest.round)
    },
    onLost(isLost) {
      state.isLost = isLost
      hud.setNotice(isLost ? messages.flightConnectionLost : undefined)
      if (!isLost) seat.lookAgain()
    },
  })
  controls.onChange(() => {
    sound.play('tap')
    show()
  })
  setInterval(show, lookEveryMs)
  createRealityCheck({ container, hud, frame, everySec: opened.realityCheckSec, net: seat.net })
  frame.onCommand((command) => {
    if (command === 'refreshBalance') return seat.lookAgain()
    state.isStopped = command === 'pause'
    show()
  })
}

const climbOfStep = 1.22
const groundHeight = 100

/** Each fifth that the flight gains is a step of the scale; it is the same for everybody, and the end rewards nobody. */
function createClimb(sound: TableBars['sound']): (moment: FlightMoment) => void {
  let [step, phase]: [number, FlightMoment['phase']] = [0, 'waiting']
  return (moment) => {
    const risen =
      moment.phase === 'flying' ? Math.floor(Math.log(moment.height / groundHeight) / Math.log(climbOfStep)) : 0
    if (risen > step) sound.play('climb', risen)
    if (moment.phase === 'gone' && phase === 'flying') sound.play('gone')
    step = risen
    phase = moment.phase
  }
}

type FlightParts = {
  readonly game: OpenedGame
  readonly bars: TableBars
  readonly seat: Seat
  readonly controls: FlightControls
  readonly news: () => News
}

/** The two things that a player does: get on, and get off. */
function createActs({ game: { frame, opened }, bars, seat, controls, news }: FlightParts) {
  return {
    bet: async (): Promise<void> => {
      const latest = news().latest()
      if (latest === undefined) return
      await seat.place(latest.round, [{ bet: controls.bet(), stake: controls.stake() }])
      if (seat.staked() === 0) return
      if (opened.mode === 'real') frame.say({ kind: 'round', state: 'began', staked: seat.staked(), win: 0 })
      bars.sound.play('chips')
    },
    cashOut: async (): Promise<void> => {
      const latest = news().latest()
      if (latest === undefined) return
      await seat.cashOut(latest.round)
      bars.buzz()
      void seat.settle(latest.round)
    },
  }
}

/** The present moment of the flight, by the public clock. */
function momentOf(news: News): FlightMoment {
  const [latest, now] = [news.latest(), news.now()]
  if (latest === undefined) return { phase: 'waiting', height: 100, elapsedMs: 0, secondsLeft: 0 }
  if (latest.phase === 'over') {
    const height =
      typeof latest.result === 'object' && latest.result !== null && 'point' in latest.result
        ? latest.result.point
        : 100
    return {
      phase: 'gone',
      height: Number(height),
      elapsedMs: now - latest.endsAt,
      secondsLeft: (latest.nextAt - now) / 1_000,
    }
  }
  const elapsedMs = now - latest.resultAt
  if (latest.phase === 'running') return { phase: 'flying', height: heightAt(elapsedMs), elapsedMs, secondsLeft: 0 }
  const secondsLeft = (latest.closesAt - now) / 1_000
  return { phase: secondsLeft > 0 ? 'waiting' : 'leaving', height: 100, elapsedMs: 0, secondsLeft }
}

function showHeights(container: HTMLElement, traces: readonly unknown[]): void {
  const shown = traces.slice(-24).toReversed().map(Number)
  const key = shown.join(' ')
  if (container.dataset['shown'] === key) return
  container.dataset['shown'] = key
  container.replaceChildren(...shown.map((height) => element('li', { class: lookOf(height) }, multiplierText(height))))
}

const lookOf = (height: number): string => (height >= 1_000 ? 'is-great' : height >= 200 ? 'is-good' : 'is-low')
