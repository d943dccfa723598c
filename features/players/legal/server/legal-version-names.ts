import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { legalVersionsAt } from './texts-in-force.ts'

/** Which version of each text is in force. */
export async function legalVersionNames(db: Queryable, now: Instant) {
  const texts = await legalVersionsAt(db, now)
  return {
    termsOfUse: texts.termsOfUse.version,
    privacyPolicy: texts.privacyPolicy.version,
    responsiblePlay: texts.responsiblePlay.version,
    licence: texts.licence.version,
    eligibility: texts.eligibility.version,
    about: texts.about.version,
  }
}
