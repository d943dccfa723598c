import { eye, fall, fillPath, oval, type Pen } from './sea-look.ts'

type Fish = {
  readonly length: number
  readonly height: number
  readonly back: string
  readonly belly: string
  readonly fin: string
  readonly bands?: readonly string[]
  /** How far the tail is forked. */
  readonly fork?: number
}

/** A fish as everybody knows it: body, tail that wags, fins, bands, a light on its back. */
export function commonFish({ length, height, back, belly, fin, bands = [], fork = 0.35 }: Fish) {
  return (pen: Pen, wag: number): void => {
    const [l, h] = [length / 2, height / 2]
    pen.save()
    pen.translate(-l * 0.55, 0)
    pen.transform(1, wag * 0.22, 0, 1 - Math.abs(wag) * 0.12, 0, 0)
    const tail = `M0 0L${-l * 0.45} ${-h * 0.8}Q${-l * (0.45 - fork * 0.6)} 0 ${-l * 0.45} ${h * 0.8}Z`
    fillPath(pen, fin, tail)
    pen.restore()
    fillPath(pen, fin, `M${-l * 0.3} ${-h * 0.5}Q${l * 0.05} ${-h * 1.35} ${l * 0.35} ${-h * 0.55}Z`)
    fillPath(pen, fin, `M${-l * 0.2} ${h * 0.5}Q0 ${h * 1.2} ${l * 0.2} ${h * 0.5}Z`)
    const body = `M${-l * 0.62} 0C${-l * 0.3} ${-h} ${l * 0.5} ${-h} ${l * 0.95} 0C${l * 0.5} ${h} ${-l * 0.3} ${h} ${-l * 0.62} 0Z`
    fillPath(pen, fall(pen, [-h, h], [back, back, belly]), body)
    pen.save()
    pen.clip(new Path2D(body))
    for (const [index, band] of bands.entries()) {
      pen.fillStyle = band
      const x = l * 0.36 - index * l * 0.34
      pen.beginPath()
      pen.ellipse(x, 0, l * 0.075, h, 0.12, 0, 2 * Math.PI)
      pen.fill()
    }
    oval(pen, 'rgb(255 255 255 / 26%)', [l * 0.15, -h * 0.55, l * 0.55, h * 0.2])
    pen.restore()
    fillPath(
      pen,
      fin,
      `M${l * 0.22} ${h * 0.1}Q${-l * 0.02} ${h * (0.3 + wag * 0.15)} ${l * 0.02} ${h * 0.62}Q${l * 0.22} ${h * 0.5} ${l * 0.3} ${h * 0.2}Z`,
    )
    eye(pen, l * 0.62, -h * 0.16, Math.max(2.4, Math.min(7, h * 0.2)))
  }
}
