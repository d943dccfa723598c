import type { Drawing } from '../drawing.ts'
import { clear, darker, lighter } from '../parts/colour.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, shadow, vignette } from '../parts/light.ts'
import { brilliant, coin, coinHeap, ingot, octagon } from '../parts/treasure.ts'
import {
  box,
  boxPath,
  circlePath,
  disc,
  fill,
  layers,
  line,
  place,
  repeat,
  scatter,
  steps,
  type Svg,
} from '../parts/shapes.ts'

/** A cart comes out of the mine, heaped with gold. */
export const minaNgGinto: Drawing = {
  ground: '#0f3f4a',
  draw: (ink) =>
    layers(cave(ink), timbers(ink), load(ink), cart(ink), sparks(ink), vignette(ink, [240, 320], '#041a26')),
}

const cave = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#0b3a4a', ['#136070', 0.4], '#062230')),
    glow(ink, [120, 130], 150, '#ffd06ae6'),
    fill(
      'M0 0H240V320H0zM60 300C40 220 44 120 76 84C98 60 146 60 166 86C198 124 200 220 182 300z',
      ink.slant('#1b7480', '#0a3a4a', '#04202e'),
      { 'fill-rule': 'evenodd' },
    ),
    ...(
      [
        [0, 60, 40, 30],
        [10, 180, 32, 44],
        [206, 40, 40, 34],
        [204, 150, 40, 46],
        [96, 6, 60, 24],
      ] as const
    ).map(([x, y, w, h]) =>
      layers(
        fill(
          `M${x} ${y + h}L${x + w * 0.2} ${y}L${x + w * 0.8} ${y + h * 0.1}L${x + w} ${y + h * 0.7}L${x + w * 0.6} ${y + h}z`,
          '#0d4f5c',
        ),
        fill(`M${x + w * 0.2} ${y}L${x + w * 0.8} ${y + h * 0.1}L${x + w * 0.5} ${y + h * 0.4}z`, '#2f9aa0'),
      ),
    ),
    ...(
      [
        [-4, 150, '#4fe0d8', 62, 1],
        [4, 40, '#ffcf4a', 30, 0.8],
        [244, 128, '#ff6ab8', -58, 1],
        [240, 30, '#b05aff', -34, 0.9],
        [2, 262, '#5a9aff', 64, 0.9],
      ] as const
    ).map(([x, y, colour, turn, size]) =>
      place(
        { at: [x, y], turn, scale: size },
        glow(ink, [0, -30], 44, clear(colour, 0.6)),
        ...[-26, 24, 0].map((lean, step) => crystal(ink, { lean, colour, tall: [34, 38, 54][step] ?? 40 })),
      ),
    ),
  )

const crystal = (
  ink: Ink,
  { lean, colour, tall }: { readonly lean: number; readonly colour: string; readonly tall: number },
): Svg =>
  place(
    { turn: lean },
    fill(
      `M-8 0V${-tall + 12}L0 ${-tall}L8 ${-tall + 12}V0z`,
      ink.across(lighter(colour, 0.5), colour, darker(colour, 0.4)),
    ),
    fill(`M-8 0V${-tall + 12}L0 ${-tall}L-1 0z`, lighter(colour, 0.45)),
    line(`M0 ${-tall}L-1 0`, '#ffffffa0', 1),
  )

const timbers = (ink: Ink): Svg => {
  const beam = (d: string) => ink.solid(d, ink.slant('#d98f4a', '#8a4a22', '#4a2214'), { rim: '#ffd9a0', width: 2.4 })
  return layers(
    beam('M40 92L66 88L58 300H26z'),
    beam('M200 92L174 88L182 300H214z'),
    beam('M24 62L216 56L220 90L20 94z'),
    line('M40 72H120M80 82H180M150 66H204M38 120L34 260M48 140L44 280M194 130L198 270', '#3a1a1080', 2),
    ...(
      [
        [44, 78],
        [196, 74],
      ] as const
    ).map(([x, y]) => disc(x, y, 4, ink.ball('#e8f0f5', '#8a98a8', '#39424e'))),
    line('M120 58V84', '#2a1410', 3),
    glow(ink, [120, 104], 62, '#ffe08aff'),
    place(
      { at: [120, 104] },
      fill('M-13-18H13L9-24H-9z', '#7a4a1a'),
      ink.solid('M-12-18H12L15 14H-15z', ink.fall('#fffbe0', '#ffc23a'), {
        rim: '#ffffff',
        shade: '#8a4a1280',
        width: 2,
      }),
      line('M-5-18L-6 14M5-18L6 14', '#7a4a1a', 2.4),
      box([-17, 14], [34, 6], '#7a4a1a', 2),
    ),
    fill('M92 240H148L214 320H26z', '#04202e90'),
    line('M98 232L54 320M142 232L186 320', '#a8b8c4', 5),
    line('M70 290H170M56 312H184', '#6a3a1e', 8),
  )
}

const load = (ink: Ink): Svg =>
  layers(
    glow(ink, [120, 170], 110, '#ffcf4acc'),
    fill('M44 214C54 176 88 148 120 146S190 178 198 214z', '#a85a10'),
    coinHeap(ink, 40, { at: [120, 218], width: 164, height: 66, radius: 12.5 }),
    ingot(ink, [84, 186], 1.05, -22),
    ingot(ink, [166, 190], 1, 20),
    brilliant(ink, { at: [122, 160], size: 26, colour: '#19b8e8', turn: 8 }),
    octagon(ink, { at: [82, 164], size: 13, colour: '#f0284f', turn: 15 }),
    octagon(ink, { at: [158, 168], size: 14, colour: '#2fc85a', turn: -10 }),
    coin(ink, [118, 192], 14, -12),
  )

const cart = (ink: Ink): Svg => {
  const body = 'M32 206H208L190 280Q188 286 180 286H60Q52 286 50 280z'
  const wheel = (x: number) =>
    layers(
      disc(x, 290, 19, '#081a22'),
      ink.solid(circlePath(x, 289, 18), ink.ball('#b8c8d2', '#56687a', '#1e2a38'), { width: 2 }),
      disc(x, 289, 10, '#1e2a38'),
      repeat(6, (step) => place({ at: [x, 289], turn: step * 60 }, box([-1.6, -16], [3.2, 16], '#8a9cac'))),
      disc(x, 289, 5, ink.ball('#fff0c0', '#f5b02a', '#9a5a10')),
    )
  return layers(
    shadow(ink, [120, 304], [96, 12], 0.9),
    ink.solid(body, ink.across('#8fa5b4', ['#4d6275', 0.45], '#1c2a3a'), { rim: '#e8fbff', width: 4 }),
    ink.clip(
      body,
      fill('M32 206H208V222H32z', '#0c052450'),
      ...[88, 152].map((x) => box([x - 7, 200], [14, 90], ink.across('#5c7386', '#263646'))),
    ),
    ink.solid(boxPath([24, 200], [192, 15], 6), ink.fall('#ffe08a', '#d98f1f', '#7a4410'), {
      rim: '#fffbe0',
      width: 2,
    }),
    ...steps(9, (step) => disc(38 + step * 20.5, 207, 2.6, ink.ball('#fffbe0', '#d98f1f', '#7a4410'))),
    ...steps(4, (step) =>
      layers(disc(88, 228 + step * 15, 2.6, '#a8bcc8'), disc(152, 228 + step * 15, 2.6, '#8398a8')),
    ),
    place(
      { at: [120, 250] },
      fill('M-20 0L0-20L20 0L0 20z', '#7a4410'),
      ink.solid('M-18-1L0-19L18-1L0 17z', ink.slant('#fff3b8', '#f5b02a', '#a8620f'), { width: 2 }),
      brilliant(ink, { at: [0, 0], size: 9, colour: '#19b8e8' }),
    ),
    wheel(72),
    wheel(168),
  )
}

const sparks = (ink: Ink): Svg =>
  layers(
    scatter(77, 22, (chance) => disc(50 + chance() * 140, 90 + chance() * 120, 0.7 + chance() * 1.3, '#ffe9a0c0')),
    glint([112, 148], 16),
    glint([66, 184], 9),
    glint([178, 178], 11),
    glow(ink, [120, 204], 60, '#ffd24a59'),
  )
