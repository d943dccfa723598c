import { answer } from '#core/contract/outcome.ts'
import type { Language } from '#core/language/language.ts'
import { nameOfWire } from '#core/enumerations/enumeration.ts'
import { platform } from '#core/enumerations/platform.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { readCatalogue } from '../contract.ts'
import type { Promotion } from '../promotion.ts'
import type { LoadCatalogue } from './load-catalogue.ts'
import { enrolmentInsert } from './store/holdout.store.ts'
import type { OpeningWindow } from './served-promotion.ts'

export const readCatalogueHandler = (load: LoadCatalogue) =>
  handleOutsideTransaction(readCatalogue, async ({ identity: { playerId }, caller, now, db }) => {
    const on = nameOfWire(platform, caller.platform) ?? 'mobile'
    const catalogue = await load(db, { playerId, platform: on, now })
    const { reader, promotions, marks, windows, isBankrupt, enrolments } = catalogue
    // Once for each version: the players whom it is measured by.
    if (enrolments.length > 0) await db.transaction((tx) => enrolmentInsert(tx, { playerId, enrolments, now }))
    return answer({
      ...activitiesOf(promotions, { windows, language: caller.language }),
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
function activitiesOf(promotions: readonly Promotion[], view: CatalogueView) {
  const numbered = numberedActivities(promotions)
  return {
    activityIds: numbered.map(([id]) => id),
    activityMap: Object.fromEntries(numbered.map(([id, promotion]) => [String(id), entryOf(promotion, view)])),
  }
}

type CatalogueView = { readonly windows: ReadonlyMap<string, OpeningWindow>; readonly language: Language }

function entryOf({ kind: { key, title }, terms: { sort, endAt } }: Promotion, { windows, language }: CatalogueView) {
  const window = windows.get(key)
  return {
    sort,
    title: title[language],
    key,
    endAt: endAt ?? ('never' as const),
    ...(window && { window: { startsAt: window.startsAt, endsAt: window.endsAt } }),
  }
}

/** The promotions that are activities of the specification, with their numbers. */
export const numberedActivities = (promotions: readonly Promotion[]): readonly (readonly [number, Promotion])[] =>
  promotions.flatMap((promotion) => {
    const { activityId } = promotion.kind
    return activityId === undefined ? [] : [[activityId, promotion] as const]
  })
