import { type Context, glow, line, scatter, type Size, within } from './kit.ts'

const across = 5
const corners = 11
/** The layer is so much larger than the field on each side: light ends at no edge. */
const bleed = 24

/** Twenty-five rocks in the lake, no two alike. */
export function paintLavaStones(context: Context, { width, height }: Size): void {
  context.clearRect(0, 0, width, height)
  const [wide, tall] = [(width - bleed * 2) / across, (height - bleed * 2) / across]
  for (let stone = 0; stone < across * across; stone++) {
    const [x, y] = [bleed + ((stone % across) + 0.5) * wide, bleed + (Math.floor(stone / across) + 0.5) * tall]
    glow(context, { x, y: y + 3, radius: Math.max(wide, tall) * 0.6 }, [
      [0.5, 'rgb(255 240 150 / 85%)'],
      [0.78, 'rgb(255 150 40 / 55%)'],
      [1, 'rgb(255 90 20 / 0%)'],
    ])
    within(context, { x, y, scale: 1 }, () => paintStone(context, { wide: wide * 0.455, tall: tall * 0.455 }, stone))
  }
}

type Reach = { readonly wide: number; readonly tall: number }

function outline(context: Context, { wide, tall }: Reach, stone: number): void {
  context.beginPath()
  for (let corner = 0; corner < corners; corner++) {
    const turn = ((corner + (scatter(stone * 31 + corner) - 0.5) * 0.5) / corners) * Math.PI * 2
    const reach = 0.88 + scatter(stone * 17 + corner * 3) * 0.14
    context.lineTo(Math.cos(turn) * wide * reach, Math.sin(turn) * tall * reach)
  }
  context.closePath()
}

function paintStone(context: Context, reach: Reach, stone: number): void {
  const { wide, tall } = reach
  outline(context, reach, stone)
  context.fillStyle = '#120a18'
  context.fill()
  context.strokeStyle = '#ffb13d'
  context.lineWidth = 2
  context.stroke()
  context.save()
  context.translate(0, -tall * 0.07)
  outline(context, { wide: wide * 0.97, tall: tall * 0.9 }, stone)
  context.clip()
  const rock = context.createLinearGradient(-wide * 0.4, -tall, wide * 0.3, tall)
  const hue = 255 + scatter(stone * 3) * 30
  rock.addColorStop(0, `hsl(${hue} 16% 63%)`)
  rock.addColorStop(0.45, `hsl(${hue} 17% 40%)`)
  rock.addColorStop(1, `hsl(${hue - 40} 22% 20%)`)
  context.fillStyle = rock
  context.fillRect(-wide, -tall, wide * 2, tall * 2)
  paintFacets(context, reach, stone)
  context.restore()
}

/** Planes of broken rock, pores, and one crack in which the lake glows. */
function paintFacets(context: Context, { wide, tall }: Reach, stone: number): void {
  for (let facet = 0; facet < 4; facet++) {
    const turn = scatter(stone * 7 + facet) * Math.PI * 2
    context.fillStyle = facet % 2 === 0 ? 'rgb(255 255 255 / 9%)' : 'rgb(8 2 16 / 17%)'
    context.beginPath()
    context.moveTo((scatter(stone + facet) - 0.5) * wide * 0.5, (scatter(stone * 2 + facet) - 0.5) * tall * 0.5)
    context.lineTo(Math.cos(turn) * wide * 1.3, Math.sin(turn) * tall * 1.3)
    context.lineTo(Math.cos(turn + 0.9) * wide * 1.3, Math.sin(turn + 0.9) * tall * 1.3)
    context.fill()
  }
  context.fillStyle = 'rgb(10 4 18 / 40%)'
  for (let pore = 0; pore < 7; pore++) {
    context.beginPath()
    context.arc(
      (scatter(stone * 5 + pore) - 0.5) * wide * 1.5,
      (scatter(stone * 9 + pore) - 0.5) * tall * 1.4,
      0.8 + scatter(pore + stone) * 1.8,
      0,
      Math.PI * 2,
    )
    context.fill()
  }
  const side = scatter(stone * 11) > 0.5 ? 1 : -1
  const [x, y] = [side * wide * 0.92, (scatter(stone * 13) - 0.3) * tall * 0.8]
  const crack = `M${x} ${y}l${-side * wide * 0.34} ${-tall * 0.06}l${-side * wide * 0.1} ${tall * 0.24}l${-side * wide * 0.3} ${tall * 0.06}`
  line(context, crack, '#1a0a14', 3.4)
  line(context, crack, 'rgb(255 140 50 / 75%)', 1.2)
  line(
    context,
    `M${-wide * 0.6} ${-tall * 0.66}q${wide * 0.5}-${tall * 0.26} ${wide * 1.05} ${tall * 0.04}`,
    'rgb(255 255 255 / 26%)',
    2,
  )
}
