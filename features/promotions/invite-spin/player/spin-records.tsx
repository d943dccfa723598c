import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { ShownInvite } from '#core/invitation/invite-out.ts'
import { InviteList } from '#features/promotions/invite/player/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { spinRecord } from '../contract.ts'
import { messages } from './messages/en.ts'

type Spins = ResponseOf<typeof spinRecord>['spins']

/** Invited friends, paged, and every turn with its result. */
export function SpinRecords({ newest }: { readonly newest: readonly ShownInvite[] }) {
  const { answer } = useCallQuery(spinRecord, { page: 1 })
  const older = useOlderInvites(answer?.hasMore === true)
  return (
    <>
      <InviteList invites={once([...newest, ...older.invites])} />
      {older.hasMore && (
        <Button variant="secondary" block loading={older.reading} onClick={older.readMore}>
          {messages.showOlder}
        </Button>
      )}
      {answer && <SpinList spins={answer.spins} />}
    </>
  )
}

const SpinList = ({ spins }: { readonly spins: Spins }) =>
  spins.length === 0 ? null : (
    <Card title={messages.yourSpins} flush>
      {spins.map(({ cycleId, added, time }) => (
        <ListRow
          key={`${cycleId} ${time}`}
          icon="wheel"
          title={<Money amount={added} tone="signed" />}
          subtitle={formatInstant(time)}
        />
      ))}
    </Card>
  )

const firstPage = { page: 1, invites: [] as readonly ShownInvite[] }

/** Pages after the first, one at a time. */
function useOlderInvites(isMoreBehindFirst: boolean) {
  const client = useClient()
  const [known, setKnown] = useState(firstPage)
  const [isEnd, setEnd] = useState(false)
  const [reading, setReading] = useState(false)
  const readMore = async () => {
    const page = known.page + 1
    setReading(true)
    const reply = await client.send(spinRecord, { page })
    setReading(false)
    if (reply.kind !== 'answer') return
    setKnown({ page, invites: [...known.invites, ...reply.body.invites] })
    setEnd(!reply.body.hasMore)
  }
  return { invites: known.invites, hasMore: isMoreBehindFirst && !isEnd, reading, readMore: () => void readMore() }
}

/** New friends shift the pages: one on two pages is shown once. */
const once = (invites: readonly ShownInvite[]): readonly ShownInvite[] => [
  ...new Map(invites.map((invite) => [`${invite.name} ${invite.time}`, invite])).values(),
]
