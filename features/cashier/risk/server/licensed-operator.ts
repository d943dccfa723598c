import { holdsLicence } from '#core/licence.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'

/** The operator's name in a report. */
export async function licensedOperator(db: Queryable): Promise<string> {
  const { licenceHolder, licenceNumber } = (await readSettings(db)).settings
  return holdsLicence({ number: licenceNumber })
    ? `${licenceHolder}, licence ${licenceNumber}`
    : `${licenceHolder}, demonstration without a licence`
}
