import type { Desk } from './desk.ts'

const fadeSec = 0.7
export type BedName = 'bed' | 'bonusBed'

/** The loop under the game. During a bonus its fuller version takes its place, in step with it. */
export function createBed(context: BaseAudioContext, desk: Desk) {
  const levels = new Map<BedName, GainNode>()
  let choice: BedName = 'bed'
  let begunAt: number | undefined
  const show = (): void => {
    const audible = levels.has(choice) ? choice : 'bed'
    for (const [name, { gain }] of levels)
      gain.setTargetAtTime(name === audible ? 1 : 0, context.currentTime, fadeSec / 3)
  }
  return {
    begin: (name: BedName, buffer: AudioBuffer): void => {
      const [source, level] = [context.createBufferSource(), context.createGain()]
      Object.assign(source, { buffer, loop: true })
      level.gain.value = 0
      source.connect(level).connect(desk.bed)
      const now = context.currentTime
      begunAt ??= now
      source.start(now, (now - begunAt) % buffer.duration)
      levels.set(name, level)
      show()
    },
    setBonus: (isOn: boolean): void => {
      choice = isOn ? 'bonusBed' : 'bed'
      show()
    },
  }
}
