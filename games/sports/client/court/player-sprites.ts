import type { Kit } from '../league-face.ts'
import { type Joint, type Limb, poses, type Skeleton, skeletons } from './poses.ts'
import { type Atlas, createAtlas, type Drawings } from '#games/client/atlas.ts'

type Context = CanvasRenderingContext2D
/** A player's box, and how tall who stands in it is: from the crown to the soles. */
export const playerBox = { width: 48, height: 72, tall: 56, feet: 69 }

type Look = { readonly skin: string; readonly shade: string; readonly hair: string; readonly band: boolean }
const looks: readonly Look[] = [
  { skin: '#d79a66', shade: '#b97a48', hair: '#1d120d', band: false },
  { skin: '#a9683c', shade: '#8a4f2a', hair: '#0f0a08', band: true },
]

const knownTeams = new Map<string, Atlas>()

export const arePainted = (kit: Kit): boolean => knownTeams.has(String(kit))

/** The players of one kit, painted when they are first asked for. */
export function playersOf(kit: Kit): Atlas {
  const known = knownTeams.get(String(kit))
  if (known !== undefined) return known
  const made = createPlayers(kit)
  knownTeams.set(String(kit), made)
  return made
}

/** In every pose and two looks, facing right. */
function createPlayers(kit: Kit): Atlas {
  const drawings: Record<string, Drawings[string]> = {}
  for (const [look, paint] of looks.entries()) {
    for (const pose of poses) {
      drawings[`${pose}${look}`] = {
        width: playerBox.width,
        height: playerBox.height,
        paint: (context) => paintPlayer(context, { kit, look: paint, skeleton: skeletons[pose] }),
      }
    }
  }
  return createAtlas(drawings)
}

export const lookOf = (player: number): number => (player * 3 + 1) % looks.length

type Model = { readonly kit: Kit; readonly look: Look; readonly skeleton: Skeleton }

function paintPlayer(context: Context, { kit: [body, trim], look, skeleton: { legs, arms, lean } }: Model): void {
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const [farLeg, nearLeg] = legs
  const [farArm, nearArm] = arms
  const leaning = (paint: () => void): void => {
    context.save()
    context.translate(lean, 0)
    paint()
    context.restore()
  }
  leaning(() => paintLimb(context, farArm, 5, look.shade))
  paintLeg(context, farLeg, { skin: look.shade, trim })
  paintLeg(context, nearLeg, { skin: look.skin, trim })
  paintShorts(context, legs, { body, trim })
  paintShirt(context, lean, { body, trim })
  paintHead(context, 24.5 + lean * 1.4, { look, trim })
  leaning(() => paintLimb(context, nearArm, 5, look.skin))
}

function paintLimb(context: Context, [from, joint, to]: Limb, width: number, colour: string): void {
  context.strokeStyle = colour
  context.lineWidth = width
  context.beginPath()
  context.moveTo(...from)
  context.lineTo(...joint)
  context.lineTo(...to)
  context.stroke()
}

function paintLeg(context: Context, limb: Limb, { skin, trim }: { skin: string; trim: string }): void {
  paintLimb(context, limb, 6, skin)
  const [, knee, [x, y]] = limb
  const [sockX, sockY] = [x + (knee[0] - x) * 0.25, y + (knee[1] - y) * 0.25]
  context.strokeStyle = '#f4f1ea'
  context.lineWidth = 6
  context.beginPath()
  context.moveTo(sockX, sockY)
  context.lineTo(x, y)
  context.stroke()
  context.fillStyle = '#1a1c24'
  context.beginPath()
  context.roundRect(x - 4, y - 1.5, 11, 5, 2.4)
  context.fill()
  context.fillStyle = trim
  context.fillRect(x - 3, y + 2, 9, 1.5)
}

type Cloth = { readonly body: string; readonly trim: string }

function paintShorts(context: Context, legs: Skeleton['legs'], { body, trim }: Cloth): void {
  for (const [hip, knee] of legs) {
    const end: Joint = [hip[0] + (knee[0] - hip[0]) * 0.78, hip[1] + (knee[1] - hip[1]) * 0.78]
    for (const [colour, width] of [
      [trim, 12],
      [body, 9.5],
    ] as const) {
      context.strokeStyle = colour
      context.lineWidth = width
      context.lineCap = 'butt'
      context.beginPath()
      context.moveTo(hip[0], hip[1] - 3)
      context.lineTo(...end)
      context.stroke()
    }
  }
  context.lineCap = 'round'
  context.fillStyle = body
  context.beginPath()
  context.roundRect(17.5, 42, 14, 8, 3)
  context.fill()
}

function paintShirt(context: Context, lean: number, { body, trim }: Cloth): void {
  context.fillStyle = body
  context.beginPath()
  context.moveTo(18 + lean, 25)
  context.quadraticCurveTo(24.5 + lean, 28, 31 + lean, 25)
  context.lineTo(34 + lean, 30)
  context.lineTo(31.5, 46)
  context.lineTo(17.5, 46)
  context.lineTo(15 + lean, 30)
  context.closePath()
  context.fill()
  context.strokeStyle = trim
  context.lineWidth = 2
  context.beginPath()
  context.moveTo(17 + lean, 31)
  context.lineTo(18.6, 45)
  context.moveTo(32 + lean, 31)
  context.lineTo(30.4, 45)
  context.moveTo(20 + lean, 25.6)
  context.quadraticCurveTo(24.5 + lean, 30, 29 + lean, 25.6)
  context.stroke()
  context.fillStyle = trim
  context.fillRect(18, 44, 13.2, 2.4)
}

type Head = { readonly look: Look; readonly trim: string }

function paintHead(context: Context, x: number, { look: { skin, shade, hair, band }, trim }: Head): void {
  context.fillStyle = shade
  context.fillRect(x - 2.6, 21, 5.2, 6)
  context.fillStyle = skin
  context.beginPath()
  context.ellipse(x, 17, 6.4, 7.4, 0, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = hair
  context.beginPath()
  context.ellipse(x - 0.6, 14.6, 6.8, 6, 0, Math.PI * 0.92, Math.PI * 2.02)
  context.fill()
  if (!band) return
  context.fillStyle = trim
  context.fillRect(x - 6.4, 13, 13, 2.4)
}
