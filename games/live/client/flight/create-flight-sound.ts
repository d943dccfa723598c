import type { Sound } from '#games/client/sound.ts'
import { type FlightMoment, groundHeight } from './flight-moment.ts'

const stepGrowth = 1.22
const stepGrowthHigh = 1.1
const highFrom = 300
/** Where everybody holds their breath, in hundredths. */
const tense = [500, 1_000, 2_000, 5_000, 10_000]

/** Steps of a scale that follow each other faster the higher it is; they are the same for everybody, and the end rewards nobody. */
export function createFlightSound(sound: Pick<Sound, 'play'>): (moment: FlightMoment) => void {
  let [step, tension, phase]: [number, number, FlightMoment['phase']] = [0, 0, 'waiting']
  return ({ phase: present, height }) => {
    const risen = present === 'flying' ? stepsOf(height) : 0
    const tensions = present === 'flying' ? tense.filter((from) => height >= from).length : 0
    if (tensions > tension) sound.play('tension')
    else if (risen > step) sound.play('climb', risen)
    if (present === 'gone' && phase === 'flying') sound.play('gone')
    step = risen
    tension = tensions
    phase = present
  }
}

function stepsOf(height: number): number {
  const [low, high] = [Math.min(height, highFrom) / groundHeight, Math.max(height, highFrom) / highFrom]
  return Math.floor(Math.log(low) / Math.log(stepGrowth)) + Math.floor(Math.log(high) / Math.log(stepGrowthHigh))
}
