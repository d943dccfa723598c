import { type Atlas, createAtlas, type Drawings } from '#games/client/atlas.ts'
import { paintedSheet } from '#games/client/painted-sheet.ts'
import type { Surface } from '#games/client/surface.ts'
import type { Effects } from './sea-effects.ts'
import { oval, type Pen, type SeaLook } from './sea-look.ts'
import type { Point, Sea, Swimmer } from './sea.ts'

type ViewDependencies = {
  readonly fish: Atlas
  readonly surface: Surface
  readonly look: SeaLook
  readonly sea: Sea
  readonly effects: Effects
  readonly aim: () => number
  readonly level: () => string
  readonly seconds: () => number
}

const wags = [-1, 0, 1] as const
const room = 1.35

/** Every fish in every bend of its tail, drawn once. */
export const paintFish = (look: SeaLook): Atlas => createAtlas(drawingsOf(look))

/** Paints the sea: a ground painted once, fish copied from an atlas, and the cannon in front. */
export function createSeaView({ fish: atlas, surface, look, sea, effects, aim, level, seconds }: ViewDependencies) {
  const { context: pen, size } = surface
  let ground: (() => CanvasImageSource) | undefined
  surface.onResize(() => {
    ground = paintedSheet(surface, look.paintGround)
  })
  const painting: SeaFrame = { pen, atlas, seconds: 0, muzzle: sea.muzzle(), scale: sea.scale() }
  return {
    paint: (): void => {
      if (ground === undefined || size.width < 2) return
      pen.drawImage(ground(), 0, 0, size.width, size.height)
      painting.seconds = seconds()
      painting.muzzle = sea.muzzle()
      painting.scale = sea.scale()
      for (const swimmer of sea.swimmers) paintSwimmer(painting, swimmer)
      paintBullets(pen, sea, look.cannon.glow)
      effects.paint(pen)
      paintCannon(pen, { sea, look, angle: aim(), level: level() })
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
  muzzle: Point
  scale: number
}

/** One for all: thirty fish in every frame make no garbage. */
const placed = { x: 0, y: 0, scale: 1, turn: 0, alpha: 1 }

function paintSwimmer({ pen, atlas, muzzle, scale, seconds }: SeaFrame, swimmer: Swimmer): void {
  const { kind, speed, phase, flash, taken } = swimmer
  const beat = Math.sin(phase * 2.6 + seconds * 5)
  const wag = beat > 0.4 ? 1 : beat < -0.4 ? -1 : 0
  const pull = taken * taken
  const x = swimmer.x + (muzzle.x - swimmer.x) * pull
  const y = swimmer.y + (muzzle.y - swimmer.y) * pull
  const side = speed < 0 ? -1 : 1
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

function paintBullets(pen: Pen, { bullets, scale }: Sea, glow: string): void {
  for (const { isLive, x, y, dx, dy } of bullets) {
    if (!isLive) continue
    pen.strokeStyle = glow
    pen.globalAlpha = 0.5
    pen.lineWidth = 6 * scale()
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(x - dx * 1.4, y - dy * 1.4)
    pen.lineTo(x, y)
    pen.stroke()
    pen.globalAlpha = 1
    oval(pen, '#fffbe6', [x, y, 5 * scale(), 5 * scale()])
  }
}

type Cannon = { readonly sea: Sea; readonly look: SeaLook; readonly angle: number; readonly level: string }

/** A path that is read in every frame is a path too many. */
const shapes = {
  shade: new Path2D('M-15 6L-11 -50H13L19 6Z'),
  barrel: new Path2D('M-17 4L-12 -52H12L17 4Z'),
  shine: new Path2D('M-9 2L-7 -52H-2L-1 2Z'),
  rings: new Path2D('M-16 -62H16V-48H-16Z M-18 -14H18V-4H-18Z'),
  base: new Path2D('M-40 34Q-40 -8 0 -8Q40 -8 40 34Z'),
  gloss: new Path2D('M-32 26Q-32 -1 -6 -4Q-24 6 -24 26Z'),
}

function fillShape(pen: Pen, paint: string, shape: Path2D): void {
  pen.fillStyle = paint
  pen.fill(shape)
}

function paintCannon(pen: Pen, { sea, look: { cannon }, angle, level }: Cannon): void {
  const { x, y } = sea.muzzle()
  const unit = sea.scale()
  pen.save()
  pen.translate(x, y)
  pen.scale(unit, unit)
  oval(pen, 'rgb(0 10 40 / 45%)', [0, 22, 74, 18])
  pen.save()
  pen.rotate(angle)
  fillShape(pen, 'rgb(0 0 0 / 28%)', shapes.shade)
  fillShape(pen, cannon.barrel, shapes.barrel)
  fillShape(pen, 'rgb(255 255 255 / 35%)', shapes.shine)
  fillShape(pen, cannon.base, shapes.rings)
  pen.restore()
  fillShape(pen, cannon.base, shapes.base)
  fillShape(pen, 'rgb(255 255 255 / 18%)', shapes.gloss)
  pen.fillStyle = 'rgb(0 0 0 / 45%)'
  pen.beginPath()
  pen.roundRect(-29, 4, 58, 20, 10)
  pen.fill()
  pen.fillStyle = cannon.glow
  pen.font = '700 13px system-ui, sans-serif'
  pen.textAlign = 'center'
  pen.fillText(level, 0, 19)
  pen.restore()
}
