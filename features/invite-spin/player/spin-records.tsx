import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ShownInvite } from '#core/invitation/invite-out.ts'
import { InviteList } from '#features/invite/player/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { spinRecord } from '../contract.ts'

/** The friends who came, as far back as one asks, and every turn with what it brought. */
export function SpinRecords({ newest }: { readonly newest: readonly ShownInvite[] }) {
  const client = useClient()
  const { answer } = useCallQuery(spinRecord, { page: 1 })
  const [older, setOlder] = useState<{
    readonly page: number
    readonly invites: readonly ShownInvite[]
    readonly hasMore: boolean
  }>()
  const [reading, setReading] = useState(false)
  const hasMore = older?.hasMore ?? answer?.hasMore ?? false
  const readMore = async () => {
    const page = (older?.page ?? 1) + 1
    setReading(true)
    const reply = await client.send(spinRecord, { page })
    setReading(false)
    if (reply.kind !== 'answer') return
    setOlder({ page, invites: [...(older?.invites ?? []), ...reply.body.invites], hasMore: reply.body.hasMore })
  }
  const spins = answer?.spins ?? []
  return (
    <>
      <InviteList invites={once([...newest, ...(older?.invites ?? [])])} />
      {hasMore && (
        <Button variant="secondary" block loading={reading} onClick={() => void readMore()}>
          Show older
        </Button>
      )}
      {spins.length > 0 && (
        <Card title="Your spins" flush>
          {spins.map(({ cycleId, added, time }) => (
            <ListRow
              key={`${cycleId} ${time}`}
              icon="wheel"
              title={<Money amount={added} tone="signed" />}
              subtitle={formatInstant(time)}
            />
          ))}
        </Card>
      )}
    </>
  )
}

/** A friend who came meanwhile has moved the others on: whoever is on two pages is shown once. */
const once = (invites: readonly ShownInvite[]): readonly ShownInvite[] => [
  ...new Map(invites.map((invite) => [`${invite.name} ${invite.time}`, invite])).values(),
]
