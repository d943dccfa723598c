import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import type { openSpin } from '../contract.ts'

type ShownInvite = ResponseOf<typeof openSpin>['invites'][number]

const words: Readonly<Record<ShownInvite['state'], { readonly tone: BadgeProps['tone']; readonly text: string }>> = {
  pending: { tone: 'warning', text: 'On the way' },
  valid: { tone: 'success', text: 'Counts' },
  late: { tone: 'neutral', text: 'Too late' },
  void: { tone: 'neutral', text: 'Does not count' },
}

/** The friends who came by the link. */
export const InviteList = ({ invites }: { invites: readonly ShownInvite[] }) => (
  <Card title="Friends" flush>
    {invites.length === 0 ? (
      <EmptyState icon="users" title="Nobody yet">
        A friend counts after binding a number, being verified, depositing ₱100 and playing ₱200.
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
