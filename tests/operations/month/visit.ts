import * as v from 'valibot'
import { claimDailyLogin, readDailyLogin } from '#features/promotions/daily-login/contract.ts'
import { setLimit, takeBreak } from '#features/players/responsible-play/contract.ts'
import { saveMarketingConsent } from '#features/players/marketing-consent/contract.ts'
import { currentWording } from '#features/players/marketing-consent/wordings.ts'
import { report } from '#features/lobby/support-ticket/contract.ts'
import { claimStatus } from '#core/enumerations/claim-status.ts'
import { signInAs } from '#tests/support/registered-player.ts'
import { askAs, tryAs } from './ask-as.ts'
import { leaves, means, meansOf } from './habits.ts'
import { faultyGame } from './month-games.ts'
import type { MonthDiary } from './month-diary.ts'
import { type MonthPlayer, noteGift } from './month-player.ts'
import type { MonthHouse } from './open-house.ts'
import { payIn } from './pay-in.ts'
import { isFaultyDay } from './plan-month.ts'
import { playRounds } from './play-rounds.ts'

const [centavosOfPeso, hundred, ticketsAmongVisits] = [100, 100, 25]
const [depositsOfChaser, roundsOfRumour] = [5, 40]
/** Centavos. */
const lossOfDay = 5_000

/** One sitting of a player: signing in, a gift, money if the purse is empty, and rounds. */
export async function visit(house: MonthHouse, player: MonthPlayer, diary: MonthDiary): Promise<void> {
  await signIn(house, player, diary)
  if (diary.day === 1) await agreeToPromos(house, player)
  if (player.habit === 'bonusHunter') await claimOfDay(house, player, diary)
  await (player.habit === 'chasing' ? chaseLosses : playOfDay)(house, player, diary)
  if (isFaultyDay(house.plan, diary.day)) await followRumour(house, player, diary)
  if (player.habit === 'small') await reportSometimes(house, player, diary)
  await protectOneself(house, player, diary)
}

export async function signIn({ site }: MonthHouse, player: MonthPlayer, diary: MonthDiary): Promise<void> {
  const { body } = await signInAs(site, player.mobile, { ...player.from, password: player.password })
  if (body.errcode !== 0) throw new Error(`player ${player.index} could not sign in: ${JSON.stringify(body)}`)
  player.token = String(body.token)
  diary.signIns += 1
}

/** Those who stay away later can be written to by SMS. */
async function agreeToPromos(house: MonthHouse, player: MonthPlayer): Promise<void> {
  if (!leaves.includes(player.habit)) return
  await askAs(house, player, saveMarketingConsent, { channel: 'sms', isGiven: true, wording: currentWording })
}

async function playOfDay(house: MonthHouse, player: MonthPlayer, diary: MonthDiary): Promise<void> {
  const { deposit, times = 1, stakes } = meansOf(player, diary.day)
  if (player.coin < BigInt(Math.max(...stakes) * 2))
    for (let paid = 0; paid < times; paid += 1) await payIn(house, player, diary, deposit)
  await playRounds(house, player, diary, times > 1 ? { code: 'test-slots' } : {})
}

async function reportSometimes(house: MonthHouse, player: MonthPlayer, diary: MonthDiary): Promise<void> {
  if (player.draw(hundred) >= ticketsAmongVisits) return
  await askAs(house, player, report, { category: 'game', text: 'The reels were slow this evening.' })
  diary.note('tickets')
}

/** A game that pays every round is soon known. */
async function followRumour(house: MonthHouse, player: MonthPlayer, diary: MonthDiary): Promise<void> {
  await playRounds(house, player, diary, { code: faultyGame, rounds: roundsOfRumour, stakeOf: () => centavosOfPeso })
}

/** Pays in whenever everything is lost, and stakes everything. */
async function chaseLosses(house: MonthHouse, player: MonthPlayer, diary: MonthDiary): Promise<void> {
  const stakeOf = () => Math.min(Number(player.coin), means.chasing.stakes[0] ?? 0)
  for (let paid = 0; paid < depositsOfChaser; paid += 1) {
    await payIn(house, player, diary, means.chasing.deposit)
    await playRounds(house, player, diary, { code: 'moon-reels', rounds: 4, stakeOf })
  }
}

const rowOut = v.looseObject({ days: v.array(v.looseObject({ day: v.number(), status: v.number() })) })
const claimedOut = v.looseObject({ items: v.array(v.looseObject({ id: v.number(), count: v.number() })) })

async function claimOfDay(house: MonthHouse, player: MonthPlayer, diary: MonthDiary): Promise<void> {
  const { days } = v.parse(rowOut, await askAs(house, player, readDailyLogin, {}))
  const today = days.find(({ status }) => status === claimStatus.claimable)
  if (today === undefined) return
  const body = await tryAs(house, player, claimDailyLogin, { day: today.day })
  if (body.errcode !== 0) return diary.note(`gift refused ${body.errcode}`)
  noteGift(player, v.parse(claimedOut, body).items)
  diary.note('daily gifts')
}

/** Limits on the first day; a break or an exclusion on the day from which on its player stays away. */
async function protectOneself(house: MonthHouse, player: MonthPlayer, diary: MonthDiary): Promise<void> {
  const { habit } = player
  if (habit === 'limited' && diary.day === 1) await setLimits(house, player, diary)
  if (diary.day !== house.plan.lapseDay) return
  if (habit === 'excluded') await askAs(house, player, takeBreak, { length: '6m' })
  if (habit === 'onBreak') await askAs(house, player, takeBreak, { length: '30d' })
}

/** A day's deposits and losses, and a deposit more than that, which is refused. */
async function setLimits(house: MonthHouse, player: MonthPlayer, diary: MonthDiary): Promise<void> {
  const limits = { deposit: means.limited.deposit * centavosOfPeso, loss: lossOfDay } as const
  for (const kind of ['deposit', 'loss'] as const)
    await askAs(house, player, setLimit, { kind, period: 'day', amount: limits[kind] })
  diary.note('limits set', 2)
  if (await payIn(house, player, diary, means.limited.deposit)) throw new Error('a limit of deposits was exceeded')
}
