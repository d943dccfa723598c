import * as account from '#features/account/staff-contract.ts'
import * as staff from '#features/staff/contract.ts'
import * as configuration from '#features/web-configuration/staff-contract.ts'
import type { Call, RequestOf } from '#core/contract/call.ts'
import { readSettings } from '#features/web-configuration/server/index.ts'
import type { TestBackOffice } from './test-back-office.ts'

export type StaffSample = {
  readonly call: Call
  /** A request that is granted to whoever may make it, whenever it is made. */
  readonly requestOf: (office: TestBackOffice, playerId: number) => Promise<Record<string, unknown>>
}

const sample = <C extends Call>(
  call: C,
  requestOf: (office: TestBackOffice, playerId: number) => RequestOf<C> | Promise<RequestOf<C>>,
): StaffSample => ({ call, requestOf: async (office, playerId) => ({ ...(await requestOf(office, playerId)) }) })

const reason = 'for the tests over all calls'

/** A well-formed request of every call of the back office. The tests over all calls fail for a call that has none. */
export const staffCallSamples: readonly StaffSample[] = [
  sample(staff.getSignInKey, () => ({})),
  sample(staff.signIn, async ({ encrypted }) => ({
    email: 'nobody@example.ph',
    ...(await encrypted('wrong wrong 1')),
  })),
  sample(staff.confirmCode, () => ({ ticket: 'made up', code: '000000' })),
  sample(staff.acceptInvitation, async ({ encrypted }) => ({
    token: 'made up',
    ...(await encrypted('wrong wrong 1')),
  })),
  sample(staff.getStaff, () => ({})),
  sample(staff.listAudit, () => ({ action: 'player.suspend' })),
  sample(staff.verifyAudit, () => ({})),
  sample(configuration.viewSettings, () => ({})),
  sample(configuration.listSettingsHistory, () => ({})),
  sample(configuration.saveSettings, async ({ site }) => {
    const { version, settings } = await readSettings(site.house.db)
    return { version, settings: { ...settings, operatorName: `Bituin after ${version}` }, reason }
  }),
  sample(account.findPlayers, () => ({ text: '0917' })),
  sample(account.viewPlayer, (_office, playerId) => ({ playerId })),
  sample(account.endPlayerSessions, async ({ site }, playerId) => {
    await site.house.db.pool.query(
      `update session set ended_at = null, ended_because = null where id = (select max(id) from session where player_id = $1)`,
      [playerId],
    )
    return { playerId, reason }
  }),
  sample(account.suspendPlayer, async ({ site }, playerId) => {
    await site.house.db.pool.query(`update player set state = 'active' where id = $1`, [playerId])
    return { playerId, until: -1, reason }
  }),
  sample(account.liftSuspension, async ({ site }, playerId) => {
    await site.house.db.pool.query(`update player set state = 'suspended', state_until = null where id = $1`, [
      playerId,
    ])
    return { playerId, reason }
  }),
  // Last, because it ends the session that made it.
  sample(staff.signOut, () => ({})),
]
