import * as v from 'valibot'
import { days, minutes } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import type { Call, RequestOf } from '#core/contract/call.ts'
import { smsType } from '#core/enumerations/sms-type.ts'
import { centavos } from '#core/money/centavos.ts'
import { bindMobile, getPlayer, register, sendCode } from '#features/players/account/contract.ts'
import { listMail, readMail, receiveMail } from '#features/players/mail/contract.ts'
import { postAll } from '#ledger'
import { publish } from '#platform/outbox/publish.ts'
import { closedRound, roundEvent } from '#tests/play/settled-round.ts'
import { international, type RegisteredPlayer, registration, signUpAnswers } from '#tests/support/registered-player.ts'
import type { PurchaseFields, TestPromotions } from '#tests/support/test-promotions.ts'

export type WireItem = { readonly id: number; readonly count: number; readonly betRate?: number | undefined }
const withItems = v.looseObject({
  items: v.array(v.looseObject({ id: v.number(), count: v.number(), betRate: v.optional(v.number()) })),
})
const letters = v.array(v.looseObject({ id: v.number(), title: v.string(), state: v.string() }))

/** What one player does on many days, and everything that they were given on the way. */
export function journeyOf(promotions: TestPromotions) {
  const { site, ask, drain } = promotions
  const { db } = site.context
  const given: { readonly from: string; readonly items: readonly WireItem[] }[] = []
  let rounds = 0

  /** What a claim was answered with goes into the list of what was given. */
  const take = async <C extends Call>(from: string, call: C, request: RequestOf<C>, player: RegisteredPlayer) => {
    const body = await ask(call, request, player)
    if (body.errcode !== 0) throw new Error(`${call.path} was refused: ${JSON.stringify(body)}`)
    given.push({ from, items: v.parse(withItems, body).items })
    return body
  }
  return {
    ask,
    drain,
    take,
    given,
    note: (from: string, items: readonly WireItem[]) => given.push({ from, items }),
    signUp: async (account: string): Promise<RegisteredPlayer> => {
      const visitor = { ip: '10.99.1.1', fingerprint: 'device-of-the-journey' }
      const secret = await site.encrypted('isang gabing tahimik')
      const { body } = await site.send(register, { account, ...secret, ...signUpAnswers }, visitor)
      if (body.errcode !== 0) throw new Error(`registration was refused: ${JSON.stringify(body)}`)
      return { token: String(body.token), id: Number(body.id), mobile: '', password: '' }
    },
    bind: async (player: RegisteredPlayer, mobile: string): Promise<RegisteredPlayer> => {
      await promotions.pass(minutes(5))
      await site.send(sendCode, { mobile, type: smsType.bind }, player)
      const code = await site.codeTo(international(mobile))
      const { errcode } = await ask(bindMobile, { mobile, code }, player)
      if (errcode !== 0) throw new Error(`binding was refused with ${errcode}`)
      await drain()
      return { ...player, mobile }
    },
    /** As the operator's staff leaves an identity that was looked at. */
    identify: ({ id }: RegisteredPlayer) => {
      const [now, end] = [site.clock.now(), addDuration(site.clock.now(), days(365))].map((at) => new Date(at))
      return db.pool.query(
        `insert into identity (player_id, status, first_name, middle_name, last_name, birth_date, id_hash, submitted_at,
           decided_at, expires_at, created_at)
         values ($1, 'APPROVED', 'Maria Clara', 'Santos', 'Reyes', '1990-05-04', $2, $3, $3, $4, $3)`,
        [id, Buffer.from(`identity of ${id}`), now, end],
      )
    },
    buy: async (player: RegisteredPlayer, amount: number, actType?: PurchaseFields['actType']) => {
      await promotions.buy(player, actType === undefined ? { amount } : { amount, actType })
      await drain()
    },
    /** A friend who registers by the player's link, with everything that makes them count. */
    friendOf: async (player: RegisteredPlayer, mobile: string): Promise<RegisteredPlayer> => {
      const inviteCode = String((await ask(getPlayer, {}, player)).inviteCode)
      const visitor = { ip: `10.98.${mobile.slice(-2)}.1`, fingerprint: `device-of-${mobile}` }
      await site.send(sendCode, { mobile, type: smsType.register }, visitor)
      const { body } = await site.send(register, await registration(site, mobile, { inviteCode }), visitor)
      return { token: String(body.token), id: Number(body.id), mobile, password: '' }
    },
    /** Rounds of a slot that give back what they take, through the ledger and everything that follows from rounds. */
    play: async ({ id }: RegisteredPlayer, count: number, stake: bigint) => {
      const playerId = BigInt(id)
      const at = site.clock.now()
      const amount = centavos(stake)
      const names = Array.from({ length: count }, () => `journey-${(rounds += 1)}`)
      await db.transaction(async (tx) => {
        const bet = { reason: 'bet', from: 'coin', to: 'game:studio', amount } as const
        const win = { reason: 'win', from: 'game:studio', to: 'coin', amount } as const
        const moves = names.map((reference) => ({
          playerId,
          source: 'journey',
          key: reference,
          transfers: [
            { ...bet, reference },
            { ...win, reference },
          ],
        }))
        const posted = await postAll(tx, moves, at)
        const failed = posted.find(({ kind }) => kind !== 'applied')
        if (failed !== undefined) throw new Error(`a round was ${failed.kind}`)
        const facts = { playerId, stake: amount, win: amount, largestBet: amount, openedAt: at }
        await publish(
          tx,
          names.map((roundId) => roundEvent(closedRound({ ...facts, roundId }), 'closed', at)),
        )
      })
      await drain()
    },
    /** Reads every new letter and takes what is in it. */
    readLetters: async (player: RegisteredPlayer, from: string): Promise<readonly string[]> => {
      const list = v.parse(letters, (await ask(listMail, {}, player)).list)
      const waiting = list.filter(({ state }) => state === 'unread' || state === 'toTake')
      for (const { id } of waiting) {
        const { errcode, items } = await ask(readMail, { id }, player)
        if (errcode !== 0) throw new Error(`a letter was refused with ${errcode}`)
        if (v.parse(v.array(v.unknown()), items).length > 0) await take(from, receiveMail, { id }, player)
      }
      return waiting.map(({ title }) => title)
    },
    /** The next day in Manila, at the same time; sessions stay alive. */
    nextDay: async () => {
      await promotions.pass(days(1))
      const now = new Date(site.clock.now())
      await db.pool.query(
        `update staff_session set last_action_at = $1, expires_at = $1::timestamptz + interval '1 day'`,
        [now],
      )
    },
  }
}
