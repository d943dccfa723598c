import type { Replay } from '#games/client/replay/replay.ts'
import type { ShotResult } from '../math/define-shooter.ts'
import { type WeaponCode, weapons } from '../math/weapons.ts'
import type { createEffects } from './sea-effects.ts'
import type { Sea } from './sea.ts'
import type { Hit } from './volleys.ts'

type VolleyReplay = {
  readonly replay: Replay
  readonly sea: Sea
  readonly effects: ReturnType<typeof createEffects>
  readonly size: { readonly width: number; readonly height: number }
  readonly showShot: (hit: Hit, shot: ShotResult) => void
}

type StoredVolley = { readonly shots: readonly ShotResult[]; readonly weapon?: WeaponCode }

/** Its level and weapon, and the shots. */
function volleyOf({ stored: { round } }: Replay) {
  const [volley] = round.kind === 'steps' ? round.steps : []
  const { shots, weapon = 'cannon' } = (volley?.view ?? { shots: [] }) as StoredVolley
  const level = Math.round((volley?.stake ?? 0) / Math.max(1, shots.length * weapons[weapon].cost))
  return { shots, weapon, level }
}

export const storedVolley = (replay: Replay) => volleyOf(replay)

const shotMs = 900
const netMs = 350

/** The shots of a stored volley one after the other, each at a fish of its kind, wherever one swims now. */
export async function replayVolley({ replay, sea, effects, size, showShot }: VolleyReplay): Promise<void> {
  const { motion, sound } = replay
  const { shots, weapon, level } = volleyOf(replay)
  for (const shot of shots) {
    await motion.wait(shotMs)
    const fish = sea.nearest({ x: size.width / 2, y: size.height / 2 }, [shot.kind])[0]
    effects.net(fish ?? { x: size.width / 2, y: size.height / 2 })
    sound.play('hit')
    await motion.wait(netMs)
    showShot({ fish: fish?.id ?? 0, kind: shot.kind, level, weapon }, shot)
  }
  await motion.wait(shotMs)
}
