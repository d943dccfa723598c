import { csvTime, handleStaffList } from '#features/office/staff/server/index.ts'
import { playerStateWords } from '../../player-state-words.ts'
import { findPlayers } from '../../staff-contract.ts'
import { playerSearch, type PlayerSearchDependencies } from './player-search.ts'
import { playersForStaff } from '../store/staff-player.store.ts'
import { shownNames, stateNow } from './staff-shown-player.ts'

/** The players' list, with names and numbers masked as the role requires. */
export const staffFindPlayersHandler = ({ playersByName }: PlayerSearchDependencies) =>
  handleStaffList(findPlayers, {
    read: async ({ input: { text, state, tag, from, until, sort, after }, staff, db, now, limit, countMax }) => {
      const filter = {
        ...(await playerSearch(db, text, { staff, playersByName })),
        ...(state === '' ? {} : { [state]: now }),
        tagged: tag,
        from,
        until,
      }
      const page = await playersForStaff.read(db, { filter, sort, after, limit, countMax })
      const rows = page.rows.map((row) => ({ ...row, ...shownNames(row, staff), state: stateNow(row, now) }))
      return { ...page, rows }
    },
    csv: [
      { name: 'Player', cell: ({ id }) => id },
      { name: 'Account', cell: ({ account }) => account },
      { name: 'Nickname', cell: ({ nickname }) => nickname },
      { name: 'Mobile', cell: ({ mobile }) => mobile },
      { name: 'Status', cell: ({ state }) => playerStateWords[state] },
      { name: 'Registered (Manila)', cell: ({ registeredAt }) => csvTime(registeredAt) },
      { name: 'Demo', cell: ({ isDemo }) => (isDemo ? 'yes' : '') },
    ],
  })
