import { useState } from 'react'
import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import { type CallQuery, type CallQueryOptions, useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'

/**
 * Reads by a call. The last answer stays visible while another is fetched and while the session is renewed: nothing
 * that was being worked on disappears under the sign-in.
 */
export function useStaffQuery<C extends Call>(
  call: C,
  request: RequestOf<C>,
  options: Pick<CallQueryOptions, 'refreshEveryMs'> = {},
): CallQuery<C> {
  const signedIn = useSignedIn()
  const query = useCallQuery(call, request, options)
  const [kept, setKept] = useState<ResponseOf<C>>()
  if (query.answer && query.answer !== kept) setKept(query.answer)
  const answer = query.answer ?? kept
  const failure = signedIn && query.failure?.kind !== 'signedOut' ? query.failure : undefined
  return { ...query, answer, failure, pending: answer === undefined && failure === undefined }
}
