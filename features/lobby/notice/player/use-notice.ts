import { useEffect, useState } from 'react'
import { type CallQuery, useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { getNotice } from '../contract.ts'
import { keptNotices, type Notice } from './kept-notices.ts'

export type NoticeQuery = Pick<CallQuery<typeof getNotice>, 'failure' | 'refresh'> & {
  readonly notice: Notice | undefined
}

/** One notice: the stored copy at once, the server's version when it arrives. */
export function useNotice(id: number): NoticeQuery {
  const { answer, failure, refresh } = useCallQuery(getNotice, { id })
  const [kept, setKept] = useState<Notice>()
  const isOver = failure?.kind === 'refusal'
  useEffect(() => {
    let awaited = true
    void keptNotices.find(id).then((found) => awaited && setKept(found))
    return () => {
      awaited = false
    }
  }, [id])
  useEffect(() => {
    if (answer) void keptNotices.keep(answer)
    else if (isOver) void keptNotices.forget(id)
  }, [answer, isOver, id])
  return { notice: isOver ? undefined : (answer ?? (kept?.id === id ? kept : undefined)), failure, refresh }
}
