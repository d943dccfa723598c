import { useState } from 'react'
import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import { type CallQuery, type CallQueryOptions, useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'

/**
 * Reads by a call. The last answer stays visible while another is fetched and while the session is renewed: nothing
 * that was being worked on disappears under the sign-in. An answer to another request is gone once this one fails: the
 * figures of one month never stand under another.
 */
export function useStaffQuery<C extends Call>(
  call: C,
  request: RequestOf<C>,
  options: Pick<CallQueryOptions, 'refreshEveryMs'> = {},
): CallQuery<C> {
  const signedIn = useSignedIn()
  const query = useCallQuery(call, request, options)
  const failure = signedIn && query.failure?.kind !== 'signedOut' ? query.failure : undefined
  const last = useLastAnswer<C>(JSON.stringify(request), query.answer)
  const answer = failure && !last.isOfRequest ? undefined : last.answer
  return { ...query, answer, failure, pending: answer === undefined && failure === undefined }
}

type LastAnswer<C extends Call> = { readonly request: string; readonly answer: ResponseOf<C> | undefined }

/** The answer to a request, or until it comes the last one, which may be to another. */
function useLastAnswer<C extends Call>(request: string, current: ResponseOf<C> | undefined) {
  const [last, setLast] = useState<LastAnswer<C>>({ request, answer: undefined })
  if (current && current !== last.answer) setLast({ request, answer: current })
  return current
    ? { isOfRequest: true, answer: current }
    : { isOfRequest: last.request === request, answer: last.answer }
}
