import { football } from '../math/football.ts'
import { footballLabel } from './football-labels.ts'
import { chances, footballScore, minutesOfChance } from '../math/football-model.ts'
import type { LeagueFace, Play } from './league-face.ts'
import { messages } from './messages/en.ts'
import { shotAt } from './pitch/ball-at.ts'
import { keeperKit, paintFootball } from './pitch/paint-football.ts'
import { paintPitch } from './pitch/paint-pitch.ts'

const kickOff = 0.03
const played = 0.93

const momentOf = (part: number): number => Math.min(1, Math.max(0, (part - kickOff) / played)) * chances
const chancesSeen = (part: number): number => Math.floor(momentOf(part) + (1 - shotAt))

/** Football under lamps, seen from the stands. */
export const footballFace: LeagueFace = {
  sport: football,
  label: footballLabel,
  scoreAt: (course, part) => footballScore(course, chancesSeen(part)),
  timeAt: (_course, part) =>
    part >= kickOff + played ? messages.fullTime : `${Math.min(90, Math.ceil(momentOf(part) * minutesOfChance))}′`,
  paintGround: paintPitch,
  wornIn: (kits) => kits.flatMap((kit) => [kit, keeperKit(kit)]),
  paint: (play) => paintFootball(play, runningOf(play)),
  cheer: messages.goal,
  isCheerSpoken: true,
}

const runningOf = ({ course, part }: Play) =>
  course === undefined || part >= kickOff + played ? undefined : { course, moment: momentOf(part) }
