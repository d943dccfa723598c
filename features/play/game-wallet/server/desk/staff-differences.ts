import { plainDecimal } from '#core/money/plain-decimal.ts'
import { refuse } from '#core/contract/outcome.ts'
import { changed, csvTime, handleStaffChange, handleStaffList } from '#features/office/staff/server/index.ts'
import { differenceNumberWords, differenceWords, moneyNumbers } from '../../desk-words.ts'
import { listDifferences, resolveDifference } from '../../staff-contract.ts'
import { differenceResolve, differencesForStaff } from '../store/staff-difference.store.ts'
import { providerNames } from '../store/staff-provider.store.ts'
import type { StaffWalletDependencies } from './staff-wallet-dependencies.ts'

export const staffListDifferencesHandler = handleStaffList(listDifferences, {
  read: async ({ input: { providerId, kind, isResolved, ...paging }, db, limit, countMax }) => {
    const filter = {
      providerId: providerId || undefined,
      kind: kind || undefined,
      open: !isResolved,
      resolved: isResolved,
    }
    return differencesForStaff.read(db, { ...paging, filter, limit, countMax })
  },
  names: providerNames,
  csv: [
    { name: 'Found (Manila)', cell: ({ foundAt }) => csvTime(foundAt) },
    { name: 'Provider', cell: ({ providerId }, names) => names.get(providerId) ?? providerId },
    { name: 'Kind', cell: ({ kind }) => differenceWords[kind] },
    { name: 'About', cell: ({ subject }) => subject },
    { name: 'Ours', cell: ({ ours }) => numbersText(ours) },
    { name: 'Theirs', cell: ({ theirs }) => numbersText(theirs) },
    { name: 'Explained (Manila)', cell: ({ resolvedAt }) => csvTime(resolvedAt) },
    { name: 'Explained by', cell: ({ resolvedBy }) => resolvedBy },
  ],
})

const numbersText = (numbers: Readonly<Record<string, string>>): string =>
  Object.entries(numbers)
    .map(
      ([name, value]) =>
        `${differenceNumberWords[name] ?? name}: ${moneyNumbers.has(name) ? plainDecimal(BigInt(value)) : value}`,
    )
    .join('; ')

export const staffResolveDifferenceHandler = ({ audit }: StaffWalletDependencies) =>
  handleStaffChange(audit, resolveDifference, async ({ input: { differenceId: id }, staff, tx, now }) => {
    const resolved = await differenceResolve(tx, { id, now, email: staff.email })
    if (resolved === undefined) return refuse('differenceNotFound')
    const { providerId, kind, subject, ours, theirs } = resolved
    return changed(
      {},
      { subject: `gameDifference:${providerId}`, before: { kind, subject, ours, theirs }, after: null },
    )
  })
