import { useState } from 'react'
import { claimDebounce } from '#core/constants/specification.ts'
import type { Call } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { commonErrcode } from '#core/contract/envelope.ts'
import { usePresence, useRefreshPlayer } from '#features/players/account/player/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { useRequestIds } from '#platform/browser/client/use-request-id.ts'
import { readCatalogue } from '../../contract.ts'
import type { ListedGift } from './gift-list.tsx'
import type { ClaimableGift } from './use-standings.ts'

/**
 * Claims several gifts, each by its own promotion's call, one after another. A claim whose answer was lost keeps its
 * idempotency key: claimed again, it gets its first answer.
 */
export function useClaimAll() {
  const refreshCalls = useRefreshCalls()
  const refreshPlayer = useRefreshPlayer()
  const { claimOne, presenceDialog } = useClaimOne()
  const [results, setResults] = useState<readonly ListedGift[]>()

  const claimInTurn = async ([gift, ...others]: readonly ClaimableGift[]): Promise<readonly ListedGift[]> => {
    if (gift === undefined) return []
    const { result, isOver } = await claimOne(gift)
    return isOver ? [result] : [result, ...(await claimInTurn(others))]
  }
  const { begin, pending } = useOneAct(async (gifts: readonly ClaimableGift[]) => {
    setResults(await claimInTurn(gifts))
    const reads = new Set(gifts.map(({ source }) => source.read))
    await Promise.all([refreshCalls(...reads, readCatalogue), refreshPlayer()])
  }, claimDebounce)
  return { claimAll: begin, pending, results, forgetResults: () => setResults(undefined), presenceDialog }
}

function useClaimOne() {
  const client = useClient()
  const claimIds = useRequestIds()
  const { withPresence, presenceDialog } = usePresence()
  const claimOne = async ({ source, request, title }: ClaimableGift) => {
    const fingerprint = `${source.claim.path} ${JSON.stringify(request)}`
    const claim = { ...request, reqId: claimIds.idFor(fingerprint) }
    const reply = await withPresence(async () => client.send(source.claim, claim))
    claimIds.settle(fingerprint, reply)
    if (reply.kind === 'answer') return { result: { title, items: reply.body.items }, isOver: false }
    return { result: { title, items: [], failure: failureText(reply) }, isOver: endsAll(reply) }
  }
  return { claimOne, presenceDialog }
}

/** Whether the next claim would fail in the same way: no password, no session, no network. */
function endsAll(reply: Reply<Call>): boolean {
  if (reply.kind === 'refusal') return reply.errcode === commonErrcode.passwordNeeded
  return reply.kind === 'signedOut' || reply.kind === 'offline' || reply.kind === 'timeout'
}
