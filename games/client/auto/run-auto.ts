import type { RoundView } from '#games/rgs/contract.ts'
import type { Hud } from '../hud.ts'
import { messages } from '../messages/en.ts'
import type { Rounds } from '../rounds.ts'
import type { Scene } from '../scene.ts'
import type { TableState } from '../table-state.ts'
import { autoEndText, type Interruption } from './auto-end-text.ts'
import { autoPanel } from './auto-panel.ts'
import { afterRound, type AutoEnd, type AutoPlan, type AutoRun, beginAuto, endAfter, endBefore } from './auto-play.ts'

export type AutoDependencies = {
  readonly container: HTMLElement
  readonly hud: Hud
  readonly state: TableState
  readonly rounds: Rounds
  readonly scene: Scene
  readonly roundsMax: number
}

/** Asks for the limits, and plays round after round until the first of them. */
export function openAuto(needs: AutoDependencies): void {
  const { container, hud, state, roundsMax } = needs
  if (state.isBusy || state.isStopped) return
  if (state.freeRounds.length > 0) return hud.setNotice(messages.autoAfterFree)
  const panel = autoPanel({ stake: state.stake, roundsMax, onStart: (plan) => void playAuto(needs, plan) })
  container.append(panel)
  panel.showModal()
}

/** Round after round, until the first limit or interruption. */
export async function playAuto(needs: AutoDependencies, plan: AutoPlan): Promise<void> {
  const { hud, state } = needs
  const { stake } = state
  const halted: { why: Interruption | undefined } = { why: undefined }
  const stop = (why: Interruption): void => {
    halted.why ??= why
  }
  const hide = (): void => {
    if (document.hidden) stop('interrupted')
  }
  document.addEventListener('visibilitychange', hide)
  state.stopAuto = stop
  let run = beginAuto(plan)
  let end: AutoEnd | Interruption | undefined
  while (end === undefined) {
    end = halted.why ?? endBefore(run, stake)
    if (end !== undefined) break
    hud.setAuto({ left: run.left, onStop: () => stop('player') })
    const round = await playOne(needs, stake)
    if (round === undefined) end = 'interrupted'
    else ({ run, end } = count(needs.scene, run, round))
  }
  state.stopAuto = undefined
  document.removeEventListener('visibilitychange', hide)
  hud.setAuto(undefined)
  // A refusal says why in its own words.
  if (end !== 'interrupted') hud.setNotice(autoEndText(end, run))
}

function count(scene: Scene, before: AutoRun, round: RoundView): { run: AutoRun; end: AutoEnd | undefined } {
  const played = { staked: round.staked, win: round.win, hasBonus: scene.auto?.hasBonus(round) ?? true }
  const run = afterRound(before, played)
  return { run, end: endAfter(run, played) }
}

/** Undefined: it was refused, its answer was lost, or nothing may be bet now. */
async function playOne({ state, rounds, scene }: AutoDependencies, stake: number): Promise<RoundView | undefined> {
  if (state.isStopped || state.stake !== stake || state.freeRounds.length > 0 || scene.auto === undefined)
    return undefined
  state.lastOver = undefined
  await rounds.begin(scene.auto.choice)
  return state.lastOver
}
