import { limited, partOfFull } from '../levels.ts'

const ceiling = partOfFull(-1.5)
const curveSteps = 4_096
/** No switch clicks, and none takes longer than one hears. */
const muteSec = 0.02
const ducked = 0.3
const duckSec = 0.04
const returnSec = 0.5

/** One limiter before the only way out, and one switch behind it. The bed goes down while something is celebrated. */
export type Desk = {
  readonly cues: AudioNode
  readonly bed: AudioNode
  readonly duck: (seconds: number) => void
  readonly setOn: (isOn: boolean) => void
}

export function createDesk(context: BaseAudioContext, { isOn, bedLevel }: { isOn: boolean; bedLevel: number }): Desk {
  const [master, cues, bed, duck] = [
    context.createGain(),
    context.createGain(),
    context.createGain(),
    context.createGain(),
  ]
  const limiter = context.createWaveShaper()
  limiter.curve = Float32Array.from({ length: curveSteps }, (_, at) =>
    limited((2 * at) / (curveSteps - 1) - 1, ceiling),
  )
  master.gain.value = isOn ? 1 : 0
  bed.gain.value = bedLevel
  bed.connect(duck).connect(limiter)
  cues.connect(limiter).connect(master).connect(context.destination)
  return {
    cues,
    bed,
    duck(seconds) {
      const now = context.currentTime
      duck.gain.cancelScheduledValues(now)
      duck.gain.setTargetAtTime(ducked, now, duckSec)
      duck.gain.setTargetAtTime(1, now + seconds, returnSec)
    },
    setOn(on) {
      const now = context.currentTime
      master.gain.cancelScheduledValues(now)
      master.gain.setValueAtTime(master.gain.value, now)
      master.gain.linearRampToValueAtTime(on ? 1 : 0, now + muteSec)
    },
  }
}
