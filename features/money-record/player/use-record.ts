import { useEffect, useEffectEvent, useState } from 'react'
import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import type { CallFailure } from '#platform/browser/client/call-queries.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { coinDetail } from '../contract.ts'

export type Movement = ResponseOf<typeof coinDetail>['list'][number]
export type RecordFilter = Omit<RequestOf<typeof coinDetail>, 'before' | 'size'>

type Known = {
  readonly movements: readonly Movement[]
  readonly hasMore: boolean
}

const pageSize = 30

/** A record, read backwards from now. Each part begins where the last one ended, so that nothing new shifts it. */
export function useRecord(filter: RecordFilter) {
  const client = useClient()
  const [known, setKnown] = useState<Known>()
  const [failure, setFailure] = useState<CallFailure<Call>>()
  const [reading, setReading] = useState(true)

  const ask = async (after: Known | undefined) => {
    const last = after?.movements.at(-1)
    const reply = await client.send(coinDetail, { ...filter, size: pageSize, ...(last ? { before: last.id } : {}) })
    setReading(false)
    if (reply.kind !== 'answer') return setFailure(reply)
    const { list, hasMore } = reply.body
    setKnown({ movements: [...(after?.movements ?? []), ...list], hasMore })
  }
  const askFirst = useEffectEvent(() => ask(undefined))
  useEffect(() => {
    void askFirst()
  }, [])
  const read = (after: Known | undefined) => {
    setReading(true)
    setFailure(undefined)
    void ask(after)
  }
  return {
    known,
    failure,
    reading,
    readMore: () => read(known),
    readAnew: () => read(undefined),
  }
}
