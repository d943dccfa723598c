import { answer } from '#core/contract/outcome.ts'
import { nameOfWire } from '#core/enumerations/enumeration.ts'
import { platform } from '#core/enumerations/platform.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { readCatalogue } from '../contract.ts'
import type { Promotion } from '../promotion.ts'
import type { LoadCatalogue } from './load-catalogue.ts'

export const readCatalogueHandler = (load: LoadCatalogue) =>
  handleOutsideTransaction(readCatalogue, async ({ identity: { playerId }, caller, now, db }) => {
    const on = nameOfWire(platform, caller.platform) ?? 'mobile'
    const { reader, promotions, marks, isBankrupt } = await load(db, { playerId, platform: on, now })
    return answer({
      ...activitiesOf(promotions),
      isBankrupt,
      hasTurntable: marks.has('turntable'),
      totalRecharge: reader.totalRecharge,
      loginPaying: marks.has('loginPaying'),
      redDots: {
        hasTask: marks.has('task'),
        hasSignUpBonus: marks.has('signUpBonus'),
        hasFund: marks.has('fund'),
        hasAgent: marks.has('agent'),
        hasFreeBonus: marks.has('freeBonus'),
      },
      now,
    })
  })

/** Numbered activities in wire format. */
export function activitiesOf(promotions: readonly Promotion[]) {
  const entries = promotions.flatMap(({ kind: { activityId, key, title }, terms: { sort, endAt } }) =>
    activityId === undefined ? [] : [[activityId, { sort, title, key, endAt: endAt ?? ('never' as const) }] as const],
  )
  return {
    activityIds: entries.map(([id]) => id),
    activityMap: Object.fromEntries(entries.map(([id, entry]) => [String(id), entry])),
  }
}
