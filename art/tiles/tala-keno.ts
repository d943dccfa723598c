import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, rays, stars, vignette } from '../parts/light.ts'
import { hills } from '../parts/nature.ts'
import { box, disc, fill, layers, line, oval, place, polar, ring, starPath, steps, type Svg } from '../parts/shapes.ts'

const lit: readonly (readonly [number, number])[] = [
  [46, 56],
  [98, 34],
  [154, 52],
  [204, 34],
  [196, 92],
  [52, 118],
  [30, 184],
  [206, 168],
]

/** Ten stars are lit over the lagoon, and the brightest has a face. */
export const talaKeno: Drawing = {
  ground: '#0c4a6a',
  draw: (ink) => layers(night(ink), constellation(ink), tala(ink), water(ink), vignette(ink, [240, 320], '#021a2e')),
}

const night = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#06244f', ['#0c5a7a', 0.45], ['#1fa8a0', 0.72], '#0a4a6a')),
    stars(55, {
      count: 80,
      area: [
        [0, 0],
        [240, 220],
      ],
    }),
    fill('M-20 40C60 10 120 90 260 20V60C140 120 80 50-20 84z', '#5af0d028'),
    fill('M-20 90C80 70 130 140 260 84V110C140 160 70 106-20 128z', '#8a7aff24'),
  )

const constellation = (ink: Ink): Svg =>
  layers(
    line(
      `M${[lit[6], lit[5], lit[0], lit[1], lit[2], lit[3], lit[4], lit[7]].map((at) => at?.join(' ')).join('L')}`,
      '#c8fff0a0',
      1.8,
      { 'stroke-dasharray': '1 6' },
    ),
    ...lit.map((at, step) =>
      layers(
        glow(ink, at, 26, step % 2 === 0 ? '#ffe27ad0' : '#8affe0d0'),
        ring(at, 12, '#ffffff60', 1.4),
        fill(starPath(at, [9.6, 4.2], { turn: step * 14 }), step % 2 === 0 ? '#fff3b0' : '#d8fff4'),
      ),
    ),
    ...(
      [
        [72, 82],
        [128, 24],
        [178, 124],
        [224, 128],
        [18, 92],
        [66, 206],
        [180, 208],
        [226, 72],
      ] as const
    ).map((at) => layers(ring(at, 8, '#8ae0e060', 1.4), fill(starPath(at, [5, 2.2]), '#8ae0e070'))),
  )

const tala = (ink: Ink): Svg => {
  const outline =
    'M120 74Q129 74 133 83L145 112L177 115Q186 116 188 124T184 137L160 158L167 189Q169 198 162 203T148 203L120 186L92 203Q85 207 78 203T73 189L80 158L56 137Q50 132 52 124T63 115L95 112L107 83Q111 74 120 74z'
  return layers(
    rays([120, 142], { count: 20, reach: 150, paint: '#fff3a024', turn: 4 }),
    glow(ink, [120, 142], 120, '#ffe27ac0'),
    fill(outline, '#06244f90', { transform: 'translate(4 8)' }),
    ink.solid(outline, ink.ball('#fffbd0', ['#ffd83a', 0.5], '#f08a1f'), {
      rim: '#ffffff',
      shade: '#b8480c90',
      width: 6,
    }),
    ...[-1, 1].map((side) =>
      place(
        { at: [120, 142], scale: [side, 1] },
        oval([19, 0], [8, 10], '#4a1f14'),
        disc(side > 0 ? 16.4 : 21.4, -4, 3.4, '#ffffff'),
        oval([32, 15], [8, 5], '#ff7a5ab0'),
        line('M12-17Q20-22 27-16', '#a8580f', 3),
      ),
    ),
    fill('M104 158Q120 166 136 158Q134 176 120 176T104 158z', '#8a1f2a'),
    fill('M112 172Q120 166 128 172Q124 176 120 176T112 172z', '#ff7a7a'),
    fill('M88 118L104 112L112 94C114 86 118 84 122 84C112 92 112 110 104 118C98 122 90 122 88 118z', '#ffffffb0'),
    ...steps(5, (step) => glint(polar([120, 142], 88 + (step % 2) * 8, step * 72 - 54), 8 + (step % 2) * 3)),
  )
}

const water = (ink: Ink): Svg =>
  layers(
    place({ at: [0, 0] }, hills(240, { base: 244, tops: [6, 26, 8, 16, 34, 12], foot: 330, paint: '#073a54' })),
    box([0, 248], [240, 72], ink.fall('#1f98a0', '#06304f')),
    oval([120, 264], [54, 7], '#fff3a0b0'),
    oval([120, 280], [34, 5], '#ffe27a80'),
    oval([120, 293], [46, 5], '#ffe27a50'),
    ...steps(7, (step) => line(`M${(step * 53) % 210} ${258 + step * 8}h${22 + (step % 3) * 10}`, '#8affe060', 2)),
  )
