import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { readInvitedFriends } from '../contract.ts'
import styles from './friends-progress.module.css'
import { messages } from './messages/en.ts'

type Friend = ResponseOf<typeof readInvitedFriends>['rows'][number]

/** The invited friends, and what each still has to do. */
export function FriendsProgress() {
  const [page, setPage] = useState(1)
  const { answer } = useCallQuery(readInvitedFriends, { page })
  if (answer === undefined) return <div className={styles.wait} />
  const { rows, hasMore } = answer
  return (
    <Card title={messages.yourFriends} flush className={styles.card}>
      {rows.length === 0 && page === 1 ? (
        <EmptyState icon="users" title={messages.friendsEmpty}>
          {messages.friendsEmptyHint}
        </EmptyState>
      ) : (
        rows.map((friend) => <FriendRow key={`${friend.name} ${friend.time}`} {...friend} />)
      )}
      {(page > 1 || hasMore) && (
        <div className={styles.pages}>
          <Button size="small" variant="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {messages.newer}
          </Button>
          <Button size="small" variant="secondary" disabled={!hasMore} onClick={() => setPage(page + 1)}>
            {messages.older}
          </Button>
        </div>
      )}
    </Card>
  )
}

const FriendRow = ({ name, state, time, waitingFor }: Friend) => (
  <ListRow
    icon="user"
    title={name}
    subtitle={waitingFor === null ? formatMessage(messages.joinedAt, { time: formatInstant(time) }) : steps[waitingFor]}
    trailing={<Badge tone={words[state].tone}>{words[state].text}</Badge>}
  />
)

const steps = {
  deposit: messages.waitingDeposit,
  bet: messages.waitingBet,
  verification: messages.waitingVerification,
} as const

const words: Readonly<Record<Friend['state'], { readonly tone: BadgeProps['tone']; readonly text: string }>> = {
  pending: { tone: 'warning', text: messages.inProgress },
  valid: { tone: 'success', text: messages.qualified },
  late: { tone: 'neutral', text: messages.late },
  void: { tone: 'neutral', text: messages.notQualified },
}
