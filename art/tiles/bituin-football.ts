import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { bokeh, glint, glow, rays, vignette } from '../parts/light.ts'
import {
  box,
  circlePath,
  disc,
  fill,
  layers,
  line,
  oval,
  place,
  polar,
  scatter,
  starPath,
  steps,
  type Svg,
} from '../parts/shapes.ts'

const ballAt: readonly [number, number] = [138, 140]

/** The ball flies like a comet over a floodlit pitch. */
export const bituinFootball: Drawing = {
  ground: '#1f7a3a',
  draw: (ink) => layers(stadium(ink), pitch(ink), comet(ink), ball(ink), vignette(ink, [240, 320], '#04200f')),
}

const stadium = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 220], ink.fall('#0a1f5a', ['#1f4ab0', 0.5], '#5aa8f0')),
    rays([34, 30], { count: 20, reach: 300, paint: '#ffffff1c' }),
    rays([206, 30], { count: 20, reach: 300, paint: '#ffffff1c', turn: 7 }),
    ...[34, 206].map((x) =>
      layers(
        fill(`M${x - 3} 40H${x + 3}L${x + 6} 190H${x - 6}z`, '#14244a'),
        box([x - 24, 18], [48, 26], '#1f2f5a', 3),
        ...steps(8, (step) => disc(x - 17 + (step % 4) * 11.4, 25 + Math.floor(step / 4) * 12, 4.4, '#fffbe0')),
        glow(ink, [x, 31], 62, '#e8f6ffe6'),
      ),
    ),
    fill('M0 150C60 126 180 126 240 150V230H0z', ink.fall('#2f3a8a', '#141f5a')),
    scatter(16, 150, (chance) => {
      const x = chance() * 240
      return disc(
        x,
        148 + chance() * 58 - Math.sin((x / 240) * Math.PI) * 14,
        1.8,
        ['#ffd24a', '#ff6a5a', '#ffffff', '#5ad8c8', '#8a9af0'][Math.floor(chance() * 5)] ?? '#ffffff',
      )
    }),
    bokeh(7, {
      count: 14,
      area: [
        [0, 110],
        [240, 70],
      ],
      colours: ['#ffffff', '#ffe27a'],
      size: 7,
    }),
  )

const pitch = (ink: Ink): Svg =>
  layers(
    fill('M-40 330L20 206H220L280 330z', ink.fall('#6ae05a', '#128a3a')),
    fill('M0 206H240V330H0z', ink.fall('#5ad85a', '#0f7a34')),
    ...steps(6, (step) =>
      fill(`M${-120 + step * 80} 330L${40 + step * 30} 206H${55 + step * 30}L${-80 + step * 80} 330z`, '#ffffff1c'),
    ),
    line('M0 212H240M36 330L84 212M204 330L156 212', '#ffffffb0', 2.4),
    `<ellipse cx="120" cy="268" rx="74" ry="20" fill="none" stroke="#ffffffb0" stroke-width="2.4"/>`,
    oval([124, 270], [42, 9], '#04301480'),
  )

const comet = (ink: Ink): Svg =>
  layers(
    fill(
      'M-30 322C20 300 70 236 84 176L180 196C150 260 60 320-30 340z',
      ink.slant('#ff6a1f00', ['#ff8a1fb0', 0.4], '#ffc93a'),
    ),
    fill(
      'M-10 322C40 290 84 236 96 180L166 196C136 250 60 310-10 330z',
      ink.slant('#ffc93a00', ['#ffd24a', 0.5], '#fff3b0'),
    ),
    line('M4 320C50 280 90 240 110 196M40 300C80 270 116 240 134 204', '#fffbe0', 4),
    glow(ink, ballAt, 118, '#ffcf5ae6'),
    scatter(23, 18, (chance) =>
      fill(starPath([10 + chance() * 110, 200 + chance() * 100], [2 + chance() * 4, 1 + chance() * 1.6]), '#fff3b0'),
    ),
  )

const ball = (ink: Ink): Svg => {
  const [x, y] = ballAt
  const r = 70
  const outline = circlePath(x, y, r)
  const pentagon = (
    at: readonly [number, number],
    size: number,
    turn: number,
    squash: readonly [number, number] = [1, 1],
  ) =>
    place(
      { at, turn, scale: squash },
      fill(starPath([0, 0], [size, size * 0.81], { turn: 0 }), '#1a1f4a', {
        stroke: '#1a1f4a',
        'stroke-width': 3,
        'stroke-linejoin': 'round',
      }),
    )
  return layers(
    ink.solid(outline, ink.ball('#ffffff', ['#ffffff', 0.35], ['#dfe4f4', 0.65], '#7a84b8'), {
      rim: '#ffffff',
      shade: '#141a5ac0',
      width: 8,
    }),
    ink.clip(
      outline,
      ...steps(5, (step) => {
        const near = polar([x - 6, y - 6], 27, step * 72 - 90)
        const out = polar([x - 4, y - 4], 48, step * 72 - 90)
        const left = polar([x, y], 60, step * 72 - 112)
        const right = polar([x, y], 60, step * 72 - 68)
        return line(
          `M${near.join(' ')}L${out.join(' ')}M${out.join(' ')}L${left.join(' ')}M${out.join(' ')}L${right.join(' ')}`,
          '#2a3060',
          3,
        )
      }),
      fill(starPath([x - 6, y - 6], [29, 12.6]), '#c8741f'),
      fill(starPath([x - 7, y - 8], [29, 12.6]), ink.slant('#fff6c8', '#ffc93a', '#f0902a')),
      ...steps(5, (step) => pentagon(polar([x, y], 66, step * 72 - 54), 22, step * 72 - 54, [0.72, 1])),
    ),
    fill(`M${x - 50} ${y - 30}A58 58 0 0 1 ${x - 8} ${y - 58}A64 64 0 0 0 ${x - 50} ${y - 30}z`, '#ffffff'),
    glint([92, 92], 16),
    glint([200, 84], 9),
  )
}
