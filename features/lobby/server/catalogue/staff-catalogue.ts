import { answer } from '#core/contract/outcome.ts'
import { handleStaff, handleStaffChange, type StaffDependencies } from '#features/staff/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { arrangePlace, listCatalogueHistory, setMaintenance, viewCatalogue } from '../../staff-contract.ts'
import { brandList, typeList } from './catalogue.store.ts'
import { catalogueVersionList, lobbyVersionsFind } from './catalogue-version.store.ts'
import { changeCatalogue } from './change-catalogue.ts'
import { gameSearch } from './staff-catalogue.store.ts'

const gamesPerPage = 100
const versionsPerPage = 20

/** The catalogue, as the operator's staff sees and arranges it. */
export const staffCatalogue = ({ audit }: Pick<StaffDependencies, 'audit'>): Handler[] => [
  handleStaff(viewCatalogue, async ({ input, db }) => {
    const [{ catalogue }, types, brands, games] = await Promise.all([
      lobbyVersionsFind(db),
      typeList(db),
      brandList(db),
      gameSearch(db, { text: input.text, after: input.after, limit: gamesPerPage + 1 }),
    ])
    const page = games.slice(0, gamesPerPage)
    return answer({ version: catalogue, types, brands, games: page, hasMore: games.length > gamesPerPage })
  }),
  handleStaffChange(audit, setMaintenance, ({ input, staff, tx, now }) => {
    const { place, isInMaintenance, reason } = input
    const told = { act: setMaintenance.permission, changedBy: staff.email, reason, now }
    return changeCatalogue(tx, { place, changes: { isInMaintenance }, ...told })
  }),
  handleStaffChange(audit, arrangePlace, ({ input, staff, tx, now }) => {
    const { place, reason, ...changes } = input
    return changeCatalogue(tx, { place, changes, act: arrangePlace.permission, changedBy: staff.email, reason, now })
  }),
  handleStaff(listCatalogueHistory, async ({ input, db }) => {
    const rows = await catalogueVersionList(db, { before: input.before, limit: versionsPerPage + 1 })
    const versions = rows.slice(0, versionsPerPage).map((row) => ({ ...row, version: Number(row.version) }))
    return answer({ versions, hasMore: rows.length > versionsPerPage })
  }),
]
