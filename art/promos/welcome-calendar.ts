import type { Drawing } from '../drawing.ts'
import { glint } from '../parts/light.ts'
import { layers, line, polar, repeat } from '../parts/shapes.ts'
import { starLantern } from '../parts/star-lantern.ts'
import { air } from './air.ts'

/** Seven paper stars light up one after another. */
export const welcomeCalendar: Drawing = {
  ground: '#43105a',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#43105a', middle: '#8a1f7a', far: '#e0508a', light: '#ff9ad0', seed: 8 }),
      line('M250-6Q400 120 660 34', '#2a0838', 2.4),
      starLantern(ink, { at: [486, 172], scale: 0.96 }, ['#ff5a7a', '#ffb02e', '#3fd87a', '#2fc8f0', '#b06aff']),
      ...lanterns.map(([x, y], index) =>
        starLantern(ink, { at: [x, y], scale: 0.22, turn: index * 9 - 20 }, [
          hues[index % hues.length] ?? '#ffdf8c',
          '#fff0c0',
        ]),
      ),
      repeat(6, (step) => glint(polar([486, 172], 128, step * 60 - 20), 9)),
    ),
}

const hues = ['#ffcf5f', '#ff8a3d', '#5af0d8', '#ff6ab0', '#8ab0ff', '#9af06a']

const lanterns = [
  [318, 56],
  [372, 92],
  [428, 30],
  [560, 52],
  [604, 96],
  [612, 224],
] as const
