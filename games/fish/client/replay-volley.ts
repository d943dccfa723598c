import type { Replay } from '#games/client/replay/replay.ts'
import type { ShotResult } from '../math/define-shooter.ts'
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

const shotMs = 900
const netMs = 350

/** The shots of a stored volley one after the other, each at a fish of its kind, wherever one swims now. */
export async function replayVolley({ replay, sea, effects, size, showShot }: VolleyReplay): Promise<void> {
  const { stored, motion, sound } = replay
  const [volley] = stored.round.kind === 'steps' ? stored.round.steps : []
  if (volley === undefined) return
  const { shots } = volley.view as { readonly shots: readonly ShotResult[] }
  const level = Math.round(volley.stake / Math.max(1, shots.length))
  for (const shot of shots) {
    await motion.wait(shotMs)
    const fish = sea.nearest({ x: size.width / 2, y: size.height / 2 }, [shot.kind])[0]
    effects.net(fish ?? { x: size.width / 2, y: size.height / 2 })
    sound.play('stop', 1.8)
    await motion.wait(netMs)
    showShot({ fish: fish?.id ?? 0, kind: shot.kind, level }, shot)
  }
  await motion.wait(shotMs)
}
