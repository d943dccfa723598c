import { instant } from '#core/clock/instant.ts'
import { isoTime } from '#core/clock/iso-time.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import { bookPart, readableSince } from '#ledger'
import type { PersonalData } from '#platform/feature-module/personal-data.ts'

const sliceRows = 500

/** Every movement of the player's accounts that is not archived: coins, safebox, amounts on hold, and points. */
export const movementData: PersonalData = {
  name: 'transactions',
  async *slices(db, { playerId }) {
    const since = await readableSince(db)
    // Older ones are copied by support on request, from the archives.
    if (since !== undefined) yield [{ archivedBefore: isoTime(since) }]
    for (let afterSeq = 0n; ; ) {
      const part = await bookPart(db, { playerId, afterSeq, countMax: sliceRows })
      const last = part.at(-1)
      if (last === undefined) return
      afterSeq = last.transfer.seq
      yield part.map(
        ({ transfer: { seq, at, asset, amount, from, to, fromBalance, toBalance, reason, reference } }) => ({
          number: Number(seq),
          at: isoTime(instant(at)),
          reason,
          // The reference of a friend's reward names the friend, whose data it is.
          reference: isOfPromotion(from) || isOfPromotion(to) ? null : reference,
          unit: asset,
          amount: plainDecimal(amount),
          from,
          to,
          fromBalance: fromBalance === undefined ? null : plainDecimal(fromBalance),
          toBalance: toBalance === undefined ? null : plainDecimal(toBalance),
        }),
      )
    }
  },
}

const isOfPromotion = (account: string): boolean => account.startsWith('promo:')
