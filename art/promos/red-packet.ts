import type { Drawing } from '../drawing.ts'
import { glint, shadow } from '../parts/light.ts'
import { boxPath, disc, fill, layers, line, place, starPath } from '../parts/shapes.ts'
import { starLantern } from '../parts/star-lantern.ts'
import { coin } from '../parts/treasure.ts'
import { air } from './air.ts'

/** A red packet sealed with the star, and lanterns above. */
export const redPacket: Drawing = {
  ground: '#640a12',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#640a12', middle: '#b0141f', far: '#f0482a', light: '#ffb06a', beams: true, seed: 47 }),
      line('M372-4V40M588-4V54', '#ffe9b0', 2),
      starLantern(ink, { at: [372, 72], scale: 0.34 }, ['#ffcf5f', '#ff8a3d']),
      starLantern(ink, { at: [588, 84], scale: 0.3 }, ['#ffcf5f', '#ff8a3d']),
      shadow(ink, [480, 296], [110, 14], 0.7),
      place(
        { at: [480, 182], turn: 8 },
        ink.solid(boxPath([-74, -106], [148, 212], 14), ink.slant('#ff6a5a', ['#d8141f', 0.4], '#8a0614'), {
          rim: '#ffd0a0',
        }),
        fill('M-74-92Q0 20 74-92V-106H-74z', ink.fall('#f0303a', '#a80a18')),
        line('M-74-92Q0 20 74-92', '#ffd98a', 4),
        disc(0, -38, 32, ink.ball('#fff6c8', '#ffb02e', '#8a4a06')),
        fill(starPath([0, -38], [20, 8.6]), '#8a1a06'),
        line('M-46 70H46M-30 86H30', '#ffd98aa0', 3),
      ),
      coin(ink, [378, 262], 22, -14),
      coin(ink, [594, 250], 26, 18),
      glint([556, 128], 16),
    ),
}
