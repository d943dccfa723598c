import { element } from '#games/client/element.ts'
import { createSurface } from '#games/client/surface.ts'
import type { TableBars } from '#games/live/client/table-bars.ts'
import type { WeaponCode } from '../math/weapons.ts'
import type { School } from './school.ts'
import { createEffects } from './sea-effects.ts'
import type { SeaLook } from './sea-look.ts'
import { createSea } from './sea.ts'
import { showCatch } from './show-catch.ts'
import { createTableMates } from './table-mates.ts'
import type { Hit } from './volleys.ts'

export type Page = {
  level: number
  weapon: WeaponCode
  firedAt: number
  steps: number
  recoil: number
  /** Undefined until the table is known. */
  school: School | undefined
  /** The studio's time, once the table is known. */
  now: () => number
}

type WaterParts = {
  readonly look: SeaLook
  readonly page: Page
  readonly bars: TableBars
  readonly onHit: (hit: Hit) => void
}
export type Water = ReturnType<typeof createWater>

/** The sea and what lights up in it, with the others at its edges. */
export function createWater({ look, page, bars: { hud, motion, sound }, onHit }: WaterParts) {
  const view = element('div', { class: 'sea', 'aria-hidden': 'true' })
  hud.sceneContainer.append(view)
  const surface = createSurface(view)
  const effects = createEffects(motion.isReduced)
  const { size } = surface
  const sea = createSea({
    look,
    size,
    school: () => page.school,
    now: () => page.now(),
    isCalm: motion.isReduced,
    onHit({ id, kind, x, y }, { level, weapon }) {
      effects.net({ x, y })
      sound.play('hit')
      onHit({ fish: id, kind, level, weapon })
    },
  })
  const scene = { sea, effects, look, size }
  const mates = createTableMates({
    sea,
    size,
    onHit: effects.net,
    onCatch: (caught) => showCatch(scene, { ...caught, isOwn: false }),
  })
  return { view, surface, effects, sea, scene, mates }
}
