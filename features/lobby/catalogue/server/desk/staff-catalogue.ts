import { answer } from '#core/contract/outcome.ts'
import {
  csvValues,
  handleStaff,
  handleStaffChange,
  handleStaffList,
  type StaffDependencies,
  versionColumns,
} from '#features/office/staff/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { catalogueActWords } from '../../catalogue-act-words.ts'
import { arrangeNode, listCatalogueHistory, setMaintenance, viewCatalogue } from '../../staff-contract.ts'
import { brandList, typeList } from '../store/catalogue.store.ts'
import { catalogueVersionNewest, catalogueVersionsForStaff } from '../store/catalogue-version.store.ts'
import { changeCatalogue, changeSeen } from './change-catalogue.ts'
import { gameSearch } from '../store/staff-catalogue.store.ts'

const gamesPerPage = 100

/** The catalogue, as the operator's staff sees and arranges it. */
export const staffCatalogue = ({ audit }: Pick<StaffDependencies, 'audit'>): Handler[] => [
  handleStaff(viewCatalogue, async ({ input, db }) => {
    const [version, types, brands, games] = await Promise.all([
      catalogueVersionNewest(db),
      typeList(db),
      brandList(db),
      gameSearch(db, { text: input.text, after: input.after, limit: gamesPerPage + 1 }),
    ])
    const page = games.slice(0, gamesPerPage)
    return answer({ version, types, brands, games: page, hasMore: games.length > gamesPerPage })
  }),
  handleStaffChange(audit, setMaintenance, ({ input, staff, tx, now }) => {
    const { place: node, isInMaintenance, reason } = input
    const entry = { act: setMaintenance.permission, changedBy: staff.email, reason, now }
    return changeCatalogue(tx, { node, changes: { isInMaintenance }, ...entry })
  }),
  handleStaffChange(audit, arrangeNode, ({ input, staff, tx, now }) => {
    const { place: node, reason, expected, ...changes } = input
    const entry = { act: arrangeNode.permission, changedBy: staff.email, reason, now }
    return changeSeen(tx, { node, changes, expected, ...entry })
  }),
  handleStaffList(listCatalogueHistory, {
    read: async ({ input: { subject, from, until, ...paging }, db, limit, countMax }) => {
      const filter = { subject: subject || undefined, from, until }
      return catalogueVersionsForStaff.read(db, { ...paging, filter, limit, countMax })
    },
    csv: [
      ...versionColumns,
      { name: 'Change', cell: ({ act }) => catalogueActWords[act] ?? act },
      { name: 'Subject', cell: ({ subject }) => subject },
      { name: 'Before', cell: ({ before }) => csvValues(before) },
      { name: 'After', cell: ({ after }) => csvValues(after) },
    ],
  }),
]
