import type { ResponseOf } from '#core/contract/call.ts'
import { verifyLiability } from '#ledger/proof/verify-liability.ts'
import type { listBalanceRoots } from '../contract.ts'
import { type ProofDocument, readProof } from '../proof-document.ts'

export type PublishedRoot = ResponseOf<typeof listBalanceRoots>['roots'][number]

export type ProofVerdict =
  | { readonly kind: 'unreadable' }
  /** The path does not lead from the balance to the document's root. */
  | { readonly kind: 'broken'; readonly proof: ProofDocument }
  /** It does, but another root was published for that day. */
  | { readonly kind: 'otherRoot'; readonly proof: ProofDocument; readonly published: PublishedRoot }
  /** It does, but that day's published root is unknown here. */
  | { readonly kind: 'notCompared'; readonly proof: ProofDocument }
  | { readonly kind: 'proven'; readonly proof: ProofDocument }

/** What a document proves, computed locally. Nothing is sent. */
export function checkProof(text: string, published: readonly PublishedRoot[]): ProofVerdict {
  const proof = readProof(text)
  if (proof === undefined) return { kind: 'unreadable' }
  if (verifyLiability(proof, proof.root) !== 'included') return { kind: 'broken', proof }
  const ofThatDay = published.find(({ day }) => day === proof.root.day)
  if (ofThatDay === undefined) return { kind: 'notCompared', proof }
  const isSame = ofThatDay.hash === proof.root.hash && BigInt(ofThatDay.total) === proof.root.total
  return isSame ? { kind: 'proven', proof } : { kind: 'otherRoot', proof, published: ofThatDay }
}
