import * as v from 'valibot'
import { type BasisPoints, basisPoints } from '#core/money/basis-points.ts'
import { multiplierIn, multiplierOut } from '#core/money/wire-basis-points.ts'
import { rewardKindOf } from './reward-item.ts'

const idTip = 'Give the id of a reward item: 2001 for coin, 2002 for points.'
const countTip = 'Give a whole number above 0.'
const itemsMax = 50
/** What has to be staked for a gift by hand that says nothing of it. */
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

/** A reward item as an operator writes it and the database keeps it; without a betRate nothing must be staked. */
export const rewardItemIn = itemPlayed(basisPoints(0))

export const rewardItemsIn = v.pipe(v.array(rewardItemIn), v.maxLength(itemsMax))

/** As somebody of the staff gives them: where nothing else is said, coins have to be staked once. */
export const giftItemsIn = v.pipe(v.array(itemPlayed(playedOnce)), v.maxLength(itemsMax))

export const rewardItemOut = v.object({ id: v.number(), count: v.number(), betRate: multiplierOut })

export const rewardItemsOut = v.array(rewardItemOut)
