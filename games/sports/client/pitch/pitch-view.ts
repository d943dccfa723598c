import { type CourtView, courtView } from '../court/court-view.ts'

/** In meters. */
export const pitch = { length: 105, breadth: 68 } as const
/** A goal is so wide and so high, the height in players. */
export const goal = { halfWidth: 3.66 / pitch.breadth, height: 1.36, depth: 0.022 } as const

/** From high in the stands: the whole pitch, and players as small as they are there. */
export const pitchView = (width: number, height: number): CourtView =>
  courtView(width, height, {
    nearLine: 0.965,
    depthOfHeight: 0.59,
    depthOfWidth: 0.5,
    farHalf: 0.36,
    nearHalf: 0.475,
    farScale: 0.78,
    nearScale: 1.16,
    figureOfHeight: 0.17,
    figureOfWidth: 0.088,
  })
