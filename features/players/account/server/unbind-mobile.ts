import * as v from 'valibot'
import { addDuration } from '#core/clock/instant.ts'
import { refuse } from '#core/contract/outcome.ts'
import { type ApprovalKind, approvalKind, requestApproval } from '#features/office/approval/server/index.ts'
import { changed, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { publish } from '#platform/outbox/publish.ts'
import { maskedMobile } from '../rules.ts'
import { requestUnbind } from '../staff-contract.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { playerFindForUpdate, playerHoldWithdrawals, playerUnsetMobile } from './store/player.store.ts'
import { sealedMobileContext } from './sealed-mobile.ts'
import { sessionEndAll } from './store/session.store.ts'
import { withdrawalHold } from './withdrawal-hold.ts'

const kindName = { name: 'unbindMobile' } as const

/**
 * Takes the mobile number off an account. It takes two people, because it changes what proves the player. The number's
 * first owner stays remembered, sessions end, passkeys are removed, and withdrawals are on hold.
 */
export const unbindMobileKind = ({ seal, passkeys }: Pick<AccountDependencies, 'seal' | 'passkeys'>): ApprovalKind =>
  approvalKind({
    ...kindName,
    label: 'Unlink a mobile number',
    approves: 'player.approveUnbind',
    payload: v.object({ playerId: v.string(), mobile: v.string() }),
    moves: ({ playerId }) => [{ playerId: BigInt(playerId) }],
    facts: ({ mobile }) => [
      { name: 'Mobile number', value: `${mobile} is unlinked` },
      {
        name: 'Effect',
        value:
          'The player is signed out on every device, passkeys are removed, and withdrawals are on hold for 24 hours',
      },
    ],
    carryOut: async (tx, { playerId: id, mobile }, { now }) => {
      const playerId = BigInt(id)
      const player = await playerFindForUpdate(tx, playerId)
      if (!player?.mobile || maskedMobile(player.mobile) !== mobile) {
        return {
          kind: 'refused',
          why: 'The account’s mobile number has changed or was removed since this request. Nothing was changed.',
        }
      }
      await playerUnsetMobile(tx, playerId)
      // The number receives the notice, so it travels encrypted with the event.
      const sealedMobile = seal.seal(Buffer.from(player.mobile), sealedMobileContext(playerId)).toString('base64')
      await publish(tx, { topic: 'MOBILE_UNBOUND', key: id, payload: { playerId: id, at: now, sealedMobile } })
      await passkeys.forget(tx, { playerId, now })
      await playerHoldWithdrawals(tx, { id: playerId, until: addDuration(now, withdrawalHold) })
      const sessionsEnded = await sessionEndAll(tx, { playerId, now, because: 'stopped' })
      return { kind: 'done', result: { mobile, sessionsEnded } }
    },
  })

/** Requests it. A player who signs in by the number keeps it, having no other way in. */
export const staffRequestUnbindHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, requestUnbind, async ({ input: { playerId, requestKey, reason }, staff, tx, now }) => {
    const player = await playerFindForUpdate(tx, playerId)
    if (!player) return refuse('notFound')
    if (!player.mobile) return refuse('noMobile')
    if (player.accountType === 'phone') return refuse('signsInByMobile')
    const subject = `player:${playerId}`
    const payload = { playerId: String(playerId), mobile: maskedMobile(player.mobile) }
    const approvalId = await requestApproval(tx, { kind: kindName, subject, payload, reason, requestKey, staff, now })
    if (approvalId === undefined) return refuse('sentBefore')
    return changed({ approvalId }, { subject, before: null, after: { request: Number(approvalId), ...payload } })
  })
