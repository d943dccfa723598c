import { playersByMobile } from '#features/account/server/index.ts'
import { changed, handleStaffChange } from '#features/staff/server/index.ts'
import { nameKey } from '../rules.ts'
import { loadRestrictedList } from '../staff-contract.ts'
import { restrictedLoad, restrictedScreen } from './restricted.store.ts'
import { screenMobiles } from './screen-mobiles.ts'
import { settleDue } from './settle-due.ts'
import type { StaffIdentityNeeds } from './staff-identity-needs.ts'

export const staffLoadRestrictedListHandler = ({ audit }: StaffIdentityNeeds) =>
  handleStaffChange(audit, loadRestrictedList, async ({ input: { list, persons, replaces }, tx, now }) => {
    const named = new Map(
      persons.map(({ name, birthDate, mobile }) => {
        const key = nameKey(name)
        return [`${key} ${birthDate ?? ''}`, { name, nameKey: key, birthDate, mobile }]
      }),
    )
    await restrictedLoad(tx, { list, persons: [...named.values()], replaces, now })
    const found = new Set((await restrictedScreen(tx, { foundBy: 'list', now })).map(({ playerId }) => playerId))
    for (const playerId of [...found].toSorted((a, b) => (a < b ? -1 : 1))) await settleDue(tx, playerId, now)
    const reachable = await playersByMobile(
      tx,
      persons.flatMap(({ mobile }) => mobile ?? []),
    )
    for (const playerId of await screenMobiles(tx, reachable, { foundBy: 'list', now })) found.add(playerId)
    const after = { list, loaded: named.size, replaces, found: found.size }
    return changed(
      { loaded: named.size, found: found.size },
      { subject: `restrictedList:${list}`, before: null, after },
    )
  })
