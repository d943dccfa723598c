import type { ResponseOf } from '#core/contract/call.ts'
import { verifyLiability } from '#ledger/proof/verify-liability.ts'
import type { listBalanceRoots } from '../contract.ts'
import { type ProofDocument, readProof } from '../proof-document.ts'

export type PublishedRoot = ResponseOf<typeof listBalanceRoots>['roots'][number]

export type ProofVerdict =
  | { readonly kind: 'unreadable' }
  /** The way does not lead from the balance to the root that the document names. */
  | { readonly kind: 'broken'; readonly proof: ProofDocument }
  /** It does; but the house published another root for that day. */
  | { readonly kind: 'otherRoot'; readonly proof: ProofDocument; readonly published: PublishedRoot }
  /** It does; but what was published for that day is not known here. */
  | { readonly kind: 'notCompared'; readonly proof: ProofDocument }
  | { readonly kind: 'proven'; readonly proof: ProofDocument }

/** What a document proves, worked out here and now. Nothing is sent, nobody is asked. */
export function checkProof(text: string, published: readonly PublishedRoot[]): ProofVerdict {
  const proof = readProof(text)
  if (proof === undefined) return { kind: 'unreadable' }
  if (verifyLiability(proof, proof.root) !== 'included') return { kind: 'broken', proof }
  const ofThatDay = published.find(({ day }) => day === proof.root.day)
  if (ofThatDay === undefined) return { kind: 'notCompared', proof }
  const isSame = ofThatDay.hash === proof.root.hash && BigInt(ofThatDay.total) === proof.root.total
  return isSame ? { kind: 'proven', proof } : { kind: 'otherRoot', proof, published: ofThatDay }
}
