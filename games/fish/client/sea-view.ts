import { type Atlas, createAtlas, type Drawings } from '#games/client/atlas.ts'
import { paintedSheet } from '#games/client/painted-sheet.ts'
import type { Surface } from '#games/client/surface.ts'
import type { Effects } from './sea-effects.ts'
import { oval, type Pen, type SeaLook } from './sea-look.ts'
import { paintMates, paintOwnCannon } from './cannon.ts'
import type { Sea } from './sea.ts'
import type { Swimmer } from './swimmer.ts'
import type { TableMates } from './table-mates.ts'

type ViewDependencies = {
  readonly fish: Atlas
  readonly surface: Surface
  readonly look: SeaLook
  readonly sea: Sea
  readonly effects: Effects
  readonly mates: TableMates
  /** Absent where a stored volley is shown: it has no table. */
  readonly hasTable: boolean
  readonly own: { readonly aim: () => number; readonly price: () => string; readonly recoil: () => number }
  readonly locked: () => number | undefined
  readonly seconds: () => number
}

const wags = [-1, 0, 1] as const
const room = 1.35

/** Every fish in every bend of its tail, drawn once. */
export const paintFish = (look: SeaLook): Atlas => createAtlas(drawingsOf(look))

/** Paints the sea: a ground painted once, fish copied from an atlas, and the cannon in front. */
export function createSeaView(needs: ViewDependencies) {
  const { fish: atlas, surface, look, sea, effects, own, seconds } = needs
  const { context: pen, size } = surface
  let ground: (() => CanvasImageSource) | undefined
  surface.onResize(() => {
    ground = paintedSheet(surface, look.paintGround)
  })
  const painting: SeaFrame = { pen, atlas, seconds: 0, scale: sea.scale() }
  return {
    paint: (): void => {
      if (ground === undefined || size.width < 2) return
      pen.drawImage(ground(), 0, 0, size.width, size.height)
      painting.seconds = seconds()
      painting.scale = sea.scale()
      for (const swimmer of sea.swimmers) paintSwimmer(painting, swimmer)
      paintLock(pen, sea, needs.locked())
      paintBullets(pen, sea, look.cannon.glow)
      if (needs.hasTable) paintMates(pen, needs.mates, sea.scale())
      effects.paint(pen)
      const [at, unit] = [sea.muzzle(), sea.scale()]
      paintOwnCannon(pen, { at, unit, look, angle: own.aim(), price: own.price(), recoil: own.recoil() })
    },
  }
}

function drawingsOf({ fish }: SeaLook): Drawings {
  const drawings: Record<string, Drawings[string]> = {}
  for (const [kind, { length, height, paint }] of Object.entries(fish)) {
    const [width, tall] = [Math.ceil(length * room), Math.ceil(height * room)]
    for (const wag of wags) {
      drawings[`${kind} ${wag}`] = {
        width,
        height: tall,
        paint(pen) {
          pen.translate(width / 2, tall / 2)
          paint(pen, wag)
        },
      }
    }
  }
  return drawings
}

type SeaFrame = {
  readonly pen: Pen
  readonly atlas: Atlas
  seconds: number
  scale: number
}

/** One for all: thirty fish in every frame make no garbage. */
const placed = { x: 0, y: 0, scale: 1, turn: 0, alpha: 1 }

function paintSwimmer({ pen, atlas, scale, seconds }: SeaFrame, swimmer: Swimmer): void {
  const { kind, side, phase, flash, taken, to } = swimmer
  const beat = Math.sin(phase * 2.6 + seconds * 5)
  const wag = beat > 0.4 ? 1 : beat < -0.4 ? -1 : 0
  const pull = taken * taken
  const x = swimmer.x + (to.x - swimmer.x) * pull
  const y = swimmer.y + (to.y - swimmer.y) * pull
  const name = nameOf(kind, wag)
  placed.x = flash * 3
  placed.scale = scale * (1 - pull * 0.8)
  placed.turn = taken * 7
  placed.alpha = 1 - pull * 0.5
  // There and back again: to keep and restore the pen's state would make an object for each fish.
  pen.translate(x, y)
  pen.scale(side, 1)
  atlas.draw(pen, name, placed)
  if (flash > 0) {
    pen.globalCompositeOperation = 'lighter'
    placed.alpha = flash * 0.6
    atlas.draw(pen, name, placed)
    pen.globalCompositeOperation = 'source-over'
  }
  pen.scale(side, 1)
  pen.translate(-x, -y)
}

const names = new Map<string, readonly string[]>()

function nameOf(kind: string, wag: -1 | 0 | 1): string {
  let bends = names.get(kind)
  if (bends === undefined) {
    bends = wags.map((bend) => `${kind} ${bend}`)
    names.set(kind, bends)
  }
  return bends[wag + 1] ?? ''
}

const bulletLooks = {
  cannon: { width: 6, tail: 1.4, head: 5 },
  harpoon: { width: 3, tail: 3.2, head: 4 },
  torpedo: { width: 14, tail: 1.8, head: 9 },
} as const

/** Four corners around the fish that the shots follow. */
function paintLock(pen: Pen, sea: Sea, id: number | undefined): void {
  const fish = id === undefined ? undefined : sea.find(id)
  if (fish === undefined || fish.taken > 0) return
  const reach = Math.max(18, Math.max(fish.look.length, fish.look.height) * 0.56 * sea.scale())
  pen.lineWidth = 3
  pen.lineCap = 'round'
  for (const [width, paint] of lockStrokes) {
    pen.lineWidth = width
    pen.strokeStyle = paint
    pen.beginPath()
    for (let corner = 0; corner < 4; corner++) {
      const turn = (corner + 0.28) * (Math.PI / 2)
      pen.moveTo(fish.x + Math.cos(turn) * reach, fish.y + Math.sin(turn) * reach)
      pen.arc(fish.x, fish.y, reach, turn, turn + 0.7)
    }
    pen.stroke()
  }
}

const lockStrokes = [
  [6, 'rgb(30 0 10 / 55%)'],
  [3, '#ff4f6d'],
] as const

function paintBullets(pen: Pen, { bullets, scale }: Sea, glow: string): void {
  for (const { isLive, x, y, dx, dy, weapon } of bullets) {
    if (!isLive) continue
    const { width, tail, head } = bulletLooks[weapon]
    pen.strokeStyle = weapon === 'harpoon' ? '#e9fbff' : glow
    pen.globalAlpha = weapon === 'harpoon' ? 0.9 : 0.5
    pen.lineWidth = width * scale()
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(x - dx * tail, y - dy * tail)
    pen.lineTo(x, y)
    pen.stroke()
    pen.globalAlpha = 1
    oval(pen, weapon === 'torpedo' ? '#ff7a5a' : '#fffbe6', [x, y, head * scale(), head * scale()])
  }
}
