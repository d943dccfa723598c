import { useState } from 'react'
import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import type { CallFailure } from '#platform/browser/client/call-queries.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { coinDetail } from '../contract.ts'

export type Movement = ResponseOf<typeof coinDetail>['list'][number]
export type RecordFilter = Omit<RequestOf<typeof coinDetail>, 'before' | 'size'>

type LoadedRecord = {
  readonly movements: readonly Movement[]
  readonly hasMore: boolean
  readonly listedFrom: ResponseOf<typeof coinDetail>['listedFrom']
}

const pageSize = 30

/** A record, newest first. Each page continues where the last one ended, so new movements shift nothing. */
export function useRecord(filter: RecordFilter) {
  const client = useClient()
  const first = useCallQuery(coinDetail, { ...filter, size: pageSize })
  // After the second page, the first one is frozen: a newer one would leave a gap before the second.
  const [kept, setKept] = useState<LoadedRecord>()
  const [moreFailure, setMoreFailure] = useState<CallFailure<Call>>()
  const [readingMore, setReadingMore] = useState(false)
  const known = kept ?? (first.answer && recordOf([], first.answer))

  const readMore = async () => {
    const last = known?.movements.at(-1)
    if (known === undefined || last === undefined) return
    setReadingMore(true)
    setMoreFailure(undefined)
    const reply = await client.send(coinDetail, { ...filter, size: pageSize, before: last.id })
    setReadingMore(false)
    if (reply.kind !== 'answer') return setMoreFailure(reply)
    setKept(recordOf(known.movements, reply.body))
  }
  return {
    known,
    failure: known === undefined ? first.failure : moreFailure,
    reading: readingMore || first.refreshing,
    readMore: () => void readMore(),
    reload: () => void first.refresh(),
  }
}

const recordOf = (
  before: readonly Movement[],
  { list, hasMore, listedFrom }: ResponseOf<typeof coinDetail>,
): LoadedRecord => ({ movements: [...before, ...list], hasMore, listedFrom })
