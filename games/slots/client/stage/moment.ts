/** How a scene feels at a moment. Each goes from 0 to 1 by itself, so that every pose is reached by a movement. */
export type Moment = {
  /** Seconds since the page was opened. */
  t: number
  /** The reels turn. */
  spin: number
  /** A scatter is awaited. */
  tense: number
  /** A win that is worth more than the bet. */
  joy: number
  /** A great win. */
  big: number
  /** Free spins, or coins that are held: another light. */
  bonus: number
}

type Feeling = Exclude<keyof Moment, 't'>
type Feelings = Readonly<Record<Feeling, number>>

/** How much of the way to its aim a feeling goes in a sixtieth of a second. */
const pace: Feelings = { spin: 0.09, tense: 0.06, joy: 0.12, big: 0.1, bonus: 0.035 }
const feelings = ['spin', 'tense', 'joy', 'big', 'bonus'] as const

export type Mood = {
  readonly moment: Readonly<Moment>
  readonly aim: (feeling: Feeling, at: number) => void
  readonly step: () => void
  /** Where nothing moves: the pose at once. */
  readonly arrive: () => void
}

export function createMood(): Mood {
  const moment: Moment = { t: 0, spin: 0, tense: 0, joy: 0, big: 0, bonus: 0 }
  const aims: Record<Feeling, number> = { spin: 0, tense: 0, joy: 0, big: 0, bonus: 0 }
  return {
    moment,
    aim(feeling, at) {
      aims[feeling] = at
    },
    step() {
      moment.t += 1 / 60
      for (const feeling of feelings) moment[feeling] += (aims[feeling] - moment[feeling]) * pace[feeling]
    },
    arrive: () => Object.assign(moment, aims),
  }
}
