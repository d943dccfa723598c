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
import type { ClaimableGift, StandingPromotion } from './use-standings.ts'

type Pass = { readonly results: readonly ListedGift[]; readonly isOver: boolean }

/** Tasks, their chests, and one more: a list that keeps opening is claimed by the next tap. */
const passesMax = 3

/**
 * Claims several gifts, each by its own promotion's call, one after another. A claim whose answer was lost keeps its
 * idempotency key: claimed again, it gets its first answer.
 */
export function useClaimAll(promotions: readonly StandingPromotion[]) {
  const refreshCalls = useRefreshCalls()
  const refreshPlayer = useRefreshPlayer()
  const { claimOne, presenceDialog } = useClaimOne()
  const readReady = useReadReady()
  const [results, setResults] = useState<readonly ListedGift[]>()

  const claimInTurn = async ([gift, ...others]: readonly ClaimableGift[]): Promise<Pass> => {
    if (gift === undefined) return { results: [], isOver: false }
    const { result, isOver } = await claimOne(gift)
    if (isOver) return { results: [result], isOver }
    const rest = await claimInTurn(others)
    return { ...rest, results: [result, ...rest.results] }
  }
  /** A claim can open the next one, also in another promotion: the points of a task open a chest. */
  const claimWithOpened = async (
    gifts: readonly ClaimableGift[],
    tried: ReadonlySet<string> = new Set(),
    passesLeft = passesMax,
  ): Promise<readonly ListedGift[]> => {
    const { results, isOver } = await claimInTurn(gifts)
    if (isOver || passesLeft === 1) return results
    const triedNow = new Set([...tried, ...gifts.map(keyOf)])
    const opened = (await readReady(promotions)).filter((gift) => !triedNow.has(keyOf(gift)))
    if (opened.length === 0) return results
    return [...results, ...(await claimWithOpened(opened, triedNow, passesLeft - 1))]
  }
  const { begin, pending } = useOneAct(async (gifts: readonly ClaimableGift[]) => {
    setResults(await claimWithOpened(gifts))
    const reads = promotions.flatMap(({ source }) => source?.read ?? [])
    await Promise.all([refreshCalls(...reads, readCatalogue), refreshPlayer()])
  }, claimDebounce)
  return { claimAll: begin, pending, results, forgetResults: () => setResults(undefined), presenceDialog }
}

/** What these promotions have ready now. */
function useReadReady() {
  const client = useClient()
  return async (promotions: readonly StandingPromotion[]): Promise<readonly ClaimableGift[]> => {
    const lists = await Promise.all(
      promotions.map(async ({ source, title }) => {
        if (source === undefined) return []
        const reply = await client.send(source.read, {})
        if (reply.kind !== 'answer') return []
        return source.standing(reply.body).ready.map((gift) => ({ ...gift, title, source }))
      }),
    )
    return lists.flat()
  }
}

const keyOf = ({ source, request }: Pick<ClaimableGift, 'source' | 'request'>): string =>
  `${source.claim.path} ${JSON.stringify(request)}`

function useClaimOne() {
  const client = useClient()
  const claimIds = useRequestIds()
  const { withPresence, presenceDialog } = usePresence()
  const claimOne = async ({ source, request, title }: ClaimableGift) => {
    const fingerprint = keyOf({ source, request })
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
