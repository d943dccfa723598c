import type { Feature } from '#platform/http/feature.ts'
import { fieldMeanings } from './field-meanings.ts'
import { listBigWinsHandler } from './list-big-wins.ts'

/** The ticker of the lobby. */
export const bigWin: Feature = { name: 'big-win', handlers: [listBigWinsHandler], fieldMeanings, refusalTexts: {} }

export { bigWinsFollowPlay } from './big-wins-follow-play.ts'
