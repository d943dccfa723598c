import type { Surface } from '#games/client/surface.ts'
import { doAhead } from '#games/client/ahead/do-ahead.ts'
import type { Area } from './area.ts'
import { createRays } from './rays.ts'
import { createFountain } from './fountain.ts'
import { face, write } from './lettering.ts'
import type { Theme } from './theme.ts'

/** Text around the reels: the spin's win, the state of a feature, and the card over everything. */
export type Placard = {
  readonly clear: () => void
  readonly win: (text: string) => void
  readonly feature: (text: string) => void
  readonly meter: (text: string) => void
  /** A part of 1 is fully there; 0 takes it away. */
  readonly card: (title: string, detail: string, part: number, joy?: Joy) => void
  readonly paint: (area: Readonly<Area>) => void
}

/** How long a card has been there, and how many coins leap around it. */
export type Joy = { readonly seconds: number; readonly coins: number }

const still: Joy = { seconds: 0, coins: 0 }

export function createPlacard({ context, size }: Surface, { palette }: Theme): Placard {
  const shown = { win: '', feature: '', meter: '' }
  const card: Card = { title: '', detail: '', part: 0, joy: still }
  const lightIn = createLight(context, palette.glow)
  const paintParty = createParty(palette.glow)
  return {
    clear: () => Object.assign(shown, { win: '', feature: '', meter: '' }),
    win(text) {
      shown.win = text
    },
    feature: (text) => Object.assign(shown, { feature: text }),
    meter: (text) => Object.assign(shown, { meter: text }),
    card(title, detail, part, joy = still) {
      card.title = title
      card.detail = detail
      card.part = part
      card.joy = joy
    },
    paint(area) {
      paintTexts({ context, size, area, glow: palette.glow }, shown)
      if (card.part > 0) paintCard({ context, size, light: lightIn(size), paintParty }, card)
    },
  }
}

type Context = CanvasRenderingContext2D
type Texts = { readonly context: Context; readonly size: Size; readonly area: Readonly<Area>; readonly glow: string }
type Lines = { readonly win: string; readonly feature: string; readonly meter: string }

/** The win is written at the foot of the scene; until there is one, the progress of a feature has its place. */
function paintTexts({ context, size, area, glow }: Texts, { win, feature, meter }: Lines): void {
  const middle = area.x + area.width / 2
  const places = placesOf(size, area, { hasWin: win !== '', hasFeature: feature !== '' })
  if (win !== '' && places.room > 12)
    write(context, win, { x: middle, y: places.win, size: places.room * 0.78, colour: '#ffe08a' })
  if (feature !== '') pill(context, { x: middle, y: places.feature, text: feature })
  if (meter === '') return
  const x = area.x + area.width - Math.max(30, meter.length * 9)
  write(context, meter, { x, y: places.meter, size: meterSize, colour: glow })
}

/** How high a line of a feature is, and its multiplier above or beside it. */
export const pillHeight = 28
export const meterSize = 28
const overReels = 20

type Presence = { readonly hasWin: boolean; readonly hasFeature: boolean }

/** How high each text stands. Where the foot has no room for a feature beside the win, both it and its multiplier stand over the reels. */
export function placesOf({ height }: Pick<Size, 'height'>, area: Readonly<Area>, { hasWin, hasFeature }: Presence) {
  const left = height - area.y - area.height - 14
  const room = Math.min(38, left * 0.8)
  const hasRoom = left > 70
  const win = height - room * 0.6 - (hasRoom ? 4 : 0)
  const over = area.y - overReels
  const feature = hasRoom ? (hasWin ? win - 36 : win) : over
  const isCrowded = hasFeature && !hasRoom
  return { room, win, feature, meter: Math.max(18, isCrowded ? over - pillHeight - 6 : over) }
}

function pill(context: Context, { x, y, text }: { x: number; y: number; text: string }): void {
  context.font = `700 15px ${face}`
  const width = context.measureText(text).width + 28
  context.fillStyle = 'rgb(20 8 40 / 82%)'
  context.beginPath()
  context.roundRect(x - width / 2, y - pillHeight / 2, width, pillHeight, pillHeight / 2)
  context.fill()
  context.fillStyle = '#fff3d0'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, x, y + 1)
}

type Size = { readonly width: number; readonly height: number }

/** The light behind a card, recreated on resize and not in every frame. */
function createLight(context: Context, glow: string): (size: Size) => CanvasGradient {
  let light: CanvasGradient | undefined
  let [forWidth, forHeight] = [0, 0]
  return ({ width, height }) => {
    if (light !== undefined && forWidth === width && forHeight === height) return light
    forWidth = width
    forHeight = height
    light = context.createRadialGradient(width / 2, height / 2, 10, width / 2, height / 2, width * 0.6)
    light.addColorStop(0, `${glow}88`)
    light.addColorStop(1, `${glow}00`)
    return light
  }
}

type Card = { title: string; detail: string; part: number; joy: Joy }
type Party = (context: Context, size: Size, joy: Joy) => void
type Over = {
  readonly context: Context
  readonly size: Size
  readonly light: CanvasGradient
  readonly paintParty: Party
}

/** Both pictures are painted in a moment of rest, long before the first card. */
function createParty(glow: string): Party {
  const painted = doAhead(() => ({ rays: createRays(glow), coins: createFountain() }))
  return (context, size, { seconds, coins }) => {
    const party = painted()
    party.rays(context, size, seconds)
    if (coins > 0) party.coins(context, { size, seconds, coins })
  }
}

function paintCard({ context, size, light, paintParty }: Over, { title, detail, part, joy }: Card): void {
  const { width, height } = size
  context.globalAlpha = part
  context.fillStyle = 'rgb(10 2 26 / 62%)'
  context.fillRect(0, 0, width, height)
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
  paintParty(context, size, joy)
  const big = Math.min(58, width / (Math.max(title.length, 6) * 0.68)) * sizeAt(part, joy)
  write(context, title, { x: width / 2, y: height / 2 - big * 0.5, size: big, colour: '#ffe08a' })
  write(context, detail, {
    x: width / 2,
    y: height / 2 + big * 0.74,
    size: Math.min(50, width / (Math.max(detail.length, 8) * 0.6)),
    colour: '#ffffff',
  })
  context.globalAlpha = 1
}

/** The words come in with a leap a little beyond their size, and breathe while coins fly. */
function sizeAt(part: number, { seconds, coins }: Joy): number {
  const missing = 1 - part
  const leap = 1 + 1.4 * missing * missing * part - missing * missing * missing * 0.5
  return coins > 0 ? leap * (1 + 0.025 * Math.sin(seconds * 5)) : leap
}
