import { renderBed } from '../render-bed.ts'
import type { Score } from '../score.ts'
import type { Desk } from './desk.ts'
import { renderBetweenFrames } from './render-between-frames.ts'

const fadeSec = 0.7
type Kind = 'bed' | 'bonus'

/** The loop under the game. During a bonus its fuller version takes its place, in step with it. */
export function createBed(context: BaseAudioContext, score: Score, desk: Desk) {
  const levels = new Map<Kind, GainNode>()
  let wanted: Kind = 'bed'
  let begunAt: number | undefined
  const show = (): void => {
    const now = context.currentTime
    const shown: Kind = levels.has(wanted) ? wanted : 'bed'
    for (const [kind, { gain }] of levels) gain.setTargetAtTime(kind === shown ? 1 : 0, now, fadeSec / 3)
  }
  const begin = async (kind: Kind): Promise<void> => {
    const buffer = await renderBetweenFrames(context, renderBed(score, kind))
    const [source, level] = [context.createBufferSource(), context.createGain()]
    source.buffer = buffer
    source.loop = true
    level.gain.value = 0
    source.connect(level).connect(desk.bed)
    const now = context.currentTime
    begunAt ??= now
    source.start(now, (now - begunAt) % buffer.duration)
    levels.set(kind, level)
    show()
  }
  return {
    /** The bonus track is made where there is one, once the bed can be heard. */
    begin: async (): Promise<void> => {
      await begin('bed')
      if (score.bonus.length > 0) await begin('bonus')
    },
    setBonus(isOn: boolean): void {
      wanted = isOn ? 'bonus' : 'bed'
      show()
    },
  }
}
