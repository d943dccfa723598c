import * as v from 'valibot'
import { centavosIn } from '../money/wire-money.ts'

/** More than any setting allows: the form never sends so many. */
const bulkItemsMost = 100

/** Items that one confirmation decides, and their sum as it was confirmed. No item stands twice. */
export const bulkIn = <Item extends Readonly<Record<string, v.GenericSchema>>>(
  item: Item,
  id: keyof Item & string,
) => ({
  items: v.pipe(
    v.array(v.object(item)),
    v.minLength(1, 'Select at least one item.'),
    v.maxLength(bulkItemsMost),
    v.check((items) => new Set(items.map((each) => String(each[id as never]))).size === items.length),
  ),
  sum: centavosIn,
})

/** What became of each item: every one is its own act, done whole or not at all. */
export const bulkOut = v.object({
  results: v.array(
    v.object({
      id: v.string(),
      isDone: v.boolean(),
      /** Why it was not done. */
      why: v.nullable(v.string()),
    }),
  ),
})

export const bulkRefusals = { bulkTooMany: 1146, bulkSumTooLarge: 1147, bulkSumDiffers: 1148 } as const

export const bulkRefusalTexts = {
  bulkTooMany: 'These are more items than one decision may have. Select fewer. Nothing was decided.',
  bulkSumTooLarge: 'The sum is above the limit of one decision. Select fewer items. Nothing was decided.',
  bulkSumDiffers: 'The sum isn’t what you confirmed. Reload the list and select again. Nothing was decided.',
} as const
