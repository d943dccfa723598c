import { csvTime, handleStaffList } from '#features/staff/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { internationalMobile } from '../rules.ts'
import { findPlayers } from '../staff-contract.ts'
import { playersForStaff, playersNamed } from './staff-player.store.ts'
import { shownNames, stateNow } from './staff-shown-player.ts'

const countryCode = '63'

/** Every player, with names and numbers as the member's role may see them. */
export const staffFindPlayersHandler = handleStaffList(findPlayers, {
  read: async ({ input: { text, state, tag, from, until, sort, after }, staff, db, now, limit, countMax }) => {
    const filter = {
      ...(await named(db, text.toLowerCase())),
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
    { name: 'Id', cell: ({ id }) => id },
    { name: 'Account', cell: ({ account }) => account },
    { name: 'Nickname', cell: ({ nickname }) => nickname },
    { name: 'Mobile', cell: ({ mobile }) => mobile },
    { name: 'State', cell: ({ state }) => state },
    { name: 'Registered (Manila)', cell: ({ registeredAt }) => csvTime(registeredAt) },
    { name: 'Demo', cell: ({ isDemo }) => (isDemo ? 'yes' : '') },
  ],
})

/** Digits are an id or a whole number, everything else is how an account's name begins. */
async function named(db: Queryable, text: string) {
  if (text === '') return {}
  const ids = await playersNamed(db, { id: /^\d{1,18}$/.test(text) ? BigInt(text) : null, mobiles: mobilesOf(text) })
  return ids.length > 0 ? { numbered: ids } : { named: text }
}

/** A number may be typed as 0917…, 917…, 63917… or +63917…, with spaces and dashes. */
function mobilesOf(text: string): string[] {
  const digits = text.replaceAll(/[\s()+-]/g, '')
  return /^\d{6,15}$/.test(digits) ? [`+${digits}`, internationalMobile(countryCode, digits)] : []
}
