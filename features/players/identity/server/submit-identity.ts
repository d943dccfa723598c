import { days, wholeSeconds } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { faultsIn } from '#core/contract/faults-in.ts'
import { answer, invalid, refuse } from '#core/contract/outcome.ts'
import type { Transaction } from '#platform/db/database.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { submitIdentity } from '../contract.ts'
import { requestedItems, isOldEnough } from '../rules.ts'
import {
  type GivenIdentity,
  isGivenWell,
  mergeDeclaration,
  type DeclaredIdentity,
  declarationFaults,
} from '../declared-identity.ts'
import { identityTexts } from '../messages/index.ts'
import { handIn } from './hand-in.ts'
import { documentListCurrent } from './store/identity-document.store.ts'
import { identityBegin, type IdentityRow, identitySave } from './store/identity.store.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'
import { identityView } from './identity-view.ts'
import { missingDocuments } from './missing-documents.ts'
import { screenPlayers } from './screen-players.ts'
import { openDetails } from './sealed-details.ts'
import { declaredIdentityOf } from './declared-identity-of.ts'
import { applyDeclaration } from './apply-declaration.ts'

const submissionLimit = (playerId: bigint) => ({ name: 'kycSubmit', key: String(playerId), max: 40, window: days(1) })

/** Accepts the player's declaration. A draft is saved as it is; a submission must be complete. */
export const submitIdentityHandler = (needs: IdentityDependencies) =>
  handleOutsideTransaction(
    submitIdentity,
    async ({ input: { isDraft, ...given }, identity: { playerId }, caller: { language }, now, db }) => {
      const pace = await needs.limiter.take([submissionLimit(playerId)], now)
      if (!pace.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(pace.retryAfter) })
      if (given.birthDate !== undefined && !isOldEnough(given.birthDate, now)) return refuse('tooYoung')
      const outcome = await db.transaction(async (tx) => {
        const row = await identityBegin(tx, playerId, now)
        const requested = requestedItems(row.status, row.faults)
        if (requested.length === 0 && row.status !== 'NEED_INFO') return refuse('nothingAsked')
        const declared = mergeDeclaration(
          declaredIdentityOf(row, openDetails(needs.sealDetails, row)),
          given,
          requested,
        )
        if (isDraft) return keepDraft(tx, { row, declared, given, now }, needs)
        // Items at fault must be given again; the others may have been given before.
        const faults = declarationFaults(row.status === 'NEED_INFO' ? given : declared, {
          requested,
          declarations: needs.requiredDeclarations,
        })
        const documents = await documentListCurrent(tx, playerId)
        const missing = missingDocuments(requested, {
          documents,
          since: row.status === 'NEED_INFO' ? row.decidedAt : null,
          language,
        })
        if (faults.length + missing.length > 0) return invalid(...faultsIn(faults, identityTexts, language), ...missing)
        return (await handIn(tx, needs, { row: applyDeclaration(row, declared, needs), now }))
          ? undefined
          : refuse('numberInUse')
      })
      if (outcome !== undefined) return outcome
      return answer(await identityView(db, { playerId, language }, needs.sealDetails))
    },
  )

type Draft = {
  readonly row: IdentityRow
  readonly declared: DeclaredIdentity
  readonly given: GivenIdentity
  readonly now: Instant
}

/**
 * Saves the declared data, and screens the name as soon as there is one. An item at fault that was given again
 * correctly is cleared.
 */
async function keepDraft(
  tx: Transaction,
  { row, declared, given, now }: Draft,
  needs: IdentityDependencies,
): Promise<undefined> {
  const faults = row.faults.filter(({ item }) => !isGivenWell(item, given, needs.requiredDeclarations))
  await identitySave(tx, applyDeclaration({ ...row, faults }, declared, needs))
  await screenPlayers(tx, { foundBy: 'submission', now }, row.playerId)
}
