import type { Drawing } from '../drawing.ts'
import { bunting } from '../parts/bunting.ts'
import { darker, lighter } from '../parts/colour.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, vignette } from '../parts/light.ts'
import {
  box,
  boxPath,
  circlePath,
  disc,
  fill,
  layers,
  line,
  oval,
  place,
  polar,
  ring,
  starPath,
  steps,
  type Svg,
} from '../parts/shapes.ts'

const letters = ['#f0344f', '#ff9a1f', '#2fb85a', '#2f8af0', '#8a3fe0']

/** An evening in the street: the cage turns, and a card has its cross of bottle caps. */
export const barrioBingo: Drawing = {
  ground: '#f2913d',
  draw: (ink) => layers(street(ink), cage(ink), cardOnTable(ink), vignette(ink, [240, 320], '#4a1226')),
}

const street = (ink: Ink): Svg => {
  const house = ([x, top]: readonly [number, number], width: number, wall: string, roof: string) =>
    layers(
      box([x, top], [width, 160], ink.across(lighter(wall, 0.2), wall, darker(wall, 0.25))),
      fill(
        `M${x - 8} ${top + 4}L${x + width / 2} ${top - 26}L${x + width + 8} ${top + 4}z`,
        ink.slant(lighter(roof, 0.25), darker(roof, 0.2)),
      ),
      ...[0.2, 0.6].map((share) =>
        layers(
          box([x + width * share, top + 22], [width * 0.26, 24], '#fff0b0', 2),
          line(
            `M${x + width * (share + 0.13)} ${top + 22}v24M${x + width * share} ${top + 34}h${width * 0.26}`,
            darker(wall, 0.4),
            1.6,
          ),
        ),
      ),
    )
  return layers(
    box([0, 0], [240, 320], ink.fall('#ff7a5a', ['#ffb45a', 0.36], '#ffe9a8')),
    glow(ink, [120, 90], 130, '#fff6c8e6'),
    house([-26, 72], 80, '#4fb8b0', '#c8503a'),
    house([188, 62], 80, '#f07a9a', '#8a4ab0'),
    bunting({
      from: [-6, 20],
      to: [246, 14],
      sag: 15,
      count: 11,
      colours: ['#f0344f', '#ffffff', '#2fa8d8', '#ffd83a', '#2fb85a'],
    }),
    bunting({
      from: [-6, 54],
      to: [246, 44],
      sag: 12,
      count: 13,
      colours: ['#ffd83a', '#8a3fe0', '#ffffff', '#f0344f'],
      size: 13,
    }),
  )
}

const cage = (ink: Ink): Svg =>
  layers(
    line('M66 206L80 120M174 206L160 120', '#7a3a12', 8),
    line('M64 204L78 120M172 204L158 120', '#d98a3a', 4),
    disc(120, 120, 53, '#fff6d830'),
    ink.clip(
      circlePath(120, 120, 50),
      ...(
        [
          [96, 142, 0],
          [122, 150, 1],
          [146, 140, 2],
          [108, 124, 3],
          [134, 122, 4],
          [90, 160, 2],
          [154, 160, 0],
          [120, 98, 1],
        ] as const
      ).map(([x, y, which]) => {
        const colour = letters[which] ?? '#ffffff'
        return layers(
          disc(x, y, 15, darker(colour, 0.3)),
          disc(x, y, 14.4, ink.ball('#ffffff', colour, darker(colour, 0.35))),
          disc(x + 1, y + 1, 7.4, '#fffaf0'),
          fill(starPath([x + 1, y + 1], [5, 2.2]), colour),
        )
      }),
    ),
    ring([120, 120], 53, '#8a4a12', 6),
    ring([119.4, 119.2], 53, '#ffdf8a', 3.4),
    ...[18, 36].map(
      (width) => `<ellipse cx="120" cy="120" rx="${width}" ry="53" fill="none" stroke="#ffe9b0" stroke-width="2"/>`,
    ),
    ...[-34, -18, 0, 18, 34].map((offset) =>
      line(
        `M${120 - Math.sqrt(2809 - offset * offset)} ${120 + offset}H${120 + Math.sqrt(2809 - offset * offset)}`,
        '#ffe9b0',
        1.8,
      ),
    ),
    line('M60 120H72M168 120H192V100', '#c8741f', 6),
    disc(192, 98, 8, ink.ball('#ffb0a8', '#e0283f', '#7a0c2c')),
    line('M84 84A52 52 0 0 1 112 69', '#ffffff', 4),
  )

const cardOnTable = (ink: Ink): Svg =>
  layers(
    fill('M-10 226L250 214V330H-10z', ink.fall('#b8622f', '#5a2418')),
    line('M-10 250L250 240M-10 282L250 274', '#8a4222', 2),
    place(
      { at: [118, 236], turn: -8, scale: 0.98 },
      fill(boxPath([-78, -56], [156, 124], 8), '#2a081c90', { transform: 'translate(5 8)' }),
      ink.solid(boxPath([-78, -56], [156, 124], 8), ink.slant('#fffdf4', '#fff3dc', '#e8cdb0'), { width: 2 }),
      ...letters.map((colour, step) =>
        layers(
          box([-70 + step * 28.4, -49], [26, 18], colour, 4),
          fill(starPath([-57 + step * 28.4, -40], [6.4, 2.8]), '#ffffff'),
        ),
      ),
      ...steps(20, (step) =>
        box(
          [-70 + (step % 5) * 28.4, -27 + Math.floor(step / 5) * 22.4],
          [26, 20],
          (step + Math.floor(step / 5)) % 2 === 0 ? '#ffe9c0' : '#ffdfa8',
          3,
        ),
      ),
      ...(
        [
          [0, 0],
          [1, 1],
          [2, 1],
          [2, 2],
          [3, 1],
          [4, 0],
          [0, 3],
          [1, 2],
          [3, 2],
          [4, 3],
        ] as const
      ).map(([column, row], step) => cap(ink, [-57 + column * 28.4, -17 + row * 22.4], letters[step % 5] ?? '#ffffff')),
    ),
    cap(ink, [26, 300], '#2f8af0', 1.3),
    cap(ink, [218, 292], '#f0344f', 1.4),
    glint([92, 92], 12),
    glint([204, 270], 8),
  )

/** A bottle cap: what the neighbourhood marks its numbers with. */
const cap = (ink: Ink, at: readonly [number, number], colour: string, scale = 1): Svg =>
  place(
    { at, scale },
    fill(starPath([1, 2], [11.6, 10], { points: 14 }), '#2a081c70'),
    fill(starPath([0, 0], [11.6, 10], { points: 14 }), ink.slant('#ffffff', '#a8b4cc', '#5a6484')),
    disc(0, 0, 8.4, ink.ball(lighter(colour, 0.6), colour, darker(colour, 0.35))),
    oval(polar([0, 0], 5, 225), [2.4, 1.4], '#ffffffc0', -45),
  )
