import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { messages } from './messages/en.ts'
import { nextBlocker } from './withdrawal-steps.ts'
import { blockerText, type ShownBlocker } from './withdrawal-words.ts'

/** The first thing that stands before a withdrawal, as a row that leads to all of them; nothing if none does. */
export function NextWithdrawalStep({ blockers }: { readonly blockers: readonly ShownBlocker[] }) {
  const blocker = nextBlocker(blockers)
  if (blocker === undefined) return null
  return (
    <ListRow
      icon={blocker.until === null ? 'info' : 'clock'}
      title={messages.nextStepToWithdraw}
      subtitle={blockerText(blocker)}
      href="/lobby/wallets/withdraw"
    />
  )
}
