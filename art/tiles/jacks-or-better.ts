import type { Drawing } from '../drawing.ts'
import { card, suitSign } from '../parts/cards.ts'
import { face } from '../parts/figure.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, rays, vignette } from '../parts/light.ts'
import { chip, gold } from '../parts/treasure.ts'
import { box, boxPath, disc, fill, layers, line, place, starPath, steps, type Svg } from '../parts/shapes.ts'

/** The jack steps out of his card, hat first. */
export const jacksOrBetter: Drawing = {
  ground: '#0f6a4a',
  draw: (ink) => layers(felt(ink), frame(ink), jack(ink), table(ink), vignette(ink, [240, 320], '#032418')),
}

const felt = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.burst('#3fd08a', ['#14925e', 0.5], '#06402f')),
    rays([120, 140], { count: 20, reach: 320, paint: '#ffffff14', turn: 9 }),
    ...steps(5, (row) =>
      steps(4, (column) =>
        suitSign(
          ['spade', 'heart', 'club', 'diamond'][(row + column) % 4] as 'spade',
          { at: [30 + column * 60, 24 + row * 62], scale: 1 },
          '#ffffff14',
        ),
      ).join(''),
    ),
    glow(ink, [120, 130], 120, '#e8ffc08c'),
  )

const frame = (ink: Ink): Svg =>
  layers(
    card(ink, { at: [74, 150], turn: -15, scale: 1.9 }, suitSign('spade', { at: [-21, -33], scale: 0.8 })),
    card(ink, { at: [166, 150], turn: 15, scale: 1.9 }, suitSign('club', { at: [21, -33], scale: 0.8 })),
    card(
      ink,
      { at: [120, 150], scale: 2.3 },
      fill(boxPath([-26, -39], [52, 78], 4), ink.fall('#ffe9a8', '#ffb84a')),
      ink.clip(
        boxPath([-26, -39], [52, 78], 4),
        ...steps(14, (step) => place({ at: [0, 4], turn: (step * 360) / 14 }, fill('M0 0L-6-80H6z', '#ffffff50'))),
      ),
      fill(boxPath([-26, -39], [52, 78], 4), 'none', { stroke: '#c8341f', 'stroke-width': 1.4 }),
    ),
    suitSign('heart', { at: [60, 66], scale: 0.9 }),
  )

const jack = (ink: Ink): Svg =>
  layers(
    ink.solid(
      'M44 262C46 214 74 196 104 190H136C166 196 194 214 196 262Q120 286 44 262z',
      ink.slant('#ff6a6a', ['#d81f3f', 0.4], '#6a0a2f'),
      { rim: '#ffd8c0', width: 4 },
    ),
    fill('M96 192L120 250L144 192L132 186H108z', '#fff4dc'),
    line('M108 206l12 8 12-8M110 222l10 8 10-8', '#e0b878', 2.4),
    fill(
      'M44 262C46 236 54 218 70 206L92 268Q66 268 44 262zM196 262C194 236 186 218 170 206L148 268Q174 268 196 262z',
      ink.fall('#3f6af0', '#14247a'),
    ),
    line('M70 206L92 268M170 206L148 268', gold.bright, 4),
    ...[0, 1, 2].map((row) => disc(120, 236 + row * 12, 3, gold.deep)),
    fill(
      'M84 104C70 128 70 160 82 176C92 184 98 170 98 156H142C142 170 148 184 158 176C170 160 170 128 156 104z',
      '#3a1a14',
    ),
    face(ink, { at: [120, 142], scale: 1.3 }, { skin: '#d8955c', hair: '#2a1210', lips: '#b84a4a' }),
    line('M110 161Q115 157 120 160Q125 157 130 161', '#2a1210', 3),
    hat(ink),
  )

const hat = (ink: Ink): Svg =>
  layers(
    fill('M66 118C92 134 148 134 174 118L172 128C146 142 94 142 68 128z', '#3a0a1c60'),
    ink.solid(
      'M154 92C178 78 196 48 192 18C206 22 216 40 212 58C222 62 218 80 204 88C196 102 176 108 158 106z',
      ink.slant('#fff8d8', ['#ffd64d', 0.4], '#e0801f'),
      { rim: '#ffffff', width: 3 },
    ),
    line('M160 102C184 88 200 60 198 30M186 78l14-4M194 60l12-6', '#b8620f', 1.8),
    ink.solid(
      'M62 116C60 102 76 96 90 94L92 62C110 48 136 50 152 60L152 94C168 98 180 104 178 116C150 134 90 134 62 116z',
      ink.slant('#6a8aff', ['#2f4fd8', 0.4], '#101f6a'),
      { rim: '#d0dcff', shade: '#060c3ab0', width: 4 },
    ),
    fill('M90 88C110 98 136 98 152 88V98C136 110 108 110 90 98z', ink.across(gold.light, gold.base, gold.deep)),
    fill(starPath([121, 98], [10, 4.3]), '#fffbe6'),
  )

const table = (ink: Ink): Svg =>
  layers(
    chip(ink, [42, 272], 27, '#d8283f'),
    chip(ink, [78, 292], 23, '#2f5ad8'),
    chip(ink, [198, 276], 26, '#1a1440'),
    chip(ink, [166, 296], 20, '#e89a1f'),
    glint([56, 96], 12),
    glint([188, 30], 9),
    glint([208, 258], 9),
  )
