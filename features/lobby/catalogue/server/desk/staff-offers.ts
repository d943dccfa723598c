import { answer } from '#core/contract/outcome.ts'
import { handleStaff, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { decideOffer, listOffers } from '../../offer-contract.ts'
import { offerList } from '../store/catalogue-offer.store.ts'
import { decideOffer as decide } from './decide-offer.ts'
import { waitingEntries } from '../waiting-entries.ts'

const shownMax = 200

/** Catalogues of providers, before they take effect. */
export const staffOffers = ({ audit }: Pick<StaffDependencies, 'audit'>): Handler[] => [
  handleStaff(listOffers, async ({ db, now }) => {
    const offers = await offerList(db)
    const shown = offers.map(async ({ providerId, providerName, version, toldAt: reportedAt, catalogue }) => {
      const { waiting } = await waitingEntries(db, { providerId, catalogue, now })
      const entries = waiting.slice(0, shownMax).map(({ changes, ...entry }) => ({ ...entry, changes: [...changes] }))
      return { providerId, providerName, version: Number(version), toldAt: reportedAt, count: waiting.length, entries }
    })
    return answer({ offers: (await Promise.all(shown)).filter(({ count }) => count > 0) })
  }),
  handleStaffChange(audit, decideOffer, ({ input, staff, tx, now }) =>
    decide(tx, { ...input, act: decideOffer.permission, changedBy: staff.email, now }),
  ),
]
