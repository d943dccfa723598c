import { type IkotPicture, ikotWheel } from '../math/ikot-fiesta.ts'
import { paintPicture } from './pictures.ts'

type Context = CanvasRenderingContext2D
export type IkotWheel = {
  turn: number
  /** How far the pointer is bent by the peg that passes. */
  flap: number
  landed: number | undefined
  lamp: number
}

const colours: Readonly<Record<IkotPicture, string>> = {
  banderitas: '#5b35c9',
  kalesa: '#c9285a',
  salakot: '#1d8f83',
  tarsier: '#d9741f',
  pearl: '#2b62d9',
  araw: '#f0b52e',
  buwan: '#e9ecff',
}
const slotTurn = (Math.PI * 2) / ikotWheel.length

export function paintIkotWheel(
  context: Context,
  { width, height }: { width: number; height: number },
  wheel: IkotWheel,
): void {
  const night = context.createRadialGradient(
    width / 2,
    height / 2,
    10,
    width / 2,
    height / 2,
    Math.max(width, height) * 0.7,
  )
  night.addColorStop(0, '#4a1d72')
  night.addColorStop(0.6, '#22104a')
  night.addColorStop(1, '#0f0724')
  context.fillStyle = night
  context.fillRect(0, 0, width, height)
  // On a narrow page the wheel is larger than it, and stands below: what matters is the top, where the pointer is.
  const radius = Math.min(Math.max(width * 0.56, height * 0.42), height * 0.62)
  const isWhole = width >= radius * 2.1 && height >= radius * 2.2
  const centre = { x: width / 2, y: isWhole ? height / 2 + 12 : 46 + radius }
  paintStand(context, { ...centre, radius, height })
  context.save()
  context.translate(centre.x, centre.y)
  context.save()
  context.rotate(wheel.turn - Math.PI / 2)
  ikotWheel.forEach((picture, slot) =>
    paintSlot(context, { picture, slot, radius, isLit: wheel.landed === undefined || wheel.landed === slot }),
  )
  context.restore()
  paintHub(context, radius)
  paintLamps(context, radius, wheel.lamp)
  paintPointer(context, radius, wheel.flap)
  context.restore()
}

type Slot = { readonly picture: IkotPicture; readonly slot: number; readonly radius: number; readonly isLit: boolean }

function paintSlot(context: Context, { picture, slot, radius, isLit }: Slot): void {
  const [from, to] = [slot * slotTurn, (slot + 1) * slotTurn]
  context.globalAlpha = isLit ? 1 : 0.45
  context.fillStyle = colours[picture]
  context.beginPath()
  context.moveTo(0, 0)
  context.arc(0, 0, radius, from, to)
  context.fill()
  context.strokeStyle = 'rgb(255 255 255 / 22%)'
  context.lineWidth = 1
  context.stroke()
  context.save()
  context.rotate(from + slotTurn / 2)
  context.translate(radius * 0.86, 0)
  context.rotate(Math.PI / 2)
  paintPicture(context, picture, { x: 0, y: 0, size: Math.min(30, radius * 0.1) })
  context.restore()
  context.globalAlpha = 1
}

function paintHub(context: Context, radius: number): void {
  const hub = context.createRadialGradient(0, -radius * 0.1, 4, 0, 0, radius * 0.66)
  hub.addColorStop(0, '#ff7d9c')
  hub.addColorStop(0.5, '#c9285a')
  hub.addColorStop(1, '#5c0f38')
  context.fillStyle = hub
  disc(context, radius * 0.66)
  for (let ray = 0; ray < 8; ray++) {
    context.save()
    context.rotate((ray / 8) * Math.PI * 2)
    context.fillStyle = ray % 2 === 0 ? '#ffcf5f' : '#ffb04d'
    context.beginPath()
    context.moveTo(-radius * 0.07, -radius * 0.2)
    context.lineTo(0, -radius * 0.58)
    context.lineTo(radius * 0.07, -radius * 0.2)
    context.fill()
    context.restore()
  }
  context.fillStyle = '#ffe9a6'
  disc(context, radius * 0.2)
  context.fillStyle = '#f0b02e'
  disc(context, radius * 0.15)
}

function paintLamps(context: Context, radius: number, lamp: number): void {
  context.lineWidth = radius * 0.06
  context.strokeStyle = '#3a1560'
  context.beginPath()
  context.arc(0, 0, radius * 1.02, 0, Math.PI * 2)
  context.stroke()
  const lamps = 36
  for (let index = 0; index < lamps; index++) {
    const turn = (index / lamps) * Math.PI * 2
    const isOn = (index + Math.floor(lamp)) % 3 === 0
    context.fillStyle = isOn ? '#fff3b0' : '#b98638'
    context.beginPath()
    context.arc(
      Math.cos(turn) * radius * 1.02,
      Math.sin(turn) * radius * 1.02,
      Math.max(2, radius * 0.014),
      0,
      Math.PI * 2,
    )
    context.fill()
  }
}

function paintPointer(context: Context, radius: number, flap: number): void {
  context.save()
  context.translate(0, -radius * 1.05)
  context.rotate(flap * -0.35)
  context.fillStyle = '#fdf3df'
  context.beginPath()
  context.moveTo(-14, -16)
  context.lineTo(14, -16)
  context.lineTo(0, 26)
  context.fill()
  context.fillStyle = '#e8325f'
  context.beginPath()
  context.arc(0, -14, 9, 0, Math.PI * 2)
  context.fill()
  context.restore()
}

function paintStand(
  context: Context,
  { x, y, radius, height }: { x: number; y: number; radius: number; height: number },
): void {
  context.strokeStyle = '#2b1153'
  context.lineWidth = radius * 0.09
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x - radius * 0.55, height + 10)
  context.moveTo(x, y)
  context.lineTo(x + radius * 0.55, height + 10)
  context.stroke()
}

function disc(context: Context, radius: number): void {
  context.beginPath()
  context.arc(0, 0, radius, 0, Math.PI * 2)
  context.fill()
}
