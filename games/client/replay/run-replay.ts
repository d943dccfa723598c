import type { RoundView, StoredReplay } from '#games/rgs/contract.ts'
import { afterFrame } from '../after-frame.ts'
import { celebrate } from '../celebrate.ts'
import { element } from '../element.ts'
import { createHud } from '../hud.ts'
import { createLoop } from '../loop.ts'
import { stillFor } from '../motion.ts'
import { hudFactsOf } from '../opening-facts.ts'
import { createParticles } from '../particles.ts'
import type { Action, MakeScene, Scene } from '../scene.ts'
import type { OpenedGame } from '../opened-game.ts'
import { createSurface } from '../surface.ts'
import type { Replay } from './replay.ts'

/** How long the viewer looks at what a player would open by hand. */
const openAfterMs = 900
/** Between two steps, as long as it takes to see what was chosen. */
const stepPauseMs = 500

/** Shows a stored round on its scene: step after step as the studio had answered them. */
export function runReplay(makeScene: MakeScene, game: OpenedGame, replay: Replay): void {
  const { container, opened, frame } = game
  const { stored, motion, sound } = replay
  const { round } = stored
  if (round.kind !== 'steps') throw new Error('a public round is shown by its table')
  const hud = createHud(hudFactsOf({ frame, opened, replay }), {
    leave: () => undefined,
    onMenu: () => undefined,
    onStake: () => undefined,
  })
  container.replaceChildren(hud.root)
  const loop = createLoop()
  const sparks = element('div', { class: 'sparks', 'aria-hidden': 'true' })
  hud.sceneContainer.after(sparks)
  const scene = makeScene({
    container: hud.sceneContainer,
    controls: hud.controls,
    loop,
    particles: createParticles(createSurface(sparks, { isWithFrame: true }), { loop, motion }),
    title: opened.title,
    motion,
    sound,
    buzz: () => undefined,
    stake: () => round.steps[0]?.stake ?? 0,
    balance: () => 0,
    onStake: () => undefined,
    begin: () => undefined,
    move: () => undefined,
    setAction: (action) => openByItself(action, replay),
    say: hud.say,
  })
  replay.onWatch(async () => {
    hud.celebrate(undefined)
    scene.setBusy(true)
    scene.show(undefined)
    await playSteps(scene, withoutJackpots(stored, round.steps), replay)
    if (round.end !== null) scene.show(round.end)
    if (stored.jackpots !== undefined) await scene.winJackpots?.(stored.jackpots)
    if (!stored.isVoided) celebrate(stored, { hud, sound, motion, scene: () => scene })
  })
}

/** A pool that was won is in the round's win, and celebrated by itself. */
function withoutJackpots({ jackpots = [] }: StoredReplay, steps: readonly RoundView[]): readonly RoundView[] {
  const won = jackpots.reduce((sum, { amount }) => sum + amount, 0)
  return steps.map((step) => (step.state === 'over' ? { ...step, win: step.win - won } : step))
}

async function playSteps(scene: Scene, steps: readonly RoundView[], { motion }: Replay): Promise<void> {
  for (const [index, step] of steps.entries()) {
    await (index === 0 ? afterFrame() : stillFor(motion, stepPauseMs))
    await scene.play(step)
    scene.setBusy(true)
  }
}

/** What only opens a decided result is opened: nobody scratches a replay. What would hurry it is not. */
function openByItself({ isFree, tone, run }: Action, { motion }: Replay): void {
  if (isFree === true && tone !== 'stop') void stillFor(motion, openAfterMs).then(run)
}
