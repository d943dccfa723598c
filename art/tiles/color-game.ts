import type { Drawing } from '../drawing.ts'
import { cube } from '../parts/dice.ts'
import type { Ink } from '../parts/ink.ts'
import { bulbs, glint, glow, shadow, vignette } from '../parts/light.ts'
import { box, fill, layers, line, starPath, steps, type Svg } from '../parts/shapes.ts'

const squares = ['#f02a3f', '#ffcf1f', '#2fb84a', '#2a6af0', '#ff6ab0', '#fff6e8']
const star = (colour: string): Svg =>
  layers(fill(starPath([0.6, 1.2], [13, 5.6]), '#0c052440'), fill(starPath([0, 0], [13, 5.6]), colour))

/** Three coloured cubes tumble over the six squares of the fair's oldest game. */
export const colorGame: Drawing = {
  ground: '#2a4fd0',
  draw: (ink) => layers(stall(ink), board(ink), cubes(ink), vignette(ink, [240, 320], '#0a0c44')),
}

const stall = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#2f8af0', ['#2450d0', 0.45], '#141f8a')),
    ...steps(6, (step) =>
      fill(`M${step * 48 - 24} 0H${step * 48}L${step * 62 - 62} 190H${step * 62 - 92}z`, '#ffffff18'),
    ),
    glow(ink, [120, 96], 140, '#8ae8ff99'),
    bulbs(ink, { from: [-6, 12], to: [246, 12], sag: 12, count: 10, colours: squares.slice(0, 5) }),
    bulbs(ink, { from: [-6, 40], to: [246, 36], sag: 9, count: 8, colours: squares.slice(0, 5).toReversed() }),
  )

const board = (ink: Ink): Svg =>
  layers(
    fill('M-30 330L40 196H200L270 330z', '#5a2410'),
    fill('M-24 330L43 201H197L264 330z', '#fff0d0'),
    ...squares.map((colour, step) => {
      const [column, row] = [step % 3, Math.floor(step / 3)]
      const at = (across: number, down: number) => {
        const y = 206 + down * (row === 0 && down === 0 ? 0 : 1) * 56
        const width = 150 + (y - 206) * 1.06
        return `${(120 - width / 2 + (width * across) / 3).toString()} ${y}`
      }
      const inset = 0.03
      return fill(
        `M${at(column + inset, row + 0.04)}L${at(column + 1 - inset, row + 0.04)}L${at(column + 1 - inset, row + 0.96)}L${at(column + inset, row + 0.96)}z`,
        colour,
      )
    }),
    fill('M43 201H197L264 330H-24z', ink.fall('#ffffff30', '#0c052450')),
    shadow(ink, [74, 232], [52, 14], 0.7),
    shadow(ink, [170, 226], [46, 12], 0.6),
    shadow(ink, [128, 284], [56, 14], 0.7),
  )

const cubes = (ink: Ink): Svg =>
  layers(
    line('M112 40Q120 56 122 70M196 44Q192 60 186 74M40 66Q46 84 52 96', '#ffffff90', 4),
    cube(
      ink,
      { at: [168, 130], turn: 19, scale: 1.5 },
      { top: '#ff6ab0', left: '#2a6af0', right: '#f02a3f' },
      { top: star('#ffffff'), left: star('#ffffff'), right: star('#ffffff') },
    ),
    cube(
      ink,
      { at: [72, 150], turn: -17, scale: 1.72 },
      { top: '#2fb84a', left: '#ffcf1f', right: '#fff6e8' },
      { top: star('#ffffff'), left: star('#ffffff'), right: star('#f0a01f') },
    ),
    cube(
      ink,
      { at: [136, 218], turn: 7, scale: 1.86 },
      { top: '#ffcf1f', left: '#f02a3f', right: '#2fb84a' },
      { top: star('#ffffff'), left: star('#ffffff'), right: star('#ffffff') },
    ),
    glint([36, 120], 12),
    glint([204, 96], 11),
    glint([96, 196], 10),
    glint([214, 190], 8),
  )
