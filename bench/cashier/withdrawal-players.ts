import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { days } from '#core/clock/duration.ts'
import { addDuration, systemClock } from '#core/clock/instant.ts'
import { centavos, pesos } from '#core/money/centavos.ts'
import { sendCode } from '#features/players/account/contract.ts'
import { addBankAccount } from '#features/cashier/bank-account/contract.ts'
import { initPassword } from '#features/cashier/safebox/contract.ts'
import { getConfiguration } from '#features/office/web-configuration/contract.ts'
import { post } from '#ledger'
import { encryptPassword } from '#platform/crypto/browser/encrypt-password.ts'
import type { Database } from '#platform/db/database.ts'
import type { Product } from '#tests/journeys/support/product.ts'
import { ask, type CashierPlayer, cashierPlayers } from './cashier-players.ts'

export type WithdrawalPlayer = CashierPlayer & {
  readonly bankAccountId: number
  readonly password: { readonly password: string; readonly passwordKeyId: string }
  /** The code in the player's SMS inbox after a request. */
  readonly newCode: () => Promise<{ readonly code: string; readonly requestId: string }>
}

const withdrawalPassword = '481516'
const holder = 'Maria Clara Reyes'
const gcash = 1

/** Players whom nothing stands in the way of: known, paid in, played, with a password and a GCash account. */
export async function withdrawalPlayers(
  product: Product,
  { db, count }: { readonly db: Database; readonly count: number },
): Promise<readonly WithdrawalPlayer[]> {
  const players = await cashierPlayers(product, count)
  const [first] = players
  if (first === undefined) return []
  const { passwordKey } = (await ask(first.client, getConfiguration, {})).data
  const ready: WithdrawalPlayer[] = []
  for (const player of players) {
    // By the last digits the sandbox's bank calls an account somebody else's, or does not say whose it is; not by these.
    const local = `0917${String(randomInt(100_000)).padStart(5, '0')}10`
    const mobile = `+63${local.slice(1)}`
    await makeReady(db, { ...player, mobile })
    const newCode = async () => {
      // The minute between two codes is not waited for.
      await db.pool.query("delete from rate_limit where name = 'codeResend'")
      const before = await newestMessage(product, mobile)
      const { requestId } = await ask(player.client, sendCode, { type: 3 })
      return { requestId, code: await codeAfter(product, { mobile, before }) }
    }
    const password = {
      password: await encryptPassword(passwordKey.spki, withdrawalPassword),
      passwordKeyId: passwordKey.id,
    }
    await ask(player.client, initPassword, { ...password, ...(await newCode()) })
    const { code: otp, requestId } = await newCode()
    const accountRequest = { bankId: gcash, cardNum: local, name: holder, otp, requestId }
    const { account } = await ask(player.client, addBankAccount, accountRequest)
    ready.push({ ...player, bankAccountId: account.id, password, newCode })
  }
  return ready
}

/** What the staff, a provider and games would have left behind. */
async function makeReady(
  db: Database,
  { id, mobile }: { readonly id: number; readonly mobile: string },
): Promise<void> {
  const now = systemClock.now()
  const at = new Date(now)
  const [firstName, lastName] = ['Maria Clara', 'Reyes']
  await db.pool.query('update player set mobile = $2 where id = $1', [id, mobile])
  await db.pool.query(
    `insert into identity (player_id, status, first_name, middle_name, last_name, birth_date, id_hash, submitted_at,
       decided_at, expires_at, created_at) values ($1, 'APPROVED', $5, '', $6, '1990-05-04', $2, $3, $3, $4, $3)`,
    [id, Buffer.from(`bench ${id}`), at, new Date(addDuration(now, days(365))), firstName, lastName],
  )
  const reference = `DBENCH${id}`
  const amount = pesos(1_000n)
  await db.pool.query(
    `insert into deposit_order (reference, player_id, channel_id, channel_name, provider, method, amount, act_type, state,
       credited, created_at, expires_at, ended_at)
     values ($1, $2, 1, 'Bench', 'sandpay', 'sandcash', $3, 3, 'credited', $3, $4, $4, $4)`,
    [reference, id, amount, at],
  )
  const game = { amount: centavos(amount), reference: 'bench' }
  await db.transaction((tx) =>
    post(tx, {
      playerId: BigInt(id),
      source: 'deposit',
      key: reference,
      transfers: [
        { reason: 'deposit', from: 'psp:sandpay', to: 'coin', amount, reference },
        { ...game, reason: 'bet', from: 'coin', to: 'game:studio' },
        { ...game, reason: 'win', from: 'game:studio', to: 'coin' },
      ],
      now,
    }),
  )
  // The bench's own game publishes no rounds; its stakes are entered directly, or the rules would see money leave
  // unplayed.
  await db.pool.query(
    `insert into turnover_player (player_id, valid_bet) values ($1, $2)
     on conflict (player_id) do update set valid_bet = excluded.valid_bet`,
    [id, amount],
  )
}

type Message = { readonly id: string; readonly text: string }
const answerSchema = v.object({ messages: v.array(v.object({ id: v.string(), text: v.string() })) })

async function newestMessage({ sandboxUrl }: Product, mobile: string): Promise<Message | undefined> {
  const answer = await fetch(`${sandboxUrl}/sms/v1/messages?to=${encodeURIComponent(mobile)}`)
  return v.parse(answerSchema, await answer.json()).messages[0]
}

type ExpectedMessage = { readonly mobile: string; readonly before: Message | undefined }

async function codeAfter(product: Product, { mobile, before }: ExpectedMessage): Promise<string> {
  for (;;) {
    const message = await newestMessage(product, mobile)
    if (message !== undefined && message.id !== before?.id) return /\b\d{6}\b/.exec(message.text)?.[0] ?? ''
    await pause(50)
  }
}
