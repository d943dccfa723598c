import type { Drawing } from '../drawing.ts'
import { glow } from '../parts/light.ts'
import { fill, layers, line, steps } from '../parts/shapes.ts'
import { coin } from '../parts/treasure.ts'
import { air } from './air.ts'

/** Rice terraces at sunrise, a coin on each step. */
export const levelPack: Drawing = {
  ground: '#123f38',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#123f38', middle: '#2a7a5a', far: '#ffb86a', light: '#ffe0a0', beams: true, seed: 41 }),
      glow(ink, [578, 88], 130, '#fff0b0d0'),
      ...steps(6, (step) => {
        const [x, y] = [640 - step * 66, 96 + step * 40]
        return layers(
          fill(
            `M660 ${y}H${x - 40}Q${x - 70} ${y} ${x - 84} ${y + 30}L${x - 110} 330H660z`,
            ink.fall(greens[step % 3] ?? '#3fa85a', '#0f4a2f'),
          ),
          line(`M652 ${y + 3}H${x - 40}Q${x - 66} ${y + 3} ${x - 80} ${y + 30}`, '#e8ffb070', 4),
        )
      }),
      ...steps(5, (step) => coin(ink, [590 - step * 64, 78 + step * 40], 22 - step * 1.4, step * 7 - 12)),
    ),
}

const greens = ['#4fb85a', '#2f9a5a', '#7ac84a']
