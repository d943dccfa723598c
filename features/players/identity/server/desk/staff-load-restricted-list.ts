import { changed, handleStaffChange } from '#features/office/staff/server/index.ts'
import { nameKey } from '../../rules.ts'
import { loadRestrictedList } from '../../staff-contract.ts'
import { restrictedLoad } from '../store/restricted.store.ts'
import { screenEverybody } from '../screen-everybody.ts'
import type { StaffVerificationDependencies } from './staff-verification-dependencies.ts'

export const staffLoadRestrictedListHandler = ({ audit }: StaffVerificationDependencies) =>
  handleStaffChange(audit, loadRestrictedList, async ({ input: { list, persons, replaces }, tx, now }) => {
    const named = new Map(
      persons.map(({ name, birthDate, mobile }) => {
        const key = nameKey(name)
        return [`${key} ${birthDate ?? ''}`, { name, nameKey: key, birthDate, mobile }]
      }),
    )
    await restrictedLoad(tx, { list, persons: [...named.values()], replaces, now })
    const found = await screenEverybody(tx, { foundBy: 'list', now })
    const after = { list, loaded: named.size, replaces, found }
    return changed({ loaded: named.size, found }, { subject: `restrictedList:${list}`, before: null, after })
  })
