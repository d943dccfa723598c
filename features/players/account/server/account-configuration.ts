import type { Clock } from '#core/clock/instant.ts'
import { eligibilityDeclarations, legalVersionsAt, needsNewAgreement } from '#features/players/legal/server/index.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { AccountConfiguration } from './account-dependencies.ts'

const requiredDeclarations = eligibilityDeclarations.map(({ id }) => id)

/** The operator's settings and the legal texts that are in force at this moment, as accounts need them. */
export const accountConfiguration =
  ({ db, clock }: { readonly db: Queryable; readonly clock: Clock }) =>
  async (): Promise<AccountConfiguration> => {
    const [{ settings }, texts] = await Promise.all([readSettings(db), legalVersionsAt(db, clock.now())])
    return {
      ...settings,
      accountRule: { mobileStartsWith: settings.mobileStartsWith },
      requiredDeclarations,
      legal: { termsOfUse: texts.termsOfUse.version, privacyPolicy: texts.privacyPolicy.version },
      declarationsVersion: texts.eligibility.version,
      agreementIsDue: (document, agreed) => needsNewAgreement(agreed, texts[document]),
    }
  }
