import { type Atlas, createAtlas } from '#games/client/atlas.ts'
import { type CourtView, seatOf } from './court-view.ts'
import { boardsHeight, paintFan } from './paint-stands.ts'

const groups = 3
const fansOfGroup = 6
const group = { width: 120, height: 30 }
const seat = group.width / fansOfGroup

type Crowd = { readonly view: CourtView; readonly seconds: number /** From 0 to 1. */; readonly excitement: number }

let made: Atlas | undefined
const fans = (): Atlas => {
  made ??= createAtlas(
    Object.fromEntries(
      Array.from({ length: groups * 2 }, (_, at) => [
        `${at % groups}${at < groups ? '' : 'up'}`,
        {
          ...group,
          paint: (context: CanvasRenderingContext2D) => {
            for (let fan = 0; fan < fansOfGroup; fan++) {
              const place = { x: seat * (fan + 0.5), y: 13, size: seat * 0.95, seed: (at % groups) * 31 + fan * 7 }
              paintFan(context, place, at >= groups)
            }
          },
        },
      ]),
    ),
  )
  return made
}

/** The first row, behind the boards: it sways, and stands up for a basket. */
export function cheeringFans(context: CanvasRenderingContext2D, { view, seconds, excitement }: Crowd): void {
  const scale = (seatOf(view) * 0.92) / seat
  const wide = group.width * scale
  const boards = view.floorTop - boardsHeight(view)
  const isUp = excitement === 1
  context.save()
  context.beginPath()
  context.rect(0, 0, view.width, boards)
  context.clip()
  for (let at = 0; at * wide < view.width + wide; at++) {
    const sway =
      Math.abs(Math.sin(seconds * (2 + excitement * 6) + at * 1.9)) * group.height * scale * 0.22 * excitement
    const y = boards - group.height * scale * 0.3 - sway
    fans().draw(context, `${at % groups}${isUp ? 'up' : ''}`, { x: at * wide, y, scale })
  }
  context.restore()
}
