import { type CallQuery, useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { getSupportDesk } from '../contract.ts'

export const chatPath = '/service/chat'

/** The desk of the chat, for the pages that lead to it. */
export function useSupportDesk(): CallQuery<typeof getSupportDesk> {
  const hasRoute = useHasRoute()
  return useCallQuery(getSupportDesk, {}, { enabled: hasRoute(chatPath) })
}
