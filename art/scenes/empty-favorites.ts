import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glow } from '../parts/light.ts'
import { boxPath, disc, fill, layers, line, place, scatter, type Svg } from '../parts/shapes.ts'
import { stage } from '../parts/stage.ts'

const heart = 'M0 34C-46 4-38-36-19-36C-9-36 0-27 0-18C0-27 9-36 19-36C38-36 46 4 0 34z'

/** A jar of fireflies waits for its first heart. */
export const emptyFavorites: Drawing = { ground: 'transparent', draw: (ink) => layers(stage(ink, '#ff6a9a'), jar(ink)) }

const jar = (ink: Ink): Svg =>
  place(
    { at: [160, 128] },
    fill(boxPath([-54, -56], [108, 134], 26), '#ffffff14'),
    glow(ink, [0, 14], 74, '#ff9ac0e6'),
    ink.solid(heart, ink.ball('#ffc0d0', ['#ff4f86', 0.5], '#b01858'), { rim: '#fff0f4', width: 4 }),
    scatter(12, 9, (chance) => {
      const at = [-38 + chance() * 76, -36 + chance() * 96] as const
      return layers(glow(ink, at, 11, '#ffe98ae6'), disc(at[0], at[1], 2, '#fffbe0'))
    }),
    fill(
      boxPath([-54, -56], [108, 134], 26),
      ink.across('#ffffff50', ['#ffffff08', 0.25], ['#ffffff00', 0.7], '#ffffff38'),
    ),
    fill(boxPath([-54, -56], [108, 134], 26), 'none', { stroke: '#e8dcffc0', 'stroke-width': 2.6 }),
    line('M-40-34V44', '#ffffffb0', 5),
    ink.solid(boxPath([-46, -76], [92, 24], 8), ink.fall('#ffdf9c', '#d8923a', '#8a4f1c'), { width: 2 }),
    line('M-30-70V-58M-15-70V-58M0-70V-58M15-70V-58M30-70V-58', '#8a4f1c80', 2.4),
  )
