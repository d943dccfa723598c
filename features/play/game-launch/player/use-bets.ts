import { useState } from 'react'
import type { Call, ResponseOf } from '#core/contract/call.ts'
import type { CallFailure } from '#platform/browser/client/call-queries.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { betRecord } from '../contract.ts'

export type Bet = ResponseOf<typeof betRecord>['list'][number]

const pageSize = 30

/** The player's rounds, newest first. Each page continues where the last one ended. */
export function useBets() {
  const client = useClient()
  const first = useCallQuery(betRecord, { size: pageSize })
  const [older, setOlder] = useState<{ readonly list: readonly Bet[]; readonly isEnd: boolean }>()
  const [moreFailure, setMoreFailure] = useState<CallFailure<Call>>()
  const [readingMore, setReadingMore] = useState(false)
  const begun = older ?? (first.answer && { list: first.answer.list, isEnd: first.answer.list.length < pageSize })

  const readMore = async () => {
    const last = begun?.list.at(-1)
    if (begun === undefined || last === undefined) return
    setReadingMore(true)
    setMoreFailure(undefined)
    const { time, roundId } = last
    const reply = await client.send(betRecord, { size: pageSize, before: { time, roundId } })
    setReadingMore(false)
    if (reply.kind !== 'answer') return setMoreFailure(reply)
    setOlder({ list: [...begun.list, ...reply.body.list], isEnd: reply.body.list.length < pageSize })
  }
  return {
    bets: begun?.list,
    hasMore: begun?.isEnd === false,
    failure: begun === undefined ? first.failure : moreFailure,
    reading: readingMore || first.refreshing,
    readMore: () => void readMore(),
    reload: () => void first.refresh(),
  }
}
