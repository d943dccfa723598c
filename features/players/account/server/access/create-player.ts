import { randomUUID } from 'node:crypto'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { InputOf } from '#core/contract/call.ts'
import type { Language } from '#core/language/language.ts'
import { setPlayerLanguage } from '#features/players/language/server/index.ts'
import { type Draw, drawFrom, drawOne } from '#core/draw/draw.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publish } from '#platform/outbox/publish.ts'
import type { register } from '../../contract.ts'
import { normalNickname } from '../../nickname.ts'
import { identityGrace, nicknameFault } from '../../rules.ts'
import type { AccountConfiguration, AccountDependencies } from '../account-dependencies.ts'
import type { AccountIdentity } from '../account-identity.ts'
import { agreementInsert, declarationInsert } from '../store/agreement.store.ts'
import { lineTicketUse } from '../store/line-ticket.store.ts'
import { mobileBindOnce } from '../store/mobile-bound-once.store.ts'
import { playerInvited } from '../player-invited.ts'
import {
  type NewPlayer,
  type PlayerRow,
  playerFind,
  playerFindByInviteCode,
  playerIdIsTaken,
  playerInsert,
} from '../store/player.store.ts'

type Form = InputOf<typeof register>

export type NewAccount = {
  readonly input: Pick<
    Form,
    'birthDate' | 'declarations' | 'agreements' | 'inviteCode' | 'lineTicket' | 'phoneinfoJsonModel'
  >
  readonly identity: AccountIdentity
  readonly passwordHash: string
  readonly configuration: AccountConfiguration
  /** Of the page that the form was filled in on. */
  readonly language: Language
  readonly now: Instant
}

type Dependencies = Pick<AccountDependencies, 'bytes' | 'hashToken'>

/** Creates the player with all declarations. Undefined if the account or number is taken. */
export async function createPlayer(
  tx: Transaction,
  account: NewAccount,
  needs: Dependencies,
): Promise<PlayerRow | undefined> {
  const player = await newPlayer(tx, account, needs)
  if (!(await playerInsert(tx, player))) return undefined
  await setPlayerLanguage(tx, { playerId: player.id, language: account.language })

  const { id, mobile } = player
  const { input, configuration, now } = account
  const event = { key: String(id), payload: { playerId: String(id), at: now } }
  await declarationInsert(tx, {
    playerId: id,
    declarations: input.declarations,
    version: configuration.declarationsVersion,
    now,
  })
  await agreementInsert(tx, { playerId: id, agreements: input.agreements, now })
  await publish(tx, { topic: 'REGISTERED', ...event })
  if (player.superiorId !== null) {
    await publish(tx, playerInvited({ playerId: id, superiorId: player.superiorId, registeredAt: now }))
  }
  if (mobile) {
    await mobileBindOnce(tx, { mobileHash: needs.hashToken(`mobile:${mobile}`), playerId: id, now })
    await publish(tx, { topic: 'MOBILE_BOUND', ...event })
  }
  return playerFind(tx, id)
}

async function newPlayer(tx: Transaction, account: NewAccount, { bytes, hashToken }: Dependencies): Promise<NewPlayer> {
  const { input, identity, now } = account
  const draw = drawFrom(bytes)
  const { id, inviteCode } = await freeNames(tx, draw)
  const line = input.lineTicket && (await lineTicketUse(tx, hashToken(input.lineTicket), now))
  return {
    id,
    uuid: randomUUID(),
    ...identity,
    lineSubject: line ? line.lineSubject : null,
    passwordHash: account.passwordHash,
    nickname: nicknameFor(id, line ? line.nickname : '', account.configuration),
    avatar: 1 + draw(avatarCount),
    birthDate: input.birthDate,
    inviteCode,
    superiorId: await superiorOf(tx, input.inviteCode),
    attributionId: attributionOf(input),
    registeredAt: now,
    identityDueAt: addDuration(now, identityGrace),
  }
}

// LINE's display name is used only if our own form would accept it.
const nicknameFor = (id: bigint, fromLine: string, { operatorName, regulator }: AccountConfiguration): string =>
  nicknameFault(fromLine, [operatorName, regulator]) ? `Player${String(id).slice(-4)}` : normalNickname(fromLine)

async function superiorOf(tx: Transaction, inviteCode: string | undefined): Promise<bigint | null> {
  if (!inviteCode) return null
  const superior = await playerFindByInviteCode(tx, inviteCode.toUpperCase())
  return superior?.id ?? null
}

const attributionOf = ({ phoneinfoJsonModel: device }: NewAccount['input']): string =>
  device?.deviceIdJsonModel?.afuid ?? ''

const avatarCount = 12
const idFirst = 100_000_000
const idCount = 900_000_000
// Without letters and digits that are confused when an invite code is read aloud.
const inviteAlphabet = Array.from('ABCDEFGHJKMNPQRSTUVWXYZ23456789')
const inviteLength = 8
const attemptsMax = 10

/** Ids are random: they do not reveal the number of players and cannot be enumerated. */
async function freeNames(tx: Transaction, draw: Draw): Promise<{ id: bigint; inviteCode: string }> {
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const id = BigInt(idFirst + draw(idCount))
    const inviteCode = Array.from({ length: inviteLength }, () => drawOne(inviteAlphabet, draw)).join('')
    if (!(await playerIdIsTaken(tx, { id, inviteCode }))) return { id, inviteCode }
  }
  throw new Error('no free player id was found')
}
