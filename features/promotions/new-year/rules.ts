import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import { drawWeighted } from '#core/draw/draw.ts'
import { fairDraw, type SeededHmac } from '#core/draw/fair-draw.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { type RewardItem, rewardKindOf } from '#core/reward/reward-item.ts'
import type { TaskKind } from './task-kind.ts'

/** The four pieces of the grand box, the most frequent first. */
export const pieceIds = [40_001, 40_002, 40_003, 40_004] as const
export type PieceId = (typeof pieceIds)[number]
export const rarestPiece: PieceId = 40_004

/** The content of a box: one piece, or rewards. Weights are ten-thousandths and add up to all. */
export type Prize = { readonly weight: number; readonly items: readonly RewardItem[] }
export const prizeWeights = 10_000

/** `need` is a sum of deposits or bets, and nothing for other tasks. */
export type DayTask = {
  readonly id: number
  readonly kind: TaskKind
  readonly need: Centavos
  readonly boxes: number
}

export type NewYear = {
  /** What the page counts down to. */
  readonly midnight: Instant
  readonly tasks: readonly DayTask[]
  /** The deposits of a day that bring one more box, and how many a day may have. */
  readonly extraPer: Centavos
  readonly extraMax: number
  readonly prizes: readonly Prize[]
  /** The box that holds the rarest piece for certain, counted since the last one; 0 for no guarantee. */
  readonly guaranteedAt: number
  readonly grandPrizes: readonly Prize[]
  /** The points that a piece becomes at the end. */
  readonly leftovers: readonly { readonly id: PieceId; readonly points: number }[]
}

/** The boxes of one task or deposit. An extra box is numbered within its day. */
export type EarnedBoxes = {
  readonly day: CalendarDay
  readonly by: 'task' | 'extra'
  readonly id: number
  readonly boxes: number
  /** The deposit that earned them was taken back. */
  readonly isRevoked: boolean
}

export type OpenedBox = {
  readonly of: 'box' | 'grand'
  readonly day: CalendarDay
  readonly items: readonly RewardItem[]
  readonly isGuaranteed: boolean
  /** What the prize was drawn from: recompute it with `drawPrize`. */
  readonly seed: string
  readonly clientSeed: string
  readonly isRevoked: boolean
}

export type Collection = {
  /** The seed of the next opening, of which the player knows the hash; null before the first box. */
  readonly seal: string | null
  readonly earned: readonly EarnedBoxes[]
  readonly openings: readonly OpenedBox[]
}

export const untouched: Collection = { seal: null, earned: [], openings: [] }

/** The player's deposits and valid bets of one day. */
export type DayDone = { readonly deposited: Centavos; readonly staked: Centavos }

export const isPiece = ({ id }: Pick<RewardItem, 'id'>): boolean => rewardKindOf(id) === 'newYearPiece'
export const pieceIn = (items: readonly RewardItem[]): PieceId | undefined =>
  pieceIds.find((id) => items.some((item) => item.id === id))

const standing = (held: Pick<Collection, 'openings'>, of: OpenedBox['of']) =>
  held.openings.filter((opening) => opening.of === of && !opening.isRevoked)

/** Negative while boxes that were taken back are open. */
export const boxesLeft = (held: Collection): number =>
  held.earned.reduce((sum, { boxes, isRevoked }) => sum + (isRevoked ? 0 : boxes), 0) - standing(held, 'box').length

/** Every grand box used one of each. */
export const piecesLeft = (held: Collection, piece: PieceId): number =>
  standing(held, 'box').filter(({ items }) => pieceIn(items) === piece).length - standing(held, 'grand').length

/** How many boxes until the rarest piece is certain, from 1; null without a guarantee. */
export function guaranteedIn({ guaranteedAt }: Pick<NewYear, 'guaranteedAt'>, held: Collection): number | null {
  if (guaranteedAt === 0) return null
  const boxes = held.openings.filter(({ of }) => of === 'box')
  const last = boxes.findLastIndex(({ items }) => pieceIn(items) === rarestPiece)
  return Math.max(1, guaranteedAt - (boxes.length - 1 - last))
}

export type Today = {
  readonly newYear: NewYear
  readonly held: Collection
  readonly day: CalendarDay
  readonly done: DayDone
}

export const isTaken = ({ held, day }: Pick<Today, 'held' | 'day'>, by: EarnedBoxes['by'], id: number): boolean =>
  held.earned.some((earned) => earned.day === day && earned.by === by && earned.id === id)

/** What of a task is done today; a task without a sum is done by what the player does for it. */
export const doneOf = ({ kind }: Pick<DayTask, 'kind'>, { deposited, staked }: DayDone): Centavos =>
  kind === 'bet' ? staked : deposited

/** The first reason against the boxes of a task. Sharing is done by its own call. */
export function refuseTask(today: Today, task: DayTask | undefined, isSharing: boolean) {
  if (task === undefined) return 'notEligible'
  if (isTaken(today, 'task', task.id)) return 'alreadyClaimed'
  if (task.kind === 'share') return isSharing ? undefined : 'conditionNotReached'
  return task.kind === 'login' || doneOf(task, today.done) >= task.need ? undefined : 'conditionNotReached'
}

export const extrasUsed = ({ held, day }: Pick<Today, 'held' | 'day'>): number =>
  held.earned.filter((earned) => earned.day === day && earned.by === 'extra').length

export const extrasEarned = ({ extraPer, extraMax }: NewYear, { deposited }: Pick<DayDone, 'deposited'>): number =>
  Math.min(extraMax, Number(deposited / extraPer))

/** The first reason against another box for today's deposits. */
export function refuseExtra(today: Today) {
  const used = extrasUsed(today)
  if (used >= today.newYear.extraMax) return 'alreadyClaimed'
  return used < extrasEarned(today.newYear, today.done) ? undefined : 'conditionNotReached'
}

export const refuseBox = ({ held }: Pick<Today, 'held'>) => (boxesLeft(held) > 0 ? undefined : 'nothingToChange')

export const isGrandDone = ({ held, day }: Pick<Today, 'held' | 'day'>): boolean =>
  held.openings.some((opening) => opening.of === 'grand' && opening.day === day)

/** The first reason against the grand box. */
export function refuseGrand(today: Pick<Today, 'held' | 'day'>) {
  if (isGrandDone(today)) return 'alreadyClaimed'
  return pieceIds.every((id) => piecesLeft(today.held, id) > 0) ? undefined : 'conditionNotReached'
}

type SealedDraw = { readonly hmac: SeededHmac; readonly clientSeed: string; readonly nonce: number }

/** The prize of an opening: the seed was committed to by its hash, and the client's seed came with the tap. */
export function drawPrize(prizes: readonly Prize[], sealed: SealedDraw): Prize {
  const { draw } = fairDraw({ ...sealed, offset: 0 })
  return drawWeighted(prizes, draw)
}

/** The table of a box: the guaranteed one draws among the prizes with the rarest piece alone. */
export const boxTable = <P extends { readonly items: readonly Pick<RewardItem, 'id'>[] }>(
  prizes: readonly P[],
  isGuaranteed: boolean,
): readonly P[] => (isGuaranteed ? prizes.filter(({ items }) => items.some(({ id }) => id === rarestPiece)) : prizes)
