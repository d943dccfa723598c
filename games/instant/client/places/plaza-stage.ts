import { paintBulbs, paintBunting, paintCrowd, paintPlanks, paintStars } from './fiesta.ts'
import { band, type Context, disc, glow, plate, shape, type Size, within } from './kit.ts'

/** Where the stage of boards ends and the table begins, of the height. The scene's style sheet has the same. */
const tablePart = 0.31

/** The plaza before the church on the eve of the fiesta; in front, the table with the player's card. */
export function paintPlazaStage(context: Context, { width, height }: Size): void {
  const edge = height * tablePart
  band(
    context,
    [0, 0, width, edge],
    [
      [0, '#1b1148'],
      [0.5, '#5a2470'],
      [1, '#e0705a'],
    ],
  )
  paintStars(context, { width, height: edge * 0.5 }, Math.round(width / 10))
  paintHouses(context, width, edge)
  paintChurch(context, { x: width / 2, y: edge, scale: Math.min(edge / 150, 1.6) })
  glow(context, { x: width / 2, y: edge, radius: Math.max(220, width * 0.5) }, [
    [0, 'rgb(255 200 110 / 55%)'],
    [1, 'rgb(255 160 90 / 0%)'],
  ])
  paintCrowd(context, [0, edge + 2, width, edge * 0.3], { fill: '#3a1440', seed: 9 })
  const size = Math.min(16, edge * 0.1)
  paintBunting(context, { from: width / 2, to: -20, left: 2, right: edge * 0.3, sag: edge * 0.08 }, { size })
  paintBunting(context, { from: width / 2, to: width + 20, left: 2, right: edge * 0.3, sag: edge * 0.08 }, { size })
  paintBulbs(
    context,
    { from: -10, to: width + 10, left: edge * 0.36, right: edge * 0.36, sag: edge * 0.12 },
    { size: 4, gap: 30 },
  )
  paintPlanks(context, [0, edge, width, height - edge], 9)
  band(
    context,
    [0, edge - 3, width, 5],
    [
      [0, '#ffd08a'],
      [1, '#8a4a24'],
    ],
  )
  glow(context, { x: width / 2, y: edge + (height - edge) * 0.4, radius: Math.max(width * 0.7, 300) }, [
    [0, 'rgb(255 214 140 / 30%)'],
    [1, 'rgb(255 200 120 / 0%)'],
  ])
  band(
    context,
    [0, height * 0.8, width, height * 0.2],
    [
      [0, 'rgb(20 4 10 / 0%)'],
      [1, 'rgb(20 4 10 / 60%)'],
    ],
  )
}

function paintHouses(context: Context, width: number, edge: number): void {
  const wide = Math.max(64, edge * 0.5)
  for (let left = -20, at = 0; left < width; left += wide, at++) {
    within(context, { x: left, y: edge, scale: wide / 60 }, () => {
      shape(context, 'M0-34L30-48 60-34V0H0z', at % 2 === 0 ? '#4b1f55' : '#41194d')
      shape(context, 'M-3-33L30-50 63-33l-3 3L30-45 0-30z', '#2b1038')
      for (const x of [8, 26, 44]) plate(context, [x, -28, 9, 10], 1, at % 3 === 0 ? '#ffcf6a' : '#d98a4a')
    })
  }
}

/** A baroque front with its two towers, in lamplight. */
function paintChurch(context: Context, at: { x: number; y: number; scale: number }): void {
  within(context, at, () => {
    shape(context, 'M-66 0V-84l4-6h24l4 6V-66Q-14-84 0-100 14-84 34-66V-84l4-6h24l4 6V0z', '#7c3a5e')
    shape(context, 'M-66-84L-50-112-34-84zM34-84L50-112 66-84z', '#55244c')
    shape(context, 'M-66 0V-84h5V0zM-39 0V-70l5-3V0zM34 0V-73l5 3V0zM61 0V-84h5V0z', '#a85a6e')
    shape(context, 'M-66-48H66v4H-66z', '#a85a6e')
    for (const x of [-50, 50]) shape(context, `M${x - 6}-56v-14a6 6 0 0 1 12 0v14z`, '#ffcf7a')
    shape(context, 'M-12 0v-24a12 12 0 0 1 24 0V0z', '#ffd98a')
    disc(context, { x: 0, y: -66, radius: 10 }, '#ffcf7a')
    disc(context, { x: 0, y: -66, radius: 6 }, '#e8705a')
    shape(context, 'M-1.5-122h3v8h6v3h-6v12h-3v-12h-6v-3h6z', '#ffe9b0')
  })
}
