import { afterFrame } from '#games/client/after-frame.ts'
import { element } from '#games/client/element.ts'
import { createLoop } from '#games/client/loop.ts'
import { createRealityCheck } from '#games/client/reality-check.ts'
import type { OpenedGame } from '#games/client/opened-game.ts'
import type { TableNews } from '#games/rgs/table-contract.ts'
import { createBetting } from './betting.ts'
import { followTable, type News } from './news.ts'
import { createSeat, type Seat } from './seat.ts'
import { createTableBars, type TableBars } from './table-bars.ts'
import type { Squeeze } from './squeeze/create-squeeze.ts'
import { createLateSqueeze } from './squeeze/late-squeeze.ts'
import type { TableFace } from './table-face.ts'
import { createTableStage, partOf } from './table-stage.ts'
import { reportToBars } from './report-to-bars.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const lookEveryMs = 200
const verdictMs = 1_600

/** Puts a shared table together: the bars, the view, the board, and the public clock that moves them. */
export function runTable(face: TableFace, game: OpenedGame): void {
  const { container, frame, opened } = game
  const bars = createTableBars(game, { hasSqueeze: face.squeeze !== undefined })
  const { hud, motion } = bars
  let isStopped = false
  const openRound = (): string | undefined => {
    const latest = news.latest()
    if (isStopped || latest?.phase !== 'betting' || news.now() >= latest.closesAt) return undefined
    return latest.round
  }
  const seat = sitDown(game, bars, () => betting.show())
  const onPlaced = (staked: number): void => {
    if (opened.mode === 'real') frame.say({ kind: 'round', state: 'began', staked, win: 0 })
    bars.sound.play('chips')
  }
  const { stakes, limits } = opened.title
  const betting = createBetting({ face, stakes, limits, bars, seat: () => seat, openRound, onPlaced })
  const loop = createLoop()
  const squeeze = createTableSqueeze({ face, game, bars, seat, loop })
  const stage = createTableStage({
    face,
    news: () => news,
    loop,
    motion,
    squeeze,
    onBeat: (beat) => bars.sound.play(face.sounds[Math.min(beat, face.sounds.length) - 1] ?? 'card'),
  })
  const road = face.road()
  hud.sceneContainer.append(element('div', { class: 'live' }, stage.low, stage.root, road.root, betting.board.root))
  hud.controls.append(betting.tray.root)

  const tick = createTick({ face, bars, seat, betting, stage, squeeze, news: () => news })
  const news: News = followTable(game, {
    onNews(latest) {
      betting.board.showTotals(latest.totals)
      tick()
      // Six dozen results are a frame's work of their own: not of the one in which a round begins or ends.
      void afterFrame().then(() => road.show(latest.traces))
      if (latest.phase !== 'over') return
      hud.say(face.caption(latest.result))
      void seat.settle(latest.round)
    },
    onLost(isLost) {
      isStopped = isLost
      hud.setNotice(isLost ? messages.tableConnectionLost : undefined)
      if (!isLost) seat.lookAgain()
    },
  })
  betting.show()
  setInterval(tick, lookEveryMs)
  createRealityCheck({ container, hud, frame, everySec: opened.realityCheckSec, net: seat.net })
  frame.onCommand((command) => {
    if (command === 'menu') return undefined
    if (command === 'refreshBalance') return seat.lookAgain()
    isStopped = command === 'pause'
    betting.show()
  })
}

/** The player's own part, reported to the bars and the lobby. */
function sitDown(game: OpenedGame, bars: TableBars, onChange: () => void): Seat {
  const { client, opened } = game
  const report = reportToBars(game, bars, () => seat.net())
  const seat: Seat = createSeat({ client, balance: opened.balance, onChange, ...report })
  return seat
}

type SqueezeParts = Pick<TableParts, 'face' | 'bars' | 'seat'> & {
  readonly game: OpenedGame
  readonly loop: ReturnType<typeof createLoop>
}

/** Nothing is opened by hand in a replay, or by those who want less movement. */
function createTableSqueeze({ face, game, bars, seat, loop }: SqueezeParts): Squeeze | undefined {
  if (face.squeeze === undefined || game.replay !== undefined || bars.motion.isReduced) return undefined
  return createLateSqueeze({
    squeeze: face.squeeze,
    loop,
    bets: () => seat.bets().map(({ bet }) => bet),
    isOn: () => bars.preferences().squeeze,
    onTurn: () => bars.sound.play('card'),
    say: bars.hud.say,
  })
}

type TableParts = {
  readonly face: TableFace
  readonly bars: TableBars
  readonly seat: Seat
  readonly betting: ReturnType<typeof createBetting>
  readonly stage: ReturnType<typeof createTableStage>
  readonly squeeze: Squeeze | undefined
  readonly news: () => News
}

/** What the clock alone changes: the ring, the phase, and when the result has been seen. */
function createTick({ face, bars, seat, betting, stage, squeeze, news }: TableParts): () => void {
  const { hud, motion } = bars
  let [round, said] = ['', '']
  const narrate = (text = ''): void => {
    if (text !== '' && text !== said) hud.say(text)
    said = text
  }
  const begin = (latest: TableNews): void => {
    round = latest.round
    betting.dropChips()
    hud.setWin(0)
    betting.board.showWon(undefined)
    seat.sit(latest.round)
  }
  return () => {
    const [latest, now] = [news().latest(), news().now()]
    if (latest === undefined) return
    if (latest.round !== round) begin(latest)
    const [left, whole] = [latest.closesAt - now, latest.closesAt - latest.openedAt]
    stage.ring.show(latest.phase === 'betting' && left > 0 ? { seconds: left / 1_000, part: left / whole } : undefined)
    stage.setPhase(phaseText(latest, now, news().isStored))
    void stage.setPlaying(!motion.isReduced && isPlaying(latest, now))
    const part = partOf(latest, now, motion.isReduced)
    const isSeen = part >= 1
    if (!isSeen) narrate(becameKnown({ face, squeeze }, latest, part))
    stage.setCaption(isSeen ? face.caption(latest.result) : '')
    if (isSeen) betting.board.showWon((bet) => face.pays(bet, latest.result))
    betting.show()
  }
}

const isPlaying = ({ phase, closesAt, endsAt }: TableNews, now: number): boolean =>
  (phase !== 'betting' || now >= closesAt) && now < endsAt + verdictMs

/** Cards that are opened by hand are said when they are opened. */
function becameKnown(
  { face, squeeze }: Pick<TableParts, 'face' | 'squeeze'>,
  { result }: TableNews,
  part: number,
): string | undefined {
  const isFaceDown = squeeze?.isFaceDown()
  const isByHand = isFaceDown !== undefined && part >= (face.squeeze?.from ?? 1)
  return isByHand ? undefined : face.narrate?.(result, part, isFaceDown)
}

function phaseText({ phase, closesAt, nextAt, bettors }: TableNews, now: number, isStored = false): string {
  if (isStored) return messages.noMoreBets
  if (phase === 'over')
    return formatMessage(messages.nextRoundIn, { seconds: Math.max(0, Math.ceil((nextAt - now) / 1_000)) })
  if (phase === 'running' || now >= closesAt) return messages.noMoreBets
  if (bettors === 0) return messages.placeYourBets
  return formatMessage(messages.placeYourBetsWithPlayers, { count: bettors })
}
