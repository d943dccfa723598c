type Context = CanvasRenderingContext2D

/** A piece of a scene that moves by itself: drawn once, then turned and moved about its pivot. */
export type Part = {
  readonly width: number
  readonly height: number
  /** The joint: where it hangs from what carries it. */
  readonly pivot: readonly [number, number]
  /** Written as symbols are (picture.ts). */
  readonly text?: string
  /** Without edge and light: what shines itself, or is mist. */
  readonly paint?: (context: Context) => void
  readonly edgeWidth?: number
}
export type Parts = Readonly<Record<string, Part>>

/** width, height, the pivot, and what is drawn. */
export const part = (size: readonly [number, number, number, number], text: string, edgeWidth = 1.4): Part => ({
  width: size[0],
  height: size[1],
  pivot: [size[2], size[3]],
  text,
  edgeWidth,
})

/** A soft light about its middle, 100 wide. */
export const glow = (colour: string): Part => ({
  width: 100,
  height: 100,
  pivot: [50, 50],
  paint(context) {
    const light = context.createRadialGradient(50, 50, 2, 50, 50, 50)
    light.addColorStop(0, colour)
    light.addColorStop(0.35, `${colour}66`)
    light.addColorStop(1, `${colour}00`)
    context.fillStyle = light
    context.fillRect(0, 0, 100, 100)
  },
})

/** A beam from its pivot to the right, 200 long. */
export const beam = (colour: string): Part => ({
  width: 200,
  height: 100,
  pivot: [0, 50],
  paint(context) {
    const light = context.createLinearGradient(0, 0, 200, 0)
    light.addColorStop(0, `${colour}aa`)
    light.addColorStop(1, `${colour}00`)
    context.fillStyle = light
    context.beginPath()
    context.moveTo(0, 44)
    context.lineTo(200, 0)
    context.lineTo(200, 100)
    context.lineTo(0, 56)
    context.fill()
  },
})
