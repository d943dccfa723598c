import { fall, fillPath, noise, oval, type Pen } from './sea-look.ts'

export type Plant = { readonly x: number; readonly y: number; readonly high: number; readonly tones: Tones }
/** In the shade, in the light, and where the light falls on it. */
export type Tones = readonly [string, string, string]

const branchWidths = [0.15, 0.115, 0.03]

/** A coral that forks towards the light: first its shade, then the branches, then their shine. */
export function paintBranches(pen: Pen, { x, y, high, tones }: Plant): void {
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const [pass, part] of branchWidths.entries()) {
    pen.save()
    pen.translate(x - pass * high * 0.016, y)
    pen.strokeStyle = tones[pass] ?? ''
    grow(pen, { length: high * 0.36, width: high * part, forks: 3, seed: x })
    pen.restore()
  }
}

type Branch = { readonly length: number; readonly width: number; readonly forks: number; readonly seed: number }

function grow(pen: Pen, { length, width, forks, seed }: Branch): void {
  const bend = (noise(seed) - 0.5) * length * 0.4
  pen.lineWidth = width
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.quadraticCurveTo(bend, -length * 0.5, 0, -length)
  pen.stroke()
  if (forks === 0) return
  for (const [side, turn] of [-0.62, 0.06, 0.6].entries()) {
    if (side === 1 && forks < 3) continue
    pen.save()
    pen.translate(0, -length * (side === 1 ? 0.95 : 0.7 + noise(seed + side) * 0.25))
    pen.rotate(turn + (noise(seed + side * 3) - 0.5) * 0.3)
    grow(pen, { length: length * 0.68, width: width * 0.74, forks: forks - 1, seed: seed * 1.3 + side * 7 })
    pen.restore()
  }
}

/** A fan of the sea: a net of fine ribs that lets the light through. */
export function paintFan(pen: Pen, { x, y, high, tones: [shade, tone, shine] }: Plant): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate((noise(x) - 0.5) * 0.3)
  const outline = `M0 0C${-high * 0.9} ${-high * 0.15} ${-high * 0.8} ${-high} 0 ${-high}C${high * 0.8} ${-high} ${high * 0.9} ${-high * 0.15} 0 0Z`
  pen.globalAlpha = 0.85
  fillPath(pen, fall(pen, [-high, 0], [tone, shade]), outline)
  pen.globalAlpha = 1
  pen.clip(new Path2D(outline))
  pen.strokeStyle = shine
  pen.globalAlpha = 0.6
  for (let rib = -7; rib <= 7; rib++) {
    pen.lineWidth = rib % 2 === 0 ? 2.2 : 1.2
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.quadraticCurveTo(rib * high * 0.09, -high * 0.4, rib * high * 0.13, -high * 1.05)
    pen.stroke()
  }
  pen.lineWidth = 1
  for (let ring = 2; ring < 8; ring++) {
    pen.beginPath()
    pen.arc(0, high * 0.15, high * (0.15 + ring * 0.14), Math.PI, 2 * Math.PI)
    pen.stroke()
  }
  pen.restore()
}

/** A round coral with the furrows of a brain. */
export function paintDome(pen: Pen, { x, y, high, tones: [shade, tone, shine] }: Plant): void {
  const wide = high * 1.25
  pen.save()
  pen.translate(x, y)
  const light = pen.createRadialGradient(-wide * 0.35, -high * 0.75, high * 0.1, 0, 0, wide * 1.15)
  for (const [index, stop] of [shine, tone, shade].entries()) light.addColorStop(index / 2, stop)
  const outline = `M${-wide} ${high * 0.2}C${-wide * 1.05} ${-high * 1.2} ${wide * 1.05} ${-high * 1.2} ${wide} ${high * 0.2}Z`
  fillPath(pen, light, outline)
  pen.clip(new Path2D(outline))
  pen.strokeStyle = shade
  pen.globalAlpha = 0.5
  pen.lineWidth = Math.max(1.4, high * 0.055)
  for (let row = 0; row < 6; row++) {
    pen.beginPath()
    for (let step = 0; step <= 24; step++) {
      const at = -wide + (step / 24) * wide * 2
      const lift = Math.sqrt(Math.max(0, 1 - (at / wide) ** 2))
      pen.lineTo(
        at,
        high * (0.25 - row * 0.2 * lift) + Math.sin(step * 1.7 + row * 2) * high * 0.045 - lift * high * 0.1,
      )
    }
    pen.stroke()
  }
  pen.restore()
}

/** Sponges like pipes, the tallest in the middle. */
export function paintPipes(pen: Pen, { x, y, high, tones: [shade, tone, shine] }: Plant): void {
  for (const [dx, part] of [
    [-0.34, 0.66],
    [0.32, 0.78],
    [0, 1],
  ] as const) {
    const [middle, top, half] = [x + dx * high, y - high * part, high * 0.15]
    const round = pen.createLinearGradient(middle - half, 0, middle + half, 0)
    for (const [index, stop] of [tone, shine, tone, shade].entries()) round.addColorStop(index / 3, stop)
    fillPath(
      pen,
      round,
      `M${middle - half * 0.7} ${y}L${middle - half} ${top}H${middle + half}L${middle + half * 0.7} ${y}Z`,
    )
    oval(pen, shine, [middle, top, half, half * 0.5])
    oval(pen, shade, [middle, top + half * 0.06, half * 0.72, half * 0.34])
  }
}
