import { formatInstant } from '#core/clock/manila-format.ts'
import type { WireFriend } from '#core/commission/commission-out.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { messages } from './messages/en.ts'
import styles from './friends-card.module.css'

interface FriendsCardProps {
  friends: readonly WireFriend[]
  page: number
  hasMore: boolean
  onPage: (page: number) => void
}

/** The friends under masked names, with what each has earned the player. */
export const FriendsCard = ({ friends, page, hasMore, onPage }: FriendsCardProps) => (
  <Card title={messages.yourFriends} flush>
    {friends.length === 0 ? (
      <EmptyState icon="users" title={messages.friendsEmpty}>
        {messages.friendsEmptyHint}
      </EmptyState>
    ) : (
      friends.map(({ name, state, time, total }) => (
        <ListRow
          key={`${name} ${time}`}
          icon="user"
          title={name}
          subtitle={formatMessage(messages.joinedAt, { time: formatInstant(time) })}
          trailing={
            <span className={styles.earned}>
              <Money amount={total} tone="gold" />
              <Badge tone={words[state].tone}>{words[state].text}</Badge>
            </span>
          }
        />
      ))
    )}
    {(page > 1 || hasMore) && (
      <div className={styles.pages}>
        <Button size="small" variant="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
          {messages.newer}
        </Button>
        <Button size="small" variant="secondary" disabled={!hasMore} onClick={() => onPage(page + 1)}>
          {messages.older}
        </Button>
      </div>
    )}
  </Card>
)

const words: Readonly<Record<WireFriend['state'], { readonly tone: BadgeProps['tone']; readonly text: string }>> = {
  pending: { tone: 'warning', text: messages.inProgress },
  valid: { tone: 'success', text: messages.qualified },
  late: { tone: 'neutral', text: messages.late },
  void: { tone: 'neutral', text: messages.notQualified },
}
