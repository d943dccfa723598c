import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glow, stars } from '../parts/light.ts'
import { cloudPath, palm } from '../parts/nature.ts'
import { box, boxPath, disc, fill, layers, line, oval, place, repeat, steps, type Svg } from '../parts/shapes.ts'

/** A hammock, a quiet sea, a clock that says it is enough for today. */
export const playResponsibly: Drawing = {
  ground: '#1f6a7a',
  draw: (ink) => layers(evening(ink), shore(ink), hammock(ink), hourglass(ink)),
}

const evening = (ink: Ink): Svg =>
  layers(
    box([0, 0], [800, 350], ink.slant('#123a5a', ['#1f6a7a', 0.4], ['#5ab0a0', 0.7], '#ffd9a0')),
    stars(8, {
      count: 40,
      area: [
        [0, 0],
        [460, 150],
      ],
    }),
    glow(ink, [640, 190], 300, '#ffe9b8d9'),
    disc(640, 184, 52, ink.ball('#ffffff', '#fff3d0', '#ffdf9a')),
    fill(cloudPath([470, 84], 1.4), '#ffffff50'),
    fill(cloudPath([706, 120], 1.2), '#ffffff60'),
    fill(cloudPath([230, 120], 1.3), '#ffffff20'),
  )

const shore = (ink: Ink): Svg =>
  layers(
    box([0, 214], [800, 136], ink.across('#12586a', ['#1f8a90', 0.5], '#7ad0b8')),
    ...steps(9, (step) => line(`M${560 + (step % 3) * 26} ${222 + step * 7}h${130 - step * 8}`, '#fff3d0b0', 3)),
    ...steps(10, (step) => line(`M${(step * 97) % 520} ${226 + step * 6}h${40 + (step % 3) * 20}`, '#ffffff38', 2.4)),
    fill('M-20 350V316C180 276 520 300 820 268V350z', ink.fall('#f0d8a0', '#a87f4a')),
    fill('M-20 350V330C180 300 520 318 820 296V350z', '#7a5a3a60'),
  )

const hammock = (ink: Ink): Svg => {
  const cloth = 'M446 206C490 268 622 272 684 206C650 306 480 304 446 206z'
  return layers(
    palm(ink, { at: [428, 312], height: 226, lean: -26, leaf: '#157a5a', trunk: '#8a5a3a' }),
    palm(ink, { at: [712, 302], height: 250, lean: 34, leaf: '#127052', trunk: '#8a5a3a' }),
    oval([566, 308], [104, 10], '#4a341a60'),
    line('M424 176L446 206M712 172L684 206', '#fff0d0', 3),
    ink.solid(cloth, ink.across('#ff9a7a', ['#e0486a', 0.5], '#8a2a6a'), { rim: '#ffe9d8', width: 5 }),
    ink.clip(
      cloth,
      ...steps(9, (step) =>
        line(
          `M${456 + step * 26} 190C${470 + step * 22} 250 ${480 + step * 20} 280 ${490 + step * 18} 310`,
          step % 2 === 0 ? '#ffd24a' : '#ffffff90',
          6,
        ),
      ),
    ),
    ink.solid('M462 208C474 190 504 192 512 212C512 232 484 238 466 226z', ink.slant('#ffffff', '#d8e8f0'), {
      width: 2,
    }),
    line(
      repeat(7, (step) => `M${500 + step * 24} ${284 - Math.abs(step - 3) * 4}v14`),
      '#ffe9b0',
      2.4,
    ),
  )
}

const hourglass = (ink: Ink): Svg =>
  place(
    { at: [760, 268], turn: 7, scale: 1.05 },
    oval([0, 52], [44, 8], '#4a341a70'),
    fill('M-24-40H24C24-14 6-10 4 0C6 10 24 14 24 40H-24C-24 14-6 10-4 0C-6-10-24-14-24-40z', '#e8fffa60'),
    fill(
      'M-18-22C-8-26 8-26 18-22C16-10 4-8 3 0H-3C-4-8-16-10-18-22zM-1 0H1V26H-1zM-20 40C-18 28-8 24 0 22C8 24 18 28 20 40z',
      ink.fall('#ffe27a', '#f0a02a'),
    ),
    fill('M-24-40H24C24-14 6-10 4 0C6 10 24 14 24 40H-24C-24 14-6 10-4 0C-6-10-24-14-24-40z', 'none', {
      stroke: '#ffffffc0',
      'stroke-width': 2.4,
    }),
    line('M-16-34C-16-22-10-16-6-10', '#ffffff', 3),
    ...[-48, 40].map((y) =>
      ink.solid(boxPath([-32, y], [64, 10], 4), ink.fall('#ffd98a', '#b8702a', '#7a421c'), { width: 1.6 }),
    ),
    ...[-28, 28].map((x) => line(`M${x} -38V40`, '#b8702a', 4)),
  )
