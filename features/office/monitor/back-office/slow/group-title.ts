import { messages } from '../messages/en.ts'

const known: Readonly<Record<string, string>> = {
  'game-wallet': messages.betsAndWins,
  deposit: messages.deposits,
  withdrawal: messages.withdrawals,
  jobs: messages.jobs,
  consumers: messages.consumers,
  call: messages.otherCalls,
  staffCall: messages.staffCalls,
}

/** A feature as people call it: `cash-back` is Cash back. */
export const groupTitle = (group: string): string =>
  known[group] ?? (group.charAt(0).toUpperCase() + group.slice(1)).replaceAll('-', ' ')
