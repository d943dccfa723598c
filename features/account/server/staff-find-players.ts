import { answer } from '#core/contract/outcome.ts'
import { handleStaff } from '#features/staff/server/index.ts'
import { internationalMobile } from '../rules.ts'
import { findPlayers } from '../staff-contract.ts'
import { playerSearchByStaff } from './staff-player.store.ts'
import { shownNames, stateNow } from './staff-shown-player.ts'

const pageSize = 25
const countryCode = '63'

/** One row more than the page is read, to know whether there is a next one. */
export const staffFindPlayersHandler = handleStaff(findPlayers, async ({ input, staff, db, now }) => {
  const text = input.text.toLowerCase()
  const rows = await playerSearchByStaff(db, {
    text,
    state: input.state,
    mobiles: mobilesOf(text),
    id: /^\d{1,18}$/.test(text) ? BigInt(text) : null,
    now,
    offset: input.page * pageSize,
    limit: pageSize + 1,
  })
  const players = rows
    .slice(0, pageSize)
    .map((row) => ({ ...row, ...shownNames(row, staff), state: stateNow(row, now) }))
  return answer({ players, hasMore: rows.length > pageSize })
})

/** A number may be typed as 0917…, 917…, 63917… or +63917…, with spaces and dashes. */
function mobilesOf(text: string): string[] {
  const digits = text.replaceAll(/[\s()+-]/g, '')
  return /^\d{6,15}$/.test(digits) ? [`+${digits}`, internationalMobile(countryCode, digits)] : []
}
