import type { ActionName, CueName } from '../actions.ts'
import { countNotes, type Result, rewardOf } from '../reward-of.ts'
import { semitonesTo } from '../scale.ts'
import { scoreOf } from '../score-of.ts'
import type { Score } from '../score.ts'
import type { SoundSetting } from '../sound-setting.ts'
import { createBed } from './bed.ts'
import { createDesk, type Desk } from './desk.ts'
import { orderRendering } from './render-order.ts'

/** A title that can be heard. */
export type Instrument = {
  /** `step`: so many degrees above the score's own. */
  readonly play: (action: ActionName, step: number) => void
  readonly reward: (result: Result) => void
  readonly count: (result: Result, ms: number) => void
  readonly setBonus: (isOn: boolean) => void
  readonly setOn: (isOn: boolean) => void
}

type InstrumentOptions = {
  readonly game: string
  readonly context: BaseAudioContext
  readonly setting: SoundSetting
  readonly isOn: boolean
}

/** It can be played at once; each of its sounds is heard from when it is rendered. */
export async function openInstrument({
  game,
  context,
  setting,
  isOn,
}: InstrumentOptions): Promise<Instrument | undefined> {
  const score = await scoreOf[game]?.()
  if (score === undefined) return undefined
  const desk = createDesk(context, { isOn, bedLevel: setting.bedLevel })
  const bank = new Map<CueName, AudioBuffer>()
  const bed = createBed(context, desk)
  orderRendering(
    { score, setting },
    {
      context,
      onRendered(name, buffer) {
        if (name === 'bed' || name === 'bonusBed') bed.begin(name, buffer)
        else bank.set(name, buffer)
      },
    },
  )
  return { ...playerOf(context, { score, desk, bank }), setBonus: bed.setBonus, setOn: desk.setOn }
}

type Sources = { readonly score: Score; readonly desk: Desk; readonly bank: ReadonlyMap<CueName, AudioBuffer> }

/** The highest step that is still pleasant to hear. */
const stepMost = 14
const tensionFadeSec = 0.06
const duckAfterSec = 0.2

function playerOf(
  context: BaseAudioContext,
  { score, desk, bank }: Sources,
): Pick<Instrument, 'play' | 'reward' | 'count'> {
  let tension: GainNode | undefined
  const start = (name: CueName, { step = 0, afterSec = 0 } = {}): GainNode | undefined => {
    const buffer = bank.get(name)
    if (buffer === undefined) return undefined
    const [source, level] = [context.createBufferSource(), context.createGain()]
    source.buffer = buffer
    source.playbackRate.value = 2 ** (semitonesTo(score.scale, 1 + Math.min(step, stepMost)) / 12)
    source.connect(level).connect(desk.cues)
    source.start(context.currentTime + afterSec)
    return level
  }
  return {
    play(action, step) {
      if (action === 'stop' || action === 'tension') {
        tension?.gain.setTargetAtTime(0, context.currentTime, tensionFadeSec / 3)
        tension = undefined
      }
      const level = start(action, { step })
      if (action === 'tension') tension = level
    },
    reward(result) {
      const name = rewardOf(result)
      if (name === undefined) return
      desk.duck((bank.get(name)?.duration ?? 0) + duckAfterSec)
      start(name)
    },
    count(result, ms) {
      const notes = countNotes(result, ms)
      if (notes === 0) return
      desk.duck(ms / 1_000)
      for (let note = 0; note < notes; note++) start('count', { step: note, afterSec: (note * ms) / notes / 1_000 })
    },
  }
}
