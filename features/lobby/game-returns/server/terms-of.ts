import * as v from 'valibot'
import { gameReturnsSchema } from '#games/protocol/catalogue.ts'
import type { ReturnTerms } from '../rules.ts'

const [hundredths, thousandths, tenThousandths] = [100, 1_000, 10_000]

/** What a series is measured against; undefined if its provider declares nothing. */
export function termsOf({ terms, rtp }: { readonly terms: unknown; readonly rtp: number }): ReturnTerms | undefined {
  if (terms === null) return undefined
  const { highestBasisPoints, deviationThousandths, capHundredths, bought, ...facts } = v.parse(
    gameReturnsSchema,
    terms,
  )
  return {
    ...facts,
    lowest: rtp / tenThousandths,
    highest: highestBasisPoints / tenThousandths,
    deviation: deviationThousandths / thousandths,
    cap: capHundredths / hundredths,
    ...(bought && {
      bought: {
        priceHundredths: bought.priceHundredths,
        lowest: bought.lowestBasisPoints / tenThousandths,
        highest: bought.highestBasisPoints / tenThousandths,
        deviation: bought.deviationThousandths / thousandths,
        cap: bought.capHundredths / hundredths,
      },
    }),
  }
}
