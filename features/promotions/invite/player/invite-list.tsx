import { formatInstant } from '#core/clock/manila-format.ts'
import type { ShownInvite } from '#core/invitation/invite-out.ts'
import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { messages } from './messages/en.ts'

const words: Readonly<Record<ShownInvite['state'], { readonly tone: BadgeProps['tone']; readonly text: string }>> = {
  pending: { tone: 'warning', text: messages.inProgress },
  valid: { tone: 'success', text: messages.qualified },
  late: { tone: 'neutral', text: messages.late },
  void: { tone: 'neutral', text: messages.notQualified },
}

export const InviteList = ({ invites }: { invites: readonly ShownInvite[] }) => (
  <Card title={messages.yourFriends} flush>
    {invites.length === 0 ? (
      <EmptyState icon="users" title={messages.friendsEmpty}>
        {messages.friendsEmptyHint}
      </EmptyState>
    ) : (
      invites.map(({ name, state, time }) => (
        <ListRow
          key={`${name} ${time}`}
          icon="user"
          title={name}
          subtitle={formatInstant(time)}
          trailing={<Badge tone={words[state].tone}>{words[state].text}</Badge>}
        />
      ))
    )}
  </Card>
)
