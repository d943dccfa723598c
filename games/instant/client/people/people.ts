import { type Context, disc, line, plate, shape } from '../places/kit.ts'
import type { Mood, Person } from './paint-person.ts'

const warm = { skin: '#e0a36c', skinShade: '#b9733f', hairColour: '#25120d' }

/** Deals at the night market: butterfly sleeves, a comb and a flower in her hair. */
export const dealer: Person = {
  ...warm,
  shirt: '#e8456f',
  shirtShade: '#8f1745',
  collar: '#ffd98a',
  hair: 'bun',
  over(context, mood) {
    if (mood !== 'glad') {
      shape(context, 'M14 154C-2 124 4 90 30 90c14 4 12 38 6 64z', '#ff7f9f')
      shape(context, 'M126 154c16-30 10-64-16-64-14 4-12 38-6 64z', '#ff7f9f')
      line(context, 'M12 140q8-28 18-36M20 148q6-26 14-38M128 140q-8-28-18-36M120 148q-6-26-14-38', '#fff0d0', 1.6)
    }
    shape(context, 'M54 14q16-9 32 0l-3 5q-13-7-26 0z', '#ffcf5f')
    paintFlower(context, 96, 30)
    disc(context, { x: 46, y: 60, radius: 2.6 }, '#ffdf8a')
    disc(context, { x: 94, y: 60, radius: 2.6 }, '#ffdf8a')
  },
}

function paintFlower(context: Context, x: number, y: number): void {
  for (let petal = 0; petal < 5; petal++) {
    const turn = (petal / 5) * Math.PI * 2
    disc(context, { x: x + Math.cos(turn) * 5, y: y + Math.sin(turn) * 5, radius: 4.6 }, '#fff4f0')
  }
  disc(context, { x, y, radius: 3.6 }, '#ffb52e')
}

/** Calls the numbers on the plaza, with a microphone that hums. */
export const caller: Person = {
  ...warm,
  shirt: '#fff6e0',
  shirtShade: '#d9bd8c',
  collar: '#fffdf5',
  hair: 'short',
  over(context, mood) {
    line(context, 'M70 122v30M62 124q-4 14 0 28M78 124q4 14 0 28', 'rgb(170 120 60 / 55%)', 1.6)
    if (mood === 'glad') return
    line(context, 'M112 150Q118 124 96 104', warm.skinShade, 13)
    line(context, 'M104 108L88 88', '#2a2733', 7)
    disc(context, { x: 85, y: 84, radius: 8 }, '#8d8ba0')
    line(context, 'M79 80l10 10M84 77l8 8', '#5b5970', 1.6)
    disc(context, { x: 100, y: 105, radius: 9 }, warm.skin)
    line(context, 'M94 102q6-5 11 0M94 107q6-4 11 0', warm.skinShade, 1.6)
  },
}

/** Keeps the booth at the fair. */
export const boothKeeper: Person = {
  ...warm,
  shirt: '#2fa7d8',
  shirtShade: '#155b8c',
  collar: '#ffdf8a',
  hair: 'short',
  over(context) {
    shape(context, 'M42 34c0-20 12-27 28-27s28 7 28 27q-28-8-56 0z', '#e8325f')
    shape(context, 'M40 34q30-11 60 0l6 5q-36-9-72 0z', '#b3173f')
    disc(context, { x: 70, y: 19, radius: 6 }, '#ffdf8a')
    shape(context, 'M44 154v-34l10-4v38zM96 154v-34l-10-4v38z', '#fff0d0')
    plate(context, [46, 126, 48, 30], 6, '#fff0d0')
  },
}

/** Sells tickets at the market. */
export const vendor: Person = {
  ...warm,
  shirt: '#f59a3c',
  shirtShade: '#b0521a',
  collar: '#fff0d0',
  hair: 'long',
  over(context, mood: Mood) {
    shape(context, 'M36 36C44 16 58 6 70 4c12 2 26 12 34 32q-34-13-68 0z', '#e8c272')
    line(context, 'M70 5L54 31M70 5v24M70 5l16 26M47 24q23-9 46 0', '#b07f35', 1.6)
    shape(context, 'M34 37q36-14 72 0l1 4q-37-13-74 0z', '#c79a4c')
    if (mood !== 'glad') plate(context, [44, 124, 52, 32], 8, '#2a9d8f')
  },
}

/** The star maiden of the old songs: she throws the stars that light up. */
export const tala: Person = {
  skin: '#f0c08a',
  skinShade: '#c98a5a',
  hairColour: '#1a1440',
  shirt: '#8fb4ff',
  shirtShade: '#3a55c0',
  collar: '#fff3c4',
  hair: 'long',
  over(context) {
    shape(context, 'M40 30q30-15 60 0l-2 6q-28-12-56 0z', '#ffdf7a')
    shape(context, 'M70 0l4.6 11 11.4 1-8.8 7.8 2.8 11.6L70 25.2 60 31.4l2.8-11.6L54 12l11.4-1z', '#fff3b8')
    for (const [x, y, size] of [
      [34, 126, 1.6],
      [48, 140, 1.2],
      [92, 138, 1.6],
      [106, 122, 1.2],
      [70, 134, 1.4],
    ] as const)
      disc(context, { x, y, radius: size * 1.4 }, '#ffffff')
    disc(context, { x: 46, y: 62, radius: 2.4 }, '#fff3c4')
    disc(context, { x: 94, y: 62, radius: 2.4 }, '#fff3c4')
  },
}

/** Tosses the coin for the player. */
export const tosser: Person = {
  ...warm,
  shirt: '#ffcf5f',
  shirtShade: '#c7821f',
  collar: '#fff6e0',
  hair: 'short',
  over(context) {
    shape(context, 'M41 34Q46 8 72 8q24 0 27 25-30-9-58 1z', '#2fa7d8')
    shape(context, 'M40 34q30-11 58-2l14 6q-34-10-72-1z', '#155b8c')
  },
}

/** The house's row is hers. */
export const neighbour: Person = {
  skin: '#cf8f5a',
  skinShade: '#a26535',
  hairColour: '#1d1020',
  shirt: '#9b6cf0',
  shirtShade: '#5a35b0',
  collar: '#f0e6ff',
  hair: 'long',
}
