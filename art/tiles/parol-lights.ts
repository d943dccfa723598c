import type { Drawing } from '../drawing.ts'
import { clear, darker, lighter } from '../parts/colour.ts'
import type { Ink } from '../parts/ink.ts'
import { bokeh, glint, glow, stars, vignette } from '../parts/light.ts'
import {
  box,
  disc,
  fill,
  layers,
  line,
  place,
  polar,
  polygonPath,
  ring,
  starPath,
  steps,
  type Svg,
} from '../parts/shapes.ts'

const middle: readonly [number, number] = [120, 128]
const shells = ['#ff4d6a', '#ffb02e', '#3fd87a', '#2fc8f0', '#b06aff']

/** A star lantern of capiz shells, lit on a December night. */
export const parolLights: Drawing = {
  ground: '#14235c',
  draw: (ink) =>
    layers(night(ink), hoop(ink), star(ink), tassels(ink), glints(ink), vignette(ink, [240, 320], '#050a2c')),
}

const night = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#0c1a5a', ['#1c3a9a', 0.45], ['#2f5ac0', 0.72], '#16246a')),
    stars(22, {
      count: 60,
      area: [
        [0, 0],
        [240, 230],
      ],
    }),
    bokeh(30, {
      count: 26,
      area: [
        [0, 220],
        [240, 90],
      ],
      colours: ['#ffd24a', '#ff6a8a', '#5ae0c8', '#8ab0ff'],
      size: 13,
    }),
    ...(
      [
        [-10, 250, 60],
        [44, 262, 46],
        [150, 256, 54],
        [196, 246, 60],
      ] as const
    ).map(([x, y, width]) =>
      layers(
        box([x, y], [width, 80], '#0c1446'),
        fill(`M${x - 6} ${y}L${x + width / 2} ${y - 24}L${x + width + 6} ${y}z`, '#111c5a'),
        box([x + width * 0.24, y + 16], [10, 12], '#ffcf6a', 1),
        box([x + width * 0.6, y + 16], [10, 12], '#ffcf6a', 1),
      ),
    ),
    line('M120-4V20', '#e8c878', 2),
    glow(ink, middle, 150, '#ffcf8a8c'),
  )

const hoop = (ink: Ink): Svg =>
  layers(
    ...steps(30, (step) => {
      const at = polar(middle, 101, step * 12)
      const colour = shells[step % 5] ?? '#ffffff'
      return layers(
        glow(ink, at, 11, clear(colour, 0.6)),
        disc(at[0], at[1], 5, darker(colour, 0.4)),
        disc(at[0], at[1], 4.4, ink.ball('#ffffff', lighter(colour, 0.2), colour)),
      )
    }),
    ring(middle, 92, '#7a3a12', 5),
    ring([middle[0] - 0.5, middle[1] - 0.7], 92, '#ffd98a', 2.6),
    ...steps(60, (step) =>
      line(`M${polar(middle, 89, step * 6).join(' ')}L${polar(middle, 84, step * 6).join(' ')}`, '#ffe9b8a0', 1),
    ),
  )

const star = (ink: Ink): Svg =>
  layers(
    fill(starPath([middle[0] + 2, middle[1] + 5], [92, 40]), '#050a2c80'),
    fill(starPath(middle, [91, 39]), '#fff0c8'),
    ...steps(5, (step) => {
      const colour = shells[step] ?? '#ffffff'
      const tip = polar(middle, 88, step * 72 - 90)
      const left = polar(middle, 37, step * 72 - 126)
      const right = polar(middle, 37, step * 72 - 54)
      const rib = (share: number) =>
        [
          [left[0] + (tip[0] - left[0]) * share, left[1] + (tip[1] - left[1]) * share],
          [right[0] + (tip[0] - right[0]) * share, right[1] + (tip[1] - right[1]) * share],
        ] as const
      return layers(
        fill(polygonPath([middle, left, tip]), ink.slant(lighter(colour, 0.55), lighter(colour, 0.06))),
        fill(polygonPath([middle, right, tip]), ink.slant(lighter(colour, 0.12), darker(colour, 0.3))),
        ...[0.25, 0.5, 0.74].map((share) =>
          line(
            `M${rib(share)[0].join(' ')}L${polar(middle, 30 + share * 52, step * 72 - 90).join(' ')}L${rib(share)[1].join(' ')}`,
            clear('#fff6dc', 0.75),
            1.6,
          ),
        ),
        line(`M${middle.join(' ')}L${tip.join(' ')}`, '#fff6dc', 2),
        line(`M${left.join(' ')}L${tip.join(' ')}L${right.join(' ')}`, '#fff0c0', 2.4),
        line(`M${middle.join(' ')}L${left.join(' ')}`, '#fff6dc', 1.6),
      )
    }),
    flower(ink),
  )

const flower = (ink: Ink): Svg =>
  layers(
    disc(middle[0], middle[1], 28, '#7a3a1260'),
    ...steps(10, (step) =>
      place(
        { at: middle, turn: step * 36 },
        fill(
          'M0 0C-10-8-9-24 0-27C9-24 10-8 0 0z',
          ink.fall(step % 2 === 0 ? '#ffffff' : '#ffe28a', step % 2 === 0 ? '#ffc8d8' : '#ff9a3d'),
        ),
      ),
    ),
    disc(middle[0], middle[1], 11, ink.ball('#ffffff', '#ffe98a', '#ff8a2e')),
    glow(ink, middle, 44, '#fff6d880'),
  )

const tassels = (ink: Ink): Svg =>
  layers(
    ...(
      [
        [66, 206, 9],
        [174, 206, -9],
      ] as const
    ).map(([x, y, turn]) =>
      place(
        { at: [x, y], turn },
        ...steps(7, (step) =>
          line(`M${(step - 3) * 1.6} 8Q${(step - 3) * 5} 34 ${(step - 3) * 6.4} 62`, shells[step % 5] ?? '#ffffff', 4),
        ),
        ...steps(7, (step) =>
          line(`M${(step - 3) * 1.6 - 0.8} 8Q${(step - 3) * 5 - 0.8} 34 ${(step - 3) * 6.4 - 0.8} 60`, '#ffffff70', 1),
        ),
        disc(0, 4, 10, '#7a3a12'),
        disc(0, 3.4, 9.2, ink.ball('#fff6c8', '#ffb02e', '#b8590f')),
        fill(starPath([0, 3], [5.4, 2.4]), '#fffbe6'),
      ),
    ),
  )

const glints = (ink: Ink): Svg =>
  layers(
    glint([120, 42], 14),
    glint([203, 104], 11),
    glint([38, 104], 10),
    glint([172, 202], 8),
    glow(ink, [120, 250], 60, '#ffb86a66'),
  )
