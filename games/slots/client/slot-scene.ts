import { money } from '#games/client/hud.ts'
import type { MakeScene, Scene, Stage } from '#games/client/scene.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import { partOf } from '#games/title/pay.ts'
import type { SlotEvent, SlotView } from '../math/model.ts'
import { createBigWin } from './big-win.ts'
import { illustrateRules } from './illustrate-rules.ts'
import { showJackpotParty } from './jackpot-party.ts'
import type { Mover } from './reel-motion.ts'
import { showEvent, type EventScene } from './show-event.ts'
import { createSlotDisplay, type SlotDisplay } from './slot-display.ts'
import { createSymbolSheet } from './symbol-sheet.ts'
import type { Theme } from './theme.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** A tap, or the button, hurries what this spin shows; what was decided stays, and so does the time to the next spin. */
const hurriedSpeed = 7

/**
 * The reels of any title: its model says how many, its theme how they look, the round what they do. The symbols are painted
 * at once, while the session is still being opened.
 */
export function makeSlotScene(theme: Theme): MakeScene {
  const sheet = createSymbolSheet(theme)
  return (stage) => playOn(createSlotDisplay(stage, { theme, sheet }), stage, theme)
}

function playOn(display: SlotDisplay, stage: Stage, theme: Theme): Scene {
  const { look, placard, paint, actors } = display
  let isTurning = false
  const hurry = (): void => {
    if (isTurning) stage.loop.setSpeed(hurriedSpeed)
  }
  stage.container.addEventListener('pointerdown', hurry)
  const offer = (): void => {
    isTurning = false
    stage.loop.setSpeed(1)
    stage.setAction({ label: messages.spin, run: () => stage.begin({}) })
  }
  offer()
  const mover = moverOf(display, stage, theme)
  const cheer = createBigWin(stage, { placard, paint, actors, size: display.size })
  const showing = (round: RoundView): EventScene => {
    const paid = paidFor(round)
    const stake = (round.stake / paid) * stakeItself
    return {
      ...display,
      stage,
      theme,
      mover,
      paid,
      amount: (hundredths) => money(partOf(stake, Math.floor(hundredths))),
      isWorth: (hundredths) => hundredths > paid,
    }
  }

  return {
    setBusy: () => undefined,
    illustrate: (panel) => illustrateRules(panel, theme),
    ...traits,
    async winJackpots(won) {
      await showJackpotParty(stage, won)
      offer()
    },
    show(round) {
      const view = round?.view as SlotView | undefined
      if (view !== undefined) Object.assign(look, { grid: view.grid, marks: view.marks })
      paint()
    },
    async play(round) {
      isTurning = true
      stage.setAction({ label: messages.stop, isFree: true, tone: 'stop', run: hurry })
      const begun = performance.now()
      const events = round.events as readonly SlotEvent[]
      await clearStage(display)
      for (const event of events) await showEvent(showing(round), event)
      stage.sound.setBonus(false)
      actors.aim('bonus', 0)
      actors.aim('tense', 0)
      await cheer(round)
      stage.say(round.win > 0 ? formatMessage(messages.youWon, { win: money(round.win) }) : messages.noWin)
      await waitMs(stage.title.roundMsMin - (performance.now() - begun))
      offer()
    },
  }
}

const moverOf = ({ look, paint, actors }: SlotDisplay, { loop, motion, sound }: Stage, { model }: Theme): Mover => ({
  loop,
  model,
  look,
  paint,
  // No reel turns with reduced motion, not even quickly.
  ms: (usual) => (motion.isReduced ? 0 : motion.ms(usual)),
  onStop: (reel) => sound.play('stop', reel),
  onTense(reel) {
    sound.play('tension', reel)
    actors.aim('tense', 1)
  },
})

const traits = { auto: { choice: {}, hasBonus }, showsWins: true } as const

/** A round that begins with the page, as a replay does, waits so long for its scene. */
const patienceMs = 600

async function clearStage({ placard, actors }: SlotDisplay): Promise<void> {
  placard.clear()
  await Promise.race([actors.whole, waitMs(patienceMs)])
  actors.aim('big', 0)
}

/** In hundredths of itself. */
const stakeItself = 100

/** The cost of the round in hundredths of the stake that its wins multiply: a bought bonus costs many of it. */
const paidFor = ({ choice }: RoundView): number => (choice as { bonusFor?: number } | null)?.bonusFor ?? stakeItself

/** Free spins, or coins that are held: the player should see the next one begin. */
function hasBonus({ events }: RoundView): boolean {
  return (events as readonly SlotEvent[]).some(({ kind }) => kind === 'free' || kind === 'hold')
}

/** However much is hurried, the studio takes the next spin only after its time. */
const waitMs = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
