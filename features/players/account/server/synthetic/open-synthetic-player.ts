import { randomUUID } from 'node:crypto'
import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { calendarDay } from '#core/clock/manila.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { isSynthetic, post } from '#ledger'
import type { Database, Transaction } from '#platform/db/database.ts'
import { internationalMobile } from '../../rules.ts'
import type { AccountConfiguration, AccountDependencies } from '../account-dependencies.ts'
import { agreementInsert, declarationInsert } from '../store/agreement.store.ts'
import { demoPlayerMark } from '../store/demo-player.store.ts'
import { playerFind, playerInsert, playerMobileIsTaken } from '../store/player.store.ts'
import { syntheticIdNext } from '../store/synthetic-player.store.ts'

export type SyntheticAccount = {
  readonly password: string
  /** Of a SIM whose messages the operator's own device shows. Without one, the player gets no codes. */
  readonly mobile: string | undefined
  readonly now: Instant
}

type Dependencies = Pick<AccountDependencies, 'passwords'> & {
  readonly db: Database
  readonly configuration: () => Promise<AccountConfiguration>
}

export type OpenedAccount = { readonly id: bigint; readonly account: string }

/**
 * Opens the account of a synthetic player: never by a public call, with an id of its own range, and without the events by which
 * promotions, letters and channels learn of a new player. Undefined if the number belongs to somebody.
 */
export async function openSyntheticPlayer(
  { db, passwords, configuration }: Dependencies,
  { password, mobile: typed, now }: SyntheticAccount,
): Promise<OpenedAccount | undefined> {
  const passwordHash = await passwords.hash(password)
  const rules = await configuration()
  const mobile = typed === undefined ? null : internationalMobile('63', typed)
  return db.transaction(async (tx) => {
    const id = await syntheticIdNext(tx)
    if (mobile !== null && (await playerMobileIsTaken(tx, mobile))) return undefined
    const account = mobile ?? `synthetic${id}`
    if (!(await playerInsert(tx, { ...rowOf(id, now), account, accountShown: account, mobile, passwordHash }))) {
      throw new Error(`the account ${account} exists already`)
    }
    await demoPlayerMark(tx, id)
    await agree(tx, { id, rules, now })
    return { id, account }
  })
}

// Nobody proves the identity of a machine: play does not wait for it. Deposits and withdrawals do.
const identityDueAfter = days(36_500)

const rowOf = (id: bigint, now: Instant) => ({
  id,
  uuid: randomUUID(),
  accountType: 'username' as const,
  lineSubject: null,
  nickname: `Synthetic ${String(id).replace(/^10*(?=\d)/, '')}`,
  avatar: 1,
  birthDate: calendarDay('1990-01-01'),
  // Registration draws codes of eight letters and digits: this one is nobody's.
  inviteCode: `SYNTHETIC${id}`,
  superiorId: null,
  attributionId: '',
  registeredAt: now,
  identityDueAt: addDuration(now, identityDueAfter),
})

type Agreement = { readonly id: bigint; readonly rules: AccountConfiguration; readonly now: Instant }

/** The operator agrees to its own documents, so that sign-in asks for nothing. */
async function agree(tx: Transaction, { id: playerId, rules, now }: Agreement): Promise<void> {
  const { requiredDeclarations: declarations, declarationsVersion: version, legal: agreements } = rules
  await declarationInsert(tx, { playerId, declarations, version, now })
  await agreementInsert(tx, { playerId, agreements, now })
}

export type SyntheticGrant = {
  readonly playerId: bigint
  readonly amount: Centavos
  readonly key: string
  readonly now: Instant
}

/** Gives a synthetic player money of the house, once per key. False if no such player has this id. */
export async function grantSynthetic(db: Database, { playerId, amount, key, now }: SyntheticGrant): Promise<boolean> {
  if (!isSynthetic(playerId) || (await playerFind(db, playerId)) === undefined) return false
  const transfers = [{ reason: 'syntheticGrant', from: 'synthetic', to: 'coin', amount, reference: key }] as const
  await db.transaction((tx) => post(tx, { playerId, source: 'synthetic', key, transfers, now }))
  return true
}
