import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { applyBatch } from './batch/apply-batch.ts'
import { checkIdentity } from './batch/check-identity.ts'
import type { OperationResult } from './batch/plan-batch.ts'
import type { LedgerRefusal, OperationIdentity, OperationKey, OperationKind } from './batch/operation.ts'
import type { Balances } from './book/book.ts'
import { ChartViolation, type Transfer } from './chart/transfer.ts'
import { hashText } from './hash-text.ts'

export type PostRequest = OperationKey & {
  /** `houseBook` for transfers between accounts of the house. */
  readonly playerId: bigint
  readonly transfers: readonly Transfer[]
}

export type PostResult =
  | { readonly kind: 'applied'; readonly balances: Balances; readonly seqs: readonly bigint[] }
  /** It was done before: current balances, original sequence numbers. */
  | { readonly kind: 'replayed'; readonly balances: Balances; readonly seqs: readonly bigint[] }
  | { readonly kind: 'refused'; readonly refusal: LedgerRefusal; readonly balances: Balances }

/**
 * Moves money in the caller's transaction: all the transfers or, if refused, none. The book stays locked until the
 * transaction ends. Repeating the key with the same transfers does nothing.
 */
export async function post(tx: Transaction, { now, ...request }: PostRequest & { now: Instant }): Promise<PostResult> {
  const [posted] = await postAll(tx, [request], now)
  if (posted === undefined) throw new Error('a posting was not settled')
  return posted
}

/**
 * Several postings at once, each applied or refused on its own, with books locked in player order. Post a transfer that
 * closes an earlier one alone: a refused closing refuses the whole list.
 */
export async function postAll(tx: Transaction, requests: readonly PostRequest[], now: Instant): Promise<PostResult[]> {
  const items = requests.map((request) => {
    if (request.transfers.length === 0) throw new ChartViolation('a posting moves something')
    const identity = identityOf(request)
    checkIdentity(identity)
    return { input: request, identity }
  })
  if (items.length === 0) return []
  return (await applyBatch(tx, posting, items, { now, lockedBooks: 'wait', writes: 'now', keyCheck: 'lookedUp' })).map(
    postedOf,
  )
}

function postedOf(settled: OperationResult<null>): PostResult {
  switch (settled.kind) {
    case 'applied':
    case 'replayed':
      return { kind: settled.kind, balances: settled.balances, seqs: settled.seqs }
    case 'refused':
      return { kind: 'refused', refusal: settled.refusal, balances: settled.balances }
    case 'failed':
      throw settled.error
    default:
      throw new Error(`a posting was ${settled.kind}`)
  }
}

const identityOf = ({ source, key, playerId, transfers }: PostRequest): OperationIdentity => ({
  source,
  key,
  playerId,
  inputHash: hashText([`bituin-post-1\n${playerId}`, ...transfers.map(canonicalTransfer)].join('\n')),
})

const canonicalTransfer = ({ reason, from, to, amount, reference, closes }: Transfer): string =>
  `${reason}\n${from}\n${to}\n${amount}\n${reference}\n${closes ?? ''}`

/** A posting's transfers are known beforehand, so it decides nothing and keeps no rows of its own. */
const posting: OperationKind<PostRequest, undefined, never, null> = {
  name: 'post',
  identify: identityOf,
  load: () => Promise.resolve(undefined),
  plan: ({ transfers }) => ({ kind: 'apply', answer: null, transfers, rows: [] }),
  absorb: () => undefined,
  write: () => [],
  answers: { toJson: () => null, fromJson: () => null },
}
