import type { Drawing } from '../drawing.ts'
import { darker, lighter } from '../parts/colour.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, rays, vignette } from '../parts/light.ts'
import { gold, octagon } from '../parts/treasure.ts'
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
  ring,
  scatter,
  steps,
  type Svg,
} from '../parts/shapes.ts'

/** The old sea turtle wears the crown of the reef. */
export const coralKingdom: Drawing = {
  ground: '#e0567a',
  draw: (ink) => layers(sea(ink), castle(ink), turtle(ink), reef(ink), bubbles(), vignette(ink, [240, 320], '#3a0a4a')),
}

const sea = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#ffd8b0', ['#ff9aa0', 0.25], ['#e0568a', 0.55], '#6a1f80')),
    rays([100, -40], { count: 26, reach: 420, paint: ink.fall('#ffffff40', '#ffffff00'), turn: 5, share: 0.42 }),
    glow(ink, [120, 140], 140, '#fff0d8a6'),
  )

const castle = (ink: Ink): Svg => {
  const tower = (x: number, width: number, top: number) =>
    layers(
      fill(
        `M${x} 280V${top}C${x} ${top - 10} ${x + width} ${top - 10} ${x + width} ${top}V280z`,
        ink.across('#f088a8', ['#c84f90', 0.5], '#8a2f80'),
      ),
      fill(`M${x - 4} ${top}Q${x + width / 2} ${top - 52} ${x + width + 4} ${top}z`, ink.slant('#fff0c0', '#ffb06a')),
      ...[18, 48, 78].map((down) => fill(`M${x + width / 2 - 4} ${top + down}a4 6 0 0 1 8 0v7h-8z`, '#ffe9a8')),
    )
  return layers(
    tower(8, 30, 110),
    tower(202, 30, 96),
    tower(-14, 26, 158),
    tower(226, 28, 150),
    tower(36, 22, 150),
    tower(180, 24, 146),
  )
}

const flipper = (ink: Ink, d: string): Svg =>
  layers(
    fill(d, '#3a0a4a70', { transform: 'translate(3 6)' }),
    ink.solid(d, ink.slant('#c8ffb0', ['#3fc88a', 0.45], '#0a6a6a'), { rim: '#f4ffe8', width: 4 }),
  )

const spots = (list: readonly (readonly [number, number, number])[]): Svg =>
  layers(...list.map(([x, y, r]) => oval([x, y], [r * 1.2, r], '#0f7a6a90', 20)))

const turtle = (ink: Ink): Svg =>
  layers(
    flipper(ink, 'M70 160C40 150 12 168 2 212C26 214 52 206 78 194z'),
    spots([
      [34, 184, 7],
      [52, 172, 5],
      [22, 200, 5],
      [54, 192, 5],
    ]),
    flipper(ink, 'M170 160C200 150 228 168 238 212C214 214 188 206 162 194z'),
    spots([
      [206, 184, 7],
      [188, 172, 5],
      [218, 200, 5],
      [186, 192, 5],
    ]),
    flipper(ink, 'M84 232C66 246 60 268 68 286C86 280 98 264 102 246z'),
    flipper(ink, 'M156 232C174 246 180 268 172 286C154 280 142 264 138 246z'),
    shell(ink),
    head(ink),
  )

const shell = (ink: Ink): Svg => {
  const outline = 'M120 132C164 132 188 164 184 204C180 240 152 262 120 264C88 262 60 240 56 204C52 164 76 132 120 132z'
  const plate = (d: string, share: number) =>
    ink.solid(d, ink.slant(lighter('#18a8a0', 0.4 + share), '#18a8a0', darker('#18a8a0', 0.4 - share)), {
      rim: '#e8fff0',
      width: 2,
    })
  return layers(
    fill(outline, '#3a0a4a80', { transform: 'translate(3 7)' }),
    ink.solid(outline, ink.slant('#ffe9a0', ['#ffb04a', 0.4], '#b8561f'), {
      rim: '#fffbe0',
      shade: '#5a1a1490',
      width: 5,
    }),
    plate('M104 158H136L150 186L136 214H104L90 186z', 0.2),
    plate('M98 156L84 184L66 184C66 164 80 148 98 144z', 0.14),
    plate('M142 156L156 184L174 184C174 164 160 148 142 144z', 0),
    plate('M84 190L98 217L90 244C74 236 64 218 65 190z', 0.04),
    plate('M156 190L142 217L150 244C166 236 176 218 175 190z', -0.06),
    plate('M102 219H138L144 248Q120 258 96 248z', 0),
    octagon(ink, { at: [120, 186], size: 15, colour: '#ff4f7a', turn: 10 }),
  )
}

const head = (ink: Ink): Svg =>
  place(
    { at: [-19.2, 8], scale: 1.16 },
    fill('M94 128C90 100 102 84 120 84S150 100 146 128C144 146 134 152 120 152S96 146 94 128z', '#3a0a4a80', {
      transform: 'translate(3 6)',
    }),
    ink.solid(
      'M86 108C84 76 100 62 120 62S156 76 154 108C152 134 138 148 120 148S88 134 86 108z',
      ink.ball('#e8ffc8', ['#6ad89a', 0.45], '#0f7a70'),
      { rim: '#f8fff0', shade: '#06485a90', width: 5 },
    ),
    spots([
      [120, 74, 7],
      [104, 78, 4],
      [137, 79, 4],
    ]),
    ...[-1, 1].map((mirror) =>
      place(
        { at: [120, 104], scale: [mirror, 1] },
        disc(17, 0, 14, '#0a5a5a'),
        disc(17, -1, 12.6, '#ffffff'),
        disc(15, 0, 8.6, ink.ball('#ffb08a', '#8a3a1f', '#3a1008')),
        disc(15, 0, 4.6, '#140408'),
        disc(mirror > 0 ? 12 : 18, -4, 3, '#ffffff'),
        line('M6-14Q17-20 29-12', '#0a5a5a', 3.4),
      ),
    ),
    line('M102 126Q120 140 138 126', '#0a5a5a', 3.6),
    oval([113, 117], [1.8, 1.3], '#0a5a5a'),
    oval([127, 117], [1.8, 1.3], '#0a5a5a'),
    oval([98, 122], [6, 4], '#ff8a7a70'),
    oval([142, 122], [6, 4], '#ff8a7a70'),
    crown(ink),
  )

const crown = (ink: Ink): Svg =>
  layers(
    glow(ink, [120, 42], 60, '#fff6b0cc'),
    ink.solid(
      'M84 66L74 22L98 42L120 8L142 42L166 22L156 66Q120 78 84 66z',
      ink.slant(gold.light, gold.bright, gold.base, gold.deep),
      { rim: '#fffbe6', shade: '#7a3606b0', width: 4 },
    ),
    line('M85 60Q120 72 155 60', gold.dark, 2),
    ...(
      [
        [74, 20, '#ff5a8a'],
        [120, 7, '#18c8e0'],
        [166, 20, '#ff5a8a'],
      ] as const
    ).map(([x, y, colour]) =>
      layers(disc(x, y, 7, gold.dark), disc(x, y, 6, ink.ball('#ffffff', colour, darker(colour, 0.4)))),
    ),
    octagon(ink, { at: [120, 50], size: 9, colour: '#e0284f' }),
    octagon(ink, { at: [98, 54], size: 5.6, colour: '#18a8e0' }),
    octagon(ink, { at: [142, 54], size: 5.6, colour: '#18a8e0' }),
  )

const reef = (ink: Ink): Svg => {
  const fan = (at: readonly [number, number], colour: string, turn: number, scale: number) =>
    place(
      { at, turn, scale },
      ...steps(7, (step) =>
        line(`M0 0L${polar([0, 0], 46 - Math.abs(step - 3) * 4, -90 + (step - 3) * 22).join(' ')}`, colour, 6),
      ),
      ...steps(7, (step) =>
        disc(...polar([0, 0], 46 - Math.abs(step - 3) * 4, -90 + (step - 3) * 22), 5, lighter(colour, 0.35)),
      ),
    )
  return layers(
    fan([26, 308], '#ff7a3d', -8, 1.1),
    fan([214, 308], '#ffb02e', 8, 1.1),
    fan([62, 320], '#c83ad0', 6, 0.8),
    fan([180, 322], '#18b8a8', -6, 0.8),
    ink.solid(circlePath(120, 330, 34), ink.ball('#ffd8e0', '#f0568a', '#8a1f6a'), { width: 3 }),
    ...steps(5, (step) => line(`M${96 + step * 12} 304q-4 14 2 26`, '#8a1f6a90', 3)),
  )
}

const bubbles = (): Svg =>
  layers(
    scatter(29, 16, (chance, step) => {
      const [x, y, r] = [
        step % 2 === 0 ? 8 + chance() * 50 : 184 + chance() * 50,
        10 + chance() * 240,
        2 + chance() * 5,
      ]
      return layers(
        disc(x, y, r, '#ffffff2c'),
        ring([x, y], r, '#ffffffb0', 1),
        disc(x - r * 0.35, y - r * 0.35, r * 0.24, '#ffffff'),
      )
    }),
    glint([84, 56], 11),
    glint([172, 82], 8),
    glint([84, 160], 9),
  )
