import { isoTime, isoTimeOrNull } from '#core/clock/iso-time.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import { type PersonalData, personalHistory, personalRecords } from '#platform/feature-module/personal-data.ts'
import { realityMinutesDefault } from '../rules.ts'
import { careFind } from './store/care.store.ts'
import { limitList } from './store/limit.store.ts'
import { ownBreaks } from './store/own-breaks.store.ts'

/** Limits, and breaks with exclusions. */
export const careData: readonly PersonalData[] = [
  personalRecords('limits', async (db, { playerId }) => {
    const [limits, care] = await Promise.all([limitList(db, [playerId]), careFind(db, playerId)])
    return [
      { kind: 'realityCheck', minutes: care?.realityMinutes ?? realityMinutesDefault },
      ...limits.map(({ kind, period, setter, amount, loosensTo, isEnding, confirmFrom }) => ({
        kind,
        period,
        setBy: setter,
        ...amountOf(kind, amount),
        change:
          confirmFrom === null
            ? null
            : {
                ...(isEnding || loosensTo === null ? { ends: true } : amountOf(kind, loosensTo)),
                from: isoTimeOrNull(confirmFrom),
              },
      })),
    ]
  }),
  personalHistory({
    name: 'breaks',
    list: ownBreaks,
    filter: ({ playerId }) => ({ playerId }),
    sort: 'oldest',
    recordOf: ({ kind, beganAt, endsAt }) => ({ kind, beganAt: isoTime(beganAt), endsAt: isoTime(endsAt) }),
  }),
]

const amountOf = (kind: string, amount: bigint) =>
  kind === 'time' ? { minutes: Number(amount) } : { amount: plainDecimal(amount) }
