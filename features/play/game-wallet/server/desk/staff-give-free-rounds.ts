import { refuse } from '#core/contract/outcome.ts'
import { approvalFindEarlier, requestApproval } from '#features/office/approval/server/index.ts'
import { countGiftByHand, giftCaps } from '#features/players/reward/server/index.ts'
import { changed, handleStaffChange, repeated } from '#features/office/staff/server/index.ts'
import { giveFreeRounds } from '../../staff-contract.ts'
import { freeRoundFind, freeRoundKeyLock } from '../store/free-round.store.ts'
import { freeRoundItems, type FreeRoundTerms, grantIdByHand } from '../free-rounds-by-hand.ts'
import { freeRoundsKindName, keptFreeRounds, waitsKeptIn } from '../free-rounds-kind.ts'
import type { StaffWalletDependencies } from './staff-wallet-dependencies.ts'

/** Free rounds are gifts: above one person's cap they wait for a second person. */
export const staffGiveFreeRoundsHandler = ({ audit, grantFreeRounds, refuseFreeRounds }: StaffWalletDependencies) =>
  handleStaffChange(audit, giveFreeRounds, async ({ input, staff, tx, now }) => {
    const { requestKey, reason, ...terms } = input
    const { playerId } = terms
    const id = grantIdByHand(requestKey)
    const about = { subject: `player:${playerId}`, before: null }
    await freeRoundKeyLock(tx, id)
    const requestRef = { kind: freeRoundsKindName.name, subject: about.subject, makerId: staff.staffId, requestKey }
    const kept = await approvalFindEarlier(tx, requestRef)
    if (kept !== undefined) return repeated({ freeRoundId: null, waits: waitsKeptIn(kept) })
    if (await freeRoundFind(tx, { playerId, id })) return repeated({ freeRoundId: id, waits: null })
    if (terms.expiresAt <= now) return refuse('endIsPast')
    const fault = await refuseFreeRounds(tx, { ...terms, now })
    if (fault !== undefined) return refuse(fault)
    const items = freeRoundItems(terms)
    const caps = await giftCaps(tx, staff.roles)
    const waits = await countGiftByHand(tx, { staffId: staff.staffId, items, caps, now })
    if (waits !== undefined) {
      const payload = keptFreeRounds({ ...terms, requestKey, waits })
      const approvalRequest = { ...about, kind: freeRoundsKindName, payload, reason, requestKey, staff, now }
      const request = await requestApproval(tx, approvalRequest)
      if (request === undefined) return refuse('alreadyGranted')
      const after = { request: Number(request), waits, ...writtenTerms(terms) }
      return changed({ freeRoundId: null, waits }, { ...about, after })
    }
    const given = await grantFreeRounds(tx, { ...terms, id, grantedBy: staff.email, now })
    if (typeof given === 'string') return refuse(given)
    return changed({ freeRoundId: id, waits: null }, { ...about, after: { freeRoundId: id, ...writtenTerms(terms) } })
  })

/** The form stored in the audit log. */
const writtenTerms = ({ providerId, gameCode, rounds, stake, betRate, expiresAt }: FreeRoundTerms) => ({
  providerId,
  gameCode,
  rounds,
  stake: String(stake),
  betRate,
  expiresAt,
})
