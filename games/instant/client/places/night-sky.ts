import { paintStars } from './fiesta.ts'
import { band, type Context, disc, glow, plate, scatter, shape, type Size, within } from './kit.ts'

/** The sky over a bay, with a village at its edge. */
export function paintNightSky(context: Context, { width, height }: Size): void {
  const sea = height * 0.87
  band(
    context,
    [0, 0, width, height],
    [
      [0, '#070a30'],
      [0.45, '#141d6b'],
      [0.74, '#3b2f8f'],
      [0.87, '#b0509a'],
      [1, '#1b2a6b'],
    ],
  )
  paintRiver(context, { width, height })
  paintStars(context, { width, height: sea }, Math.round((width * height) / 1_500))
  glow(context, { x: width / 2, y: height * 0.1, radius: Math.max(width * 0.5, 200) }, [
    [0, 'rgb(255 240 190 / 42%)'],
    [0.4, 'rgb(150 160 255 / 20%)'],
    [1, 'rgb(120 140 255 / 0%)'],
  ])
  paintHills(context, width, sea)
  band(
    context,
    [0, sea, width, height - sea],
    [
      [0, '#7a4a9c'],
      [0.3, '#23307a'],
      [1, '#0a1142'],
    ],
  )
  for (let wave = 0; wave < 34; wave++) {
    const y = sea + 3 + scatter(wave) ** 1.4 * (height - sea)
    plate(context, [scatter(wave * 3.1) * width, y, 14 + scatter(wave * 7) * 40, 1.6], 1, 'rgb(255 214 190 / 26%)')
  }
  paintVillage(context, width, sea)
}

/** The river of stars, from one corner to the other. */
function paintRiver(context: Context, { width, height }: Size): void {
  for (let drop = 0; drop < 16; drop++) {
    const part = drop / 15
    const [x, y] = [width * (part + (scatter(drop) - 0.5) * 0.16), height * (0.74 - part * 0.66)]
    glow(context, { x, y, radius: Math.max(90, width * 0.19) }, [
      [0, 'rgb(190 170 255 / 17%)'],
      [1, 'rgb(120 110 255 / 0%)'],
    ])
  }
}

function paintHills(context: Context, width: number, sea: number): void {
  for (const [lift, wide, fill] of [
    [30, 118, '#5a2f86'],
    [17, 66, '#34205f'],
  ] as const) {
    context.fillStyle = fill
    context.beginPath()
    context.moveTo(0, sea)
    for (let x = 0; x <= width + 8; x += 8) context.lineTo(x, sea - lift - Math.sin(x / wide + lift) * lift * 0.6)
    context.lineTo(width, sea)
    context.fill()
  }
}

/** Nipa huts with light in their windows. */
function paintVillage(context: Context, width: number, sea: number): void {
  for (let hut = 0; hut * 58 < width; hut++) {
    if (scatter(hut * 9.7) < 0.35) continue
    within(context, { x: hut * 58 + scatter(hut) * 20, y: sea + 2, scale: 0.62 + scatter(hut * 2) * 0.3 }, () => {
      shape(context, 'M2-22L20-40 38-22z', '#1a0f3a')
      shape(context, 'M7-23h26v15H7zM9-8h3v9H9zM28-8h3v9h-3z', '#24154a')
      plate(context, [15, -19, 9, 8], 1, '#ffcf6a')
      glow(context, { x: 19, y: -15, radius: 18 }, [
        [0, 'rgb(255 200 100 / 55%)'],
        [1, 'rgb(255 180 90 / 0%)'],
      ])
    })
  }
  disc(context, { x: width * 0.9, y: sea + 12, radius: 1.6 }, '#ffe9b0')
}
