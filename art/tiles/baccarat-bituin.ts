import type { Drawing } from '../drawing.ts'
import { aceOf, cardBack } from '../parts/cards.ts'
import { face } from '../parts/figure.ts'
import type { Ink } from '../parts/ink.ts'
import { bokeh, glint, glow, vignette } from '../parts/light.ts'
import { blossom } from '../parts/nature.ts'
import { flatChip, gold } from '../parts/treasure.ts'
import { box, disc, fill, layers, line, oval, place, steps, type Svg } from '../parts/shapes.ts'

/** The lady of the table in her terno, a hand of cards for each side. */
export const baccaratBituin: Drawing = {
  ground: '#5a1f4a',
  draw: (ink) => layers(salon(ink), lady(ink), cloth(ink), cards(ink), vignette(ink, [240, 320], '#1c0620')),
}

const salon = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#8a2f5a', ['#5a1a4a', 0.5], '#2a0a34')),
    ...[0, 200].map((x) =>
      fill(
        `M${x} 0H${x + 40}C${x + 30} 80 ${x + 44} 150 ${x + 34} 230H${x + 6}C${x - 4} 150 ${x + 10} 80 ${x} 0z`,
        ink.across('#a8284a', '#e0486a', '#7a0f3a'),
      ),
    ),
    glow(ink, [120, 30], 120, '#ffd98ae6'),
    line('M120-4V10', gold.base, 3),
    ...steps(7, (step) => {
      const x = 60 + step * 20
      const y = 24 + Math.sin((step / 6) * Math.PI) * 14
      return layers(
        glow(ink, [x, y], 18, '#fff3c0e6'),
        fill(`M${x} ${y + 4}q-5 8 0 13q5-5 0-13z`, '#ffffffd0'),
        disc(x, y, 3.4, '#fffbe0'),
      )
    }),
    line('M60 26Q120 56 180 26', gold.bright, 2),
    bokeh(19, {
      count: 18,
      area: [
        [20, 20],
        [200, 160],
      ],
      colours: ['#ffd98a', '#ff9ac0'],
      size: 8,
    }),
  )

const lady = (ink: Ink): Svg =>
  layers(
    ink.solid(
      'M120 62C158 60 166 96 160 128C156 148 150 158 144 164H96C90 158 84 148 80 128C74 96 82 60 120 62z',
      '#1f0f24',
      { rim: '#a86a9a', width: 3 },
    ),
    disc(120, 54, 19, '#1f0f24'),
    line('M110 48q8-8 20-2', '#7a4a7a', 3),
    ink.solid(
      'M94 172C104 164 108 160 108 148H132C132 160 136 164 146 172Q120 196 94 172z',
      ink.fall('#c8855a', '#e0a878'),
      { width: 2 },
    ),
    ink.solid(
      'M84 178Q100 174 104 176Q120 206 136 176Q140 174 156 178C170 204 160 226 162 262H78C80 226 70 204 84 178z',
      ink.slant('#fffbe8', ['#ffe0a0', 0.45], '#c8862f'),
      { rim: '#ffffff', width: 4 },
    ),
    line('M100 204q10 8 20 0t20 0M96 222q12 8 24 0t24 0', '#c8862f90', 2),
    ...[-1, 1].map((mirror) =>
      place(
        { at: [120, 186], scale: [mirror, 1] },
        fill('M30 4C34-40 74-52 92-28C104-6 92 26 62 34C46 36 34 28 30 4z', '#1c062060', {
          transform: 'translate(2 5)',
        }),
        ink.solid(
          'M30 4C34-40 74-52 92-28C104-6 92 26 62 34C46 36 34 28 30 4z',
          mirror < 0 ? ink.slant('#e8b86a', '#fff0c8', '#ffffff') : ink.slant('#ffffff', ['#fff0c8', 0.45], '#c8862f'),
          { rim: '#ffffff', width: 4 },
        ),
        line('M36 6C44-18 62-34 86-28M38 12C50-6 70-16 94-10M44 20C56 10 74 4 92 10', '#c8862fa0', 2),
      ),
    ),
    face(ink, { at: [120, 116], scale: 1.24 }, { skin: '#e0a878', hair: '#2a1224', lips: '#d81f3f' }),
    fill('M84 116C84 84 100 72 122 74C146 72 158 90 156 116C152 100 144 92 132 88C118 96 96 98 84 116z', '#1f0f24'),
    line('M98 86C104 80 112 78 120 78', '#7a4a7a', 3),
    ...[87, 153].map((x) =>
      layers(disc(x, 128, 3, gold.bright), fill(`M${x} 131l-4 9 4 5 4-5z`, ink.fall('#ffffff', '#5ad8f0'))),
    ),
    blossom(ink, { at: [150, 82], size: 15, petal: '#ffffff', heart: '#ffc23a' }),
    line('M98 172Q120 192 142 172', '#fffbe0', 3),
  )

const cloth = (ink: Ink): Svg =>
  layers(
    fill('M-20 330V258C40 238 200 238 260 258V330z', '#2a0a0c'),
    fill('M-20 330V262C40 242 200 242 260 262V330z', ink.fall(gold.bright, gold.dark)),
    fill('M-20 330V270C40 250 200 250 260 270V330z', ink.fall('#1f9a6a', ['#0f6a4a', 0.5], '#063a2c')),
    `<path d="M-20 290C40 270 200 270 260 290" fill="none" stroke="#ffe9a8a0" stroke-width="2"/>`,
    oval([60, 302], [40, 9], '#2f6af030'),
    oval([182, 302], [40, 9], '#f0284f30'),
  )

const cards = (ink: Ink): Svg =>
  layers(
    cardBack(ink, { at: [44, 240], turn: -24, scale: 0.86 }, '#2450d0'),
    aceOf(ink, 'spade', { at: [72, 236], turn: -8, scale: 0.94 }),
    cardBack(ink, { at: [196, 240], turn: 24, scale: 0.86 }, '#c8203f'),
    aceOf(ink, 'heart', { at: [168, 236], turn: 8, scale: 0.94 }),
    ...steps(3, (step) => flatChip(ink, [120, 296 - step * 6], 17, step % 2 === 0 ? '#e89a1f' : '#fff0d8')),
    glint([62, 202], 10),
    glint([186, 206], 9),
    glint([150, 72], 7),
  )
