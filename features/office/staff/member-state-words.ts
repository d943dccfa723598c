import type { memberStates } from './member-contract.ts'

/** States of a member, on pages and in exports. */
export const memberStateWords = {
  active: 'Active',
  invited: 'Invited',
  suspended: 'Suspended',
} as const satisfies Readonly<Record<(typeof memberStates)[number], string>>
