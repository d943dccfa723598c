import type { Drawing } from '../drawing.ts'
import { darker, lighter } from '../parts/colour.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, rays, vignette } from '../parts/light.ts'
import { blossom } from '../parts/nature.ts'
import { gold, octagon } from '../parts/treasure.ts'
import { box, disc, fill, layers, line, oval, place, scatter, starPath, steps, type Svg } from '../parts/shapes.ts'

const plumage = ['#ff2f7a', '#ff8a1f', '#ffd22e', '#3fd86a', '#18c8d8', '#4a7aff', '#b04aff']

/** The smiling mask of Bacolod, crowned with feathers. */
export const fiestaMasks: Drawing = {
  ground: '#ff8a3d',
  draw: (ink) =>
    layers(
      ground(ink),
      feathers(ink),
      mask(ink),
      features(ink),
      jewels(ink),
      confetti(),
      vignette(ink, [240, 320], '#6a0a5a'),
    ),
}

const ground = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#19c8c0', ['#12a0b8', 0.4], ['#7a3ac0', 0.8], '#5a1a8a')),
    rays([120, 170], { count: 24, reach: 330, paint: '#ffffff22', turn: 4 }),
    glow(ink, [120, 150], 140, '#fff0b0b2'),
  )

const feathers = (ink: Ink): Svg => {
  const feather = 'M0 0C-20-34-24-84-6-128C0-140 8-140 12-128C26-84 20-34 0 0z'
  return layers(
    ...[-78, -54, -30, 30, 54, 78, -66, -42, -16, 16, 42, 66, 0].map((turn, step) => {
      const colour = plumage[step % 7] ?? '#ffffff'
      const inner = step > 5
      return place(
        { at: [120, 132], turn, scale: inner ? 0.84 : 1.04 },
        fill(feather, '#2a064a80', { transform: 'translate(4 4)' }),
        ink.solid(feather, ink.fall(lighter(colour, 0.4), colour, darker(colour, 0.4)), { rim: '#ffffff', width: 2.4 }),
        line('M2 0V-122M2-40l-10-12m10-8l-11-12m11-8l-10-12M2-46l10-12m-10-8l11-12m-11-8l9-12', '#ffffff80', 1.6),
        oval([3, -112], [7, 11], '#fff6d8'),
        oval([3, -110], [4.4, 7], darker(colour, 0.35)),
      )
    }),
  )
}

const mask = (ink: Ink): Svg => {
  const outline = 'M120 92C172 88 206 122 204 168C202 226 168 272 120 276C72 272 38 226 36 168C34 122 68 88 120 92z'
  return layers(
    fill(outline, '#2a064a90', { transform: 'translate(4 8)' }),
    ink.solid(outline, ink.ball('#ffffff', ['#fff6e0', 0.4], ['#ffe0c0', 0.7], '#e89a8a'), {
      rim: '#ffffff',
      shade: '#a83a5a90',
      width: 7,
    }),
    fill(
      'M120 92C172 88 206 122 204 160C186 132 160 122 142 132C132 138 126 138 120 150C114 138 108 138 98 132C80 122 54 132 36 160C34 122 68 88 120 92z',
      ink.across('#ff5a8a', ['#f02a7a', 0.5], '#a80f6a'),
    ),
    line(
      'M36 160C54 132 80 122 98 132C108 138 114 138 120 150C126 138 132 138 142 132C160 122 186 132 204 160',
      gold.bright,
      5,
    ),
    line(
      'M36 160C54 132 80 122 98 132C108 138 114 138 120 150C126 138 132 138 142 132C160 122 186 132 204 160',
      '#fffbe0',
      1.6,
    ),
  )
}

const features = (ink: Ink): Svg =>
  layers(
    ...[-1, 1].map((mirror) =>
      place(
        { at: [120, 170], scale: [mirror, 1] },
        fill('M18 2C26-16 54-18 64-2C54-8 30-8 18 2z', '#2a0a3a'),
        line('M18 3C28-17 54-18 66-1', '#2a0a3a', 6),
        fill('M14-22C28-40 56-40 70-24C56-32 30-30 14-22z', '#18b8c8'),
        disc(52, 30, 21, '#ff6a6a'),
        disc(52, 30, 19, ink.ball('#ffd0c0', '#ff7a6a', '#e83a5a')),
        ...[0, 72, 144, 216, 288].map((turn) =>
          place({ at: [52, 30], turn }, fill('M0 0C-6-4-5-12 0-14C5-12 6-4 0 0z', '#fff0c0d0')),
        ),
        line('M70-4C80 4 80 20 76 30M66-12C78-10 84-2 86 6', '#3f6af0', 3),
      ),
    ),
    fill(
      'M112 166C108 184 102 194 106 202C112 208 128 208 134 202C138 194 132 184 128 166z',
      ink.across('#fff6e8', '#f0b8a0'),
    ),
    line('M106 202C112 208 128 208 134 202', '#d8786a', 3),
    fill('M66 208C84 222 156 222 174 208C176 244 148 264 120 264S64 244 66 208z', '#7a0a3a'),
    fill(
      'M72 213C88 224 152 224 168 213C166 224 162 232 156 236C132 242 108 242 84 236C78 232 74 224 72 213z',
      '#ffffff',
    ),
    line('M96 221V238M112 223V240M128 223V240M144 221V238', '#e0d0e0', 1.6),
    fill('M92 254C104 240 136 240 148 254C138 262 102 262 92 254z', '#ff5a6a'),
    line('M62 204C80 220 160 220 178 204M62 204C62 246 90 268 120 268S178 246 178 204', '#f02a4a', 6),
    line('M64 202C82 217 158 217 176 202', '#ff9aa0', 2),
    line('M56 200q4 8 10 8M184 200q-4 8-10 8', '#d8485a', 4),
  )

const jewels = (ink: Ink): Svg =>
  layers(
    ...steps(9, (step) =>
      disc(56 + step * 16, 120 - Math.sin((step / 8) * Math.PI) * 22, 4, ink.ball('#ffffff', gold.bright, gold.deep)),
    ),
    blossom(ink, { at: [48, 134], size: 20, petal: '#ffd22e', heart: '#ff5a2e' }),
    blossom(ink, { at: [194, 132], size: 20, petal: '#ffd22e', heart: '#ff5a2e', turn: 20 }),
    fill(starPath([121, 112], [27, 12]), '#5a0a4a80'),
    ink.solid(starPath([120, 110], [27, 12]), ink.slant(gold.light, gold.bright, gold.deep), {
      rim: '#fffbe6',
      width: 2,
    }),
    octagon(ink, { at: [120, 110], size: 9, colour: '#18c8d8' }),
    glint([84, 118], 9),
    glint([160, 226], 10),
    glint([64, 44], 12),
    glint([186, 36], 9),
  )

const confetti = (): Svg =>
  scatter(33, 34, (chance) =>
    place(
      { at: [chance() * 240, chance() * 320], turn: chance() * 180 },
      box([-3, -1.6], [6, 3.2], plumage[Math.floor(chance() * 7)] ?? '#ffffff', 0.8),
    ),
  )
