import { formatInstant } from '#core/clock/manila-format.ts'
import type { ShownInvite } from '#core/invitation/invite-out.ts'
import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'

const words: Readonly<Record<ShownInvite['state'], { readonly tone: BadgeProps['tone']; readonly text: string }>> = {
  pending: { tone: 'warning', text: 'In progress' },
  valid: { tone: 'success', text: 'Counted' },
  late: { tone: 'neutral', text: 'Late' },
  void: { tone: 'neutral', text: 'Not counted' },
}

export const InviteList = ({ invites }: { invites: readonly ShownInvite[] }) => (
  <Card title="Your friends" flush>
    {invites.length === 0 ? (
      <EmptyState icon="users" title="No friends yet">
        Friends who register with your link appear here. A friend counts once they add a mobile number, verify their
        identity, deposit ₱100 and play ₱200 within seven days.
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
