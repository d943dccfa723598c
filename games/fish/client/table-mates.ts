import { money } from '#games/client/hud.ts'
import { type OwnSeat, type SeaNews, type SeaSeat, seatsOfSea, type SeaVolley } from '#games/rgs/sea-contract.ts'
import { partOf } from '#games/title/pay.ts'
import type { ShotResult } from '../math/define-shooter.ts'
import { weapons } from '../math/weapons.ts'
import { messages } from './messages/en.ts'
import type { VolleyChoice } from './volleys.ts'
import type { Sea } from './sea.ts'
import type { Point, Size } from './swimmer.ts'

/** Another player at the table, at an edge of this page: 1 is left, 2 above, 3 right of the own cannon. */
export type Mate = {
  readonly place: 1 | 2 | 3
  readonly name: string
  angle: number
  /** The last catch, and for how long it is still shown. */
  text: string
  textLife: number
  recoil: number
}
type MateShot = {
  readonly mate: Mate
  readonly fish: number
  readonly shot: ShotResult
  readonly text: string
  /** From 0 at the muzzle to 1 at the fish; below 0 it waits for its turn. */
  way: number
  x: number
  y: number
  at: Point
}
export type TableMates = ReturnType<typeof createTableMates>

type MatesDependencies = {
  readonly sea: Sea
  readonly size: Size
  readonly onHit: (at: Point) => void
  readonly onCatch: (caught: { fish: number; shot: ShotResult; text: string; to: Point }) => void
}

const flightSteps = 22
const volleySteps = 12
const textSteps = 150
const shotsShown = 30

/** The other seats: who sits there, and what the studio decided for their volleys. Empty seats stay empty. */
export function createTableMates({ sea, size, onHit, onCatch }: MatesDependencies) {
  let own = 0
  let mates: readonly Mate[] = []
  let shots: readonly MateShot[] = []
  const muzzleOf = ({ place }: Pick<Mate, 'place'>): Point => placeOf(place, size, sea.scale())
  const land = (shot: MateShot): void => {
    onHit(shot.at)
    if (!shot.shot.isCaught) return
    shot.mate.text = shot.text
    shot.mate.textLife = textSteps
    onCatch({ fish: shot.fish, shot: shot.shot, text: shot.text, to: muzzleOf(shot.mate) })
  }
  return {
    mates: () => mates,
    shots: () => shots,
    muzzleOf,
    sit({ seat }: OwnSeat): void {
      own = seat
      mates = []
      shots = []
    },
    hear({ seats, volleys }: SeaNews, isFirst: boolean): void {
      mates = seats.filter(({ seat }) => seat !== own).map((seat) => mateOf(seat, own, mates))
      for (const volley of volleys) {
        const mate = mates.find(({ place }) => place === (volley.seat - own + seatsOfSea) % seatsOfSea)
        // A page that has just come shows what is caught already as gone.
        if (isFirst) forget(sea, volley)
        else if (mate !== undefined) shots = [...shots, ...shotsOf(mate, volley, size)].slice(-shotsShown)
      }
    },
    step(): void {
      for (const mate of mates) {
        mate.textLife = Math.max(0, mate.textLife - 1)
        mate.recoil = Math.max(0, mate.recoil - 0.12)
      }
      for (const shot of shots) fly(shot, sea, muzzleOf(shot.mate))
      const landed = shots.filter(({ way }) => way >= 1)
      if (landed.length === 0) return
      shots = shots.filter(({ way }) => way < 1)
      for (const shot of landed) land(shot)
    },
  }
}

/** A volley's shots, one after the other. */
function shotsOf(mate: Mate, { view, choice, staked }: SeaVolley, { width, height }: Size): MateShot[] {
  const { shots: results } = view as { readonly shots: readonly ShotResult[] }
  const { at = [], weapon = 'cannon' } = choice as Partial<VolleyChoice>
  const level = staked / Math.max(1, results.length * weapons[weapon].cost)
  return results.map((shot, index) => ({
    mate,
    fish: at[index] ?? 0,
    shot,
    text: `+${money(partOf(level, shot.hundredths))}`,
    way: -(index * volleySteps) / flightSteps,
    x: 0,
    y: 0,
    at: { x: width / 2, y: height / 2 },
  }))
}

function mateOf({ seat, name }: SeaSeat, own: number, before: readonly Mate[]): Mate {
  const place = ((seat - own + seatsOfSea) % seatsOfSea) as Mate['place']
  const shown = name ?? messages.guest
  const known = before.find((mate) => mate.place === place && mate.name === shown)
  return known ?? { place, name: shown, angle: 0, text: '', textLife: 0, recoil: 0 }
}

/** At the left edge, above, and at the right edge. */
function placeOf(place: Mate['place'], { width, height }: Size, scale: number): Point {
  if (place === 2) return { x: width / 2, y: 22 * scale }
  return { x: place === 1 ? 22 * scale : width - 22 * scale, y: height * 0.42 }
}

function forget(sea: Sea, { choice, view }: SeaVolley): void {
  const { shots } = view as { readonly shots: readonly ShotResult[] }
  const { at = [] } = choice as Partial<VolleyChoice>
  for (const [index, { isCaught }] of shots.entries()) if (isCaught) sea.forget(at[index] ?? 0)
}

/** Towards its fish; one that has swum away is shot at where it was, or at the middle. */
function fly(shot: MateShot, sea: Sea, from: Point): void {
  const before = shot.way
  shot.way += 1 / flightSteps
  const fish = sea.find(shot.fish)
  if (fish !== undefined && fish.taken === 0) shot.at = { x: fish.x, y: fish.y }
  if (shot.way < 0) return
  if (before <= 0) shot.mate.recoil = 1
  shot.mate.angle = Math.atan2(shot.at.x - from.x, from.y - shot.at.y)
  shot.x = from.x + (shot.at.x - from.x) * shot.way
  shot.y = from.y + (shot.at.y - from.y) * shot.way
}
