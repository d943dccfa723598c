import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { days, seconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { centavos } from '#core/money/centavos.ts'
import { sendCode } from '#features/players/account/contract.ts'
import { addBankAccount } from '#features/cashier/bank-account/contract.ts'
import { initPassword } from '#features/cashier/safebox/contract.ts'
import { requestWithdrawal } from '#features/cashier/withdrawal/contract.ts'
import { post } from '#ledger'
import { international, type RegisteredPlayer, registerPlayer } from './registered-player.ts'
import { testSandpaySecret } from './server-configuration.ts'
import type { TestSite, WireAnswer } from './test-site.ts'

const withdrawalPassword = '294716'
export const legalName = 'Maria Clara Reyes'

const withOrder = v.object({ order: v.looseObject({ orderId: v.string(), status: v.string() }) })
const withAccount = v.object({ account: v.looseObject({ id: v.number() }) })

export type TestWithdrawals = ReturnType<typeof openTestWithdrawals>
export type WithdrawalFields = { readonly amount?: unknown; readonly reqId?: string; readonly [name: string]: unknown }

/** What players do at the cashier of a test site, one line each. */
export function openTestWithdrawals(site: TestSite, firstMobile: number) {
  let mobiles = firstMobile
  let requestCount = 0
  const { db } = site.context
  const reqId = () => `wish-${String((requestCount += 1)).padStart(6, '0')}`

  /** A code on the player's phone. The pause between two codes passes. */
  const codeFor = async ({ token, mobile }: RegisteredPlayer): Promise<string> => {
    site.clock.advance(seconds(61))
    await keepAwake(site)
    await site.send(sendCode, { type: 3 }, { token })
    return site.codeTo(international(mobile))
  }
  const bind = async (player: RegisteredPlayer, account: BankAccountFields = {}) => {
    const given = { bankId: 1, cardNum: player.mobile, name: legalName, otp: await codeFor(player), ...account }
    return (await site.send(addBankAccount, given, { token: player.token })).body
  }
  /** As if the accounts had been bound a day before: new ones cannot be paid to. */
  const rested = ({ id }: RegisteredPlayer) =>
    db.pool.query(`update bank_account set bound_at = bound_at - interval '24 hours' where player_id = $1`, [id])
  /** Coins as a deposit that has been staked leaves them. */
  const credit = async ({ id }: RegisteredPlayer, coin: bigint) => {
    const playerId = BigInt(id)
    const now = site.clock.now()
    const reference = `D${id}X${(requestCount += 1)}`
    const paid = { reason: 'deposit', from: 'psp:sandpay', to: 'coin', amount: centavos(coin), reference } as const
    await db.transaction((tx) => post(tx, { playerId, source: 'deposit', key: reference, transfers: [paid], now }))
    await db.pool.query(
      `insert into deposit_order (reference, player_id, channel_id, channel_name, provider, method, amount, act_type, state,
         credited, created_at, expires_at, ended_at) values ($1, $2, 1, 'Test', 'sandpay', 'sandcash', $3, 3, 'credited', $3, $4, $4, $4)`,
      [reference, playerId, coin, new Date(now)],
    )
  }
  const play = async ({ id }: RegisteredPlayer, stake: bigint) => {
    const reference = `round-${(requestCount += 1)}`
    const bet = { reason: 'bet', from: 'coin', to: 'game:studio', amount: centavos(stake), reference } as const
    const win = { reason: 'win', from: 'game:studio', to: 'coin', amount: centavos(stake), reference } as const
    const key = { playerId: BigInt(id), source: 'test', key: reference }
    await db.transaction((tx) => post(tx, { ...key, transfers: [bet, win], now: site.clock.now() }))
  }
  const newPlayer = (): Promise<RegisteredPlayer> => {
    mobiles += 1
    return registerPlayer(site, `0${mobiles}`, { ip: `10.${(mobiles >> 8) & 255}.${mobiles & 255}.1` })
  }
  const identifiedPlayer = async () => {
    const player = await newPlayer()
    await approveIdentity(site, player)
    return player
  }

  const makeReady = async (player: RegisteredPlayer, coin: bigint) => {
    await approveIdentity(site, player)
    await credit(player, coin)
    await play(player, coin)
    const secret = { ...(await site.encrypted(withdrawalPassword)), code: await codeFor(player) }
    await site.send(initPassword, secret, { token: player.token })
    const { account } = v.parse(withAccount, await bind(player))
    await rested(player)
    return { ...player, bankAccountId: account.id }
  }

  return {
    site,
    withdrawalPassword,
    identifiedPlayer,
    approve: (player: RegisteredPlayer) => approveIdentity(site, player),
    codeFor,
    bind,
    rested,
    credit,
    play,
    newPlayer,
    /** Ready to withdraw: deposited and staked, a password, and a verified account in the right name. */
    readyPlayer: async (coin = 100_000n) => makeReady(await newPlayer(), coin),
    makeReady,
    withdraw: async (
      player: RegisteredPlayer & { readonly bankAccountId: number },
      { amount = 50_000, ...changes }: WithdrawalFields = {},
    ): Promise<WireAnswer> => {
      const secret = await site.encrypted(withdrawalPassword)
      const given = { bankAccountId: player.bankAccountId, reqId: reqId(), ...secret }
      const code = 'code' in changes ? {} : { code: await codeFor(player) }
      return site.sendRaw(requestWithdrawal.path, { amount, ...given, ...code, ...changes }, { token: player.token })
    },
    orderOf: (answer: WireAnswer) => {
      if (answer.body.errcode !== 0) throw new Error(`refused: ${JSON.stringify(answer.body)}`)
      return v.parse(withOrder, answer.body).order
    },
    runJobs: site.runDue,
    /** A SandPay webhook, signed by its secret unless a signature is given. */
    tell: async (data: PayoutStatus, { eventId, signature, raw }: WebhookOptions = {}) => {
      const id = eventId ?? `evt_${data.id}_${data.state}`
      const payout = { currency: 'PHP', institution: 'gcash', ...data }
      const body = raw ?? JSON.stringify({ id, type: `payout.${data.state}`, data: payout })
      const time = Math.floor(site.clock.now() / 1_000)
      const signed = createHmac('sha256', testSandpaySecret).update(`${time}.${body}`).digest('hex')
      const { statusCode } = await site.server.inject({
        method: 'POST',
        url: '/payouts/sandpay/webhook',
        headers: { 'content-type': 'application/json', 'sandpay-signature': signature ?? `t=${time},v1=${signed}` },
        payload: body,
      })
      return statusCode
    },
    /** The person at SandPay's panel. */
    atPanel: (act: string, id = '') =>
      fetch(`${site.sandbox.url}/sandpay/payouts`, {
        method: 'POST',
        body: new URLSearchParams({ act, id }),
        redirect: 'manual',
      }),
  }
}

type BankAccountFields = { readonly bankId?: number; readonly cardNum?: string; readonly name?: string }

type WebhookOptions = { readonly eventId?: string; readonly signature?: string; readonly raw?: string }

export type PayoutStatus = {
  readonly id: string
  readonly reference: string
  readonly amount: number
  readonly state: 'succeeded' | 'failed' | 'reversed'
  readonly currency?: string
  readonly institution?: string
}

/** As the operator's staff leaves an identity that was looked at. */
async function approveIdentity(site: TestSite, { id }: RegisteredPlayer): Promise<void> {
  const now = site.clock.now()
  await site.context.db.pool.query(
    `insert into identity (player_id, status, first_name, middle_name, last_name, birth_date, id_hash, submitted_at, decided_at,
       expires_at, created_at) values ($1, 'APPROVED', 'Maria Clara', 'Santos', 'Reyes', '1990-05-04', $2, $3, $3, $4, $3)`,
    [id, Buffer.from(`identity of ${id}`), new Date(now), new Date(addDuration(now, days(365)))],
  )
}

/** The clock of a test runs in leaps: who is signed in has not gone to sleep meanwhile. */
const keepAwake = (site: TestSite) =>
  site.context.db.pool.query(`update session set last_action_at = $1, expires_at = $2`, [
    new Date(site.clock.now()),
    new Date(addDuration(site.clock.now(), days(1))),
  ])
