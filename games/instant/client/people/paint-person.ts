import { type Context, disc, line, shape } from '../places/kit.ts'

/** Of the face and the arms. */
export type Mood = 'calm' | 'tense' | 'glad' | 'rueful'

export type Person = {
  readonly skin: string
  readonly skinShade: string
  readonly shirt: string
  readonly shirtShade: string
  readonly collar: string
  readonly hair: 'short' | 'bun' | 'long'
  readonly hairColour: string
  /** Clothes and things over the rest. */
  readonly over?: (context: Context, mood: Mood) => void
}

/** The frame of every person's picture. */
export const personBox = { width: 140, height: 150 } as const

const head = 'M46 47c0-19 10-29 24-29s24 10 24 29c0 20-11 34-24 34S46 67 46 47z'
const torso = 'M10 156c0-44 14-60 44-67l16 8 16-8c30 7 44 23 44 67z'
const hairBehind = {
  short: 'M44 52c-5-28 10-40 26-40s31 12 26 40z',
  bun: 'M43 54c-5-30 10-42 27-42s32 12 27 42c-2 6-6 8-8 4H51c-2 4-6 2-8-4zM58 12c0-8 5-12 12-12s12 4 12 12z',
  long: 'M42 92c-6-16-6-82 28-82s34 66 28 82c-8 6-14 6-18 0H60c-4 6-10 6-18 0z',
} as const
const hairFront = {
  short: 'M45 48c-2-25 9-34 25-34 17 0 27 9 25 34-3-6-4-11-7-15-12 3-26 2-35-3-4 5-6 11-8 18z',
  bun: 'M45 48c-1-24 10-33 25-33s26 9 25 33c-4-9-11-17-25-19-14 2-21 10-25 19z',
  long: 'M45 50c-2-25 9-35 25-35s27 10 25 35c-5-6-9-14-11-20-9 5-20 5-28-1-3 8-7 15-11 21z',
} as const

/** Half a person behind a counter, lit from above. */
export function paintPerson(context: Context, person: Person, mood: Mood): void {
  const { skin, skinShade, hair, hairColour } = person
  shape(context, hairBehind[hair], hairColour)
  if (mood === 'glad') paintArms(context, person)
  paintTorso(context, person)
  shape(context, 'M59 72h22v18q-11 13-22 0z', skinShade)
  disc(context, { x: 46, y: 50, radius: 6 }, skinShade)
  disc(context, { x: 94, y: 50, radius: 6 }, skinShade)
  const light = context.createLinearGradient(0, 18, 0, 82)
  light.addColorStop(0, skin)
  light.addColorStop(1, skinShade)
  shape(context, head, light)
  paintFace(context, mood, { skinShade, hairColour })
  shape(context, hairFront[hair], hairColour)
  line(context, 'M56 19q8-4 19-3', 'rgb(255 255 255 / 22%)', 3)
  person.over?.(context, mood)
}

function paintTorso(context: Context, { shirt, shirtShade, collar, skin }: Person): void {
  const cloth = context.createLinearGradient(0, 86, 0, 152)
  cloth.addColorStop(0, shirt)
  cloth.addColorStop(1, shirtShade)
  shape(context, torso, cloth)
  line(context, 'M32 152q1-18-4-30M108 152q-1-18 4-30', 'rgb(0 0 0 / 22%)', 2.4)
  shape(context, 'M57 87l13 24 13-24-4-3H61z', skin)
  shape(context, 'M54 88l16 26-7 3-15-25zM86 88l-16 26 7 3 15-25z', collar)
}

/** Both arms up. */
function paintArms(context: Context, { shirt, skin, skinShade }: Person): void {
  line(context, 'M22 122Q6 98 16 66M118 122q16-24 6-56', shirt, 22)
  line(context, 'M14 70Q14 54 20 44M126 70q0-16-6-26', skin, 13)
  disc(context, { x: 21, y: 38, radius: 9.5 }, skin)
  disc(context, { x: 119, y: 38, radius: 9.5 }, skin)
  line(context, 'M17 34v-6M21 32v-8M25 34v-7M123 34v-6M119 32v-8M115 34v-7', skin, 4.4)
  line(context, 'M18 42q4 3 7-1M122 42q-4 3-7-1', skinShade, 1.6)
}

type Features = { readonly skinShade: string; readonly hairColour: string }

function paintFace(context: Context, mood: Mood, { skinShade, hairColour }: Features): void {
  disc(context, { x: 54, y: 61, radius: 6 }, 'rgb(235 80 70 / 20%)')
  disc(context, { x: 86, y: 61, radius: 6 }, 'rgb(235 80 70 / 20%)')
  line(context, brows[mood], hairColour, 3)
  if (mood === 'glad') line(context, 'M54 52q5-6 10 0M76 52q5-6 10 0', '#2a130a', 2.8)
  else for (const x of [59, 81]) paintEye(context, x, mood)
  line(context, 'M69 52q-4 8-2 9 3 1.6 6 0', skinShade, 2.2)
  if (mood === 'glad') {
    shape(context, 'M57 65q13 3 26 0-2 13-13 13T57 65z', '#6d1a1c')
    shape(context, 'M58.5 65.4q11.5 2.4 23 0l-1 4q-10.5 2-21 0z', '#fffaf0')
  } else if (mood === 'tense') {
    // A held breath; a line bent down would be regret before anything is decided.
    context.fillStyle = '#6d1a1c'
    context.beginPath()
    context.ellipse(70, 69, 4.6, 4, 0, 0, Math.PI * 2)
    context.fill()
  } else line(context, mouths[mood], '#7c2a22', 2.8)
}

function paintEye(context: Context, x: number, mood: Mood): void {
  context.fillStyle = '#fffaf2'
  context.beginPath()
  context.ellipse(x, 51, 5.4, mood === 'tense' ? 5 : 4, 0, 0, Math.PI * 2)
  context.fill()
  const look = mood === 'tense' || mood === 'rueful' ? 1.4 : 0.4
  disc(context, { x, y: 51 + look, radius: 3.1 }, '#2b140b')
  disc(context, { x: x + 1.1, y: 50 + look, radius: 1.1 }, '#ffffff')
  line(context, `M${x - 6} 48.5q6-4 12 0`, '#2a130a', 1.8)
}

const brows: Readonly<Record<Mood, string>> = {
  calm: 'M52 43q6-4 12-1M76 42q6-3 12 1',
  tense: 'M52 40q6-3 12 1M76 41q6-4 12-1',
  glad: 'M52 41q6-5 12-2M76 39q6-3 12 2',
  rueful: 'M52 45q6-4 12-4M76 41q6 0 12 4',
}
const mouths: Readonly<Record<Exclude<Mood, 'glad' | 'tense'>, string>> = {
  calm: 'M60 67q10 7 20 0',
  rueful: 'M61 70q8-5 18-1',
}
