import * as v from 'valibot'
import { type BasisPoints, basisPoints } from '#core/money/basis-points.ts'
import { multiplierIn, multiplierOut } from '#core/money/wire-basis-points.ts'
import { rewardKindOf } from './reward-item.ts'

const idTip = 'Enter the ID of a reward item, such as 2001 for coins or 2002 for points.'
const countTip = 'Enter a whole number above 0.'
const itemsMax = 50
/** The default turnover of gifts by staff. */
export const playedOnce = basisPoints(10_000)

const isRewardId = (id: number) => rewardKindOf(id) !== undefined

const itemPlayed = (times: BasisPoints) =>
  v.pipe(
    v.object({
      id: v.pipe(v.number(idTip), v.safeInteger(idTip)),
      count: v.pipe(v.number(countTip), v.safeInteger(countTip), v.minValue(1, countTip)),
      betRate: v.optional(multiplierIn),
    }),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      if (isRewardId(value.id)) return { ...value, betRate: value.betRate ?? times }
      addIssue({
        message: idTip,
        path: [{ type: 'object', origin: 'value', input: value, key: 'id', value: value.id }],
      })
      return NEVER
    }),
  )

/** A reward item as an operator enters it and the database stores it; without a betRate it has no turnover. */
export const rewardItemIn = itemPlayed(basisPoints(0))

export const rewardItemsIn = v.pipe(v.array(rewardItemIn), v.maxLength(itemsMax))

/** Gifts by staff: unless stated otherwise, coins have to be staked once. */
export const giftItemsIn = v.pipe(v.array(itemPlayed(playedOnce)), v.maxLength(itemsMax))

export const rewardItemOut = v.object({ id: v.number(), count: v.number(), betRate: multiplierOut })

export const rewardItemsOut = v.array(rewardItemOut)
