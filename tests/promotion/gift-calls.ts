import * as v from 'valibot'
import { days, hours, seconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { addDays, dayOf, startOfDay } from '#core/clock/manila.ts'
import type { Call } from '#core/contract/call.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import {
  claimChristmasBox,
  openChristmasDoor,
  openExtraDoor,
  stampChristmas,
} from '#features/promotions/christmas/contract.ts'
import { christmasKind } from '#features/promotions/christmas/server/christmas-kind.ts'
import { claimFestivalTask, exchangeStars } from '#features/promotions/festival/contract.ts'
import { festivalKind } from '#features/promotions/festival/server/festival-kind.ts'
import { claimChest } from '#features/promotions/monthly-chests/contract.ts'
import { monthlyChestsKind } from '#features/promotions/monthly-chests/server/monthly-chests-kind.ts'
import { takeDownloadBonus } from '#features/lobby/app-update/contract.ts'
import { claimCashBack } from '#features/promotions/cash-back/contract.ts'
import { cashBackKind } from '#features/promotions/cash-back/server/cash-back-kind.ts'
import { claimStreak, makeUpStreak } from '#features/promotions/deposit-streak/contract.ts'
import { depositStreakKind } from '#features/promotions/deposit-streak/server/deposit-streak-kind.ts'
import { claimFirstDeposit, readFirstDeposit } from '#features/promotions/first-deposit/contract.ts'
import { firstDepositKind } from '#features/promotions/first-deposit/server/first-deposit-kind.ts'
import { exchangeCommission } from '#features/promotions/agent/contract.ts'
import { claimAward, readAgentCount, scratchCard, spinLottery } from '#features/promotions/agent-count/contract.ts'
import { agentCountKind } from '#features/promotions/agent-count/server/agent-count-kind.ts'
import { agentKind } from '#features/promotions/agent/server/agent-kind.ts'
import { claimAgent5, claimFriends } from '#features/promotions/agent5/contract.ts'
import { agent5Kind } from '#features/promotions/agent5/server/agent5-kind.ts'
import { claimFollow, visitFollow } from '#features/promotions/follow/contract.ts'
import { followKind } from '#features/promotions/follow/server/follow-kind.ts'
import { claimWelcomeCalendar } from '#features/promotions/welcome-calendar/contract.ts'
import { welcomeCalendarKind } from '#features/promotions/welcome-calendar/server/welcome-calendar-kind.ts'
import { claimInviteBonus } from '#features/promotions/invite-friends/contract.ts'
import { inviteFriendsKind } from '#features/promotions/invite-friends/server/invite-friends-kind.ts'
import { exchangeSpin, openSpin, spin } from '#features/promotions/invite-spin/contract.ts'
import { inviteSpinKind } from '#features/promotions/invite-spin/server/invite-spin-kind.ts'
import { claimDailyLogin } from '#features/promotions/daily-login/contract.ts'
import { dailyLoginKind } from '#features/promotions/daily-login/server/daily-login-kind.ts'
import { listMail, receiveMail } from '#features/players/mail/contract.ts'
import { sendMail } from '#features/players/mail/server/send-mail.ts'
import { exchangePoints } from '#features/promotions/points/contract.ts'
import { pointsKind } from '#features/promotions/points/server/points-kind.ts'
import { playDayAdd } from '#features/promotions/kit/server/store/rebate.store.ts'
import { grantReward } from '#features/players/reward/server/index.ts'
import { claimCardDay } from '#features/promotions/sign-in-cards/contract.ts'
import { claimMilestone } from '#features/promotions/fund/contract.ts'
import { fundKind } from '#features/promotions/fund/server/fund-kind.ts'
import { claimPromoterTask, sharePromoterLink } from '#features/promotions/proxy-task/contract.ts'
import {
  claimNewYearTask,
  openGrandBox,
  openNewYearBox,
  shareNewYear,
  takeExtraBox,
} from '#features/promotions/new-year/contract.ts'
import { newYearKind } from '#features/promotions/new-year/server/new-year-kind.ts'
import { enterTournament } from '#features/promotions/tournament/contract.ts'
import { tournamentKind } from '#features/promotions/tournament/server/tournament-kind.ts'
import { proxyTaskKind } from '#features/promotions/proxy-task/server/proxy-task-kind.ts'
import { openRedPacket } from '#features/promotions/red-packet/contract.ts'
import { redPacketKind } from '#features/promotions/red-packet/server/red-packet-kind.ts'
import { signInCardsKind } from '#features/promotions/sign-in-cards/server/sign-in-cards-kind.ts'
import { bankruptBonus } from '#features/promotions/loss-relief/contract.ts'
import { lossReliefKind } from '#features/promotions/loss-relief/server/loss-relief-kind.ts'
import { claimTask } from '#features/promotions/task/contract.ts'
import { taskKind } from '#features/promotions/task/server/task-kind.ts'
import { post } from '#ledger'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openTestPromotions } from '#tests/support/test-promotions.ts'
import type { TestSite, Visitor } from '#tests/support/test-site.ts'
import { journeyOf } from './journey-of-player.ts'
import { stakeDeposits } from './stake-deposits.ts'

export type GiftCalls = Awaited<ReturnType<typeof giftCalls>>

type Ready = { readonly request: object; readonly visitor?: Visitor }
/** A call that takes something from the house, and what makes a player ready for it. */
type GiftCall = { readonly call: Call; readonly ready: (player: RegisteredPlayer) => Promise<Ready> }

const items = [{ id: 2001, count: 1_000, betRate: 1 }]
const inApp = { userAgent: 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/156.0.0.0 Mobile Safari/537.36 LobbyApp/1.0.28' }
const letters = v.array(v.looseObject({ id: v.number() }))

/** Every such call on a site of its own, where each promotion acts. */
export async function giftCalls(site: TestSite, firstMobile: number) {
  const promotions = await openTestPromotions(site, firstMobile)
  const { friendOf, identify } = journeyOf(promotions)
  const { db } = site.context
  const now = () => site.clock.now()
  await publishAll(promotions)

  let serial = 0
  const depositFor = async (player: RegisteredPlayer, amount: number, actType?: 6 | 13) =>
    promotions.buy(player, { amount, ...(actType !== undefined && { actType }) })
  const givePoints = async ({ id }: RegisteredPlayer, count: number) => {
    const gift = { source: 'test', sourceKey: `gift-${(serial += 1)}`, title: 'A gift', now: now() }
    const given = [{ id: 2002, count, betRate: basisPoints(0) }]
    await db.transaction((tx) => grantReward(tx, { ...gift, items: given, playerId: BigInt(id) }))
  }
  const loseAll = async (player: RegisteredPlayer) => {
    const { coin } = await promotions.balances(player)
    const key = `lost-${(serial += 1)}`
    const bet = { reason: 'bet', from: 'coin', to: 'game:studio', amount: centavos(coin), reference: key } as const
    const posting = { playerId: BigInt(player.id), source: 'test', key, now: now(), transfers: [bet] }
    await db.transaction((tx) => post(tx, posting))
  }
  const validFriend = async (player: RegisteredPlayer) => {
    const friend = await friendOf(player, `0947${String(7_000_000 + (serial += 1))}`)
    await identify(friend)
    await promotions.deposit(friend, 100)
    await promotions.play(friend, 20_000n)
    await promotions.runJob('invite.judge')
  }
  const earnCommission = async (player: RegisteredPlayer) => {
    await identify(player)
    const friend = await friendOf(player, `0947${String(7_000_000 + (serial += 1))}`)
    await promotions.drain()
    await promotions.play(friend, 10_000_000n)
    await promotions.pass(days(1))
    await promotions.runJob('commission.settle')
  }
  const friendThatCounts = async (player: RegisteredPlayer) => {
    await identify(player)
    await validFriend(player)
    await promotions.ask(readAgentCount, {}, player)
  }
  const toNoon = async () => {
    const noon = addDuration(startOfDay(addDays(dayOf(now()), 1)), (12 * 3_600_000) as never)
    await promotions.pass((noon - now()) as never)
  }
  /** A season of one day, which is today. */
  const openChristmas = async () => {
    const startAt = startOfDay(promotions.today())
    await promotions.publish(christmasKind, {
      terms: { startAt, endAt: addDuration(startAt, days(7)) },
      settings: { prizes: [{ weight: 10_000, keys: 1, items }], boxes: [{ id: 1, need: 1, items }], doors: 1 },
    })
  }
  /** A festival that begins today, in which a visit brings stars for one item. */
  const openFestival = async () => {
    const startAt = startOfDay(promotions.today())
    await promotions.publish(festivalKind, {
      terms: { startAt, endAt: addDuration(startAt, days(7)) },
      settings: { shop: [{ id: 1, stars: 10, items, perPlayer: 1 }] },
    })
  }
  const stampAndDeposit = async (player: RegisteredPlayer): Promise<number> => {
    await openChristmas()
    const { day } = await promotions.ask(stampChristmas, {}, player)
    await promotions.deposit(player, 500)
    return Number(day)
  }
  /** A season that begins today, in which opening the page brings so many boxes. */
  const openNewYear = async (boxes: number) => {
    const startAt = startOfDay(promotions.today())
    const prizes = [40_001, 40_002, 40_003, 40_004].map((piece) => ({ weight: 2_500, piece, items: [] }))
    const tasks = [0, 1].map((kind) => ({ id: kind + 1, kind, need: 0, boxes: kind === 0 ? boxes : 1 }))
    await promotions.publish(newYearKind, {
      terms: { startAt, endAt: addDuration(startAt, days(7)) },
      settings: { prizes, tasks, guaranteedAt: 0 },
    })
  }
  /** Opens boxes until the pieces are complete. */
  const completePieces = async (player: RegisteredPlayer) => {
    await openNewYear(60)
    let { canOpenGrand } = await promotions.ask(claimNewYearTask, { id: 1 }, player)
    for (let box = 1; canOpenGrand === false; box += 1) {
      const opened = await promotions.ask(openNewYearBox, { reqId: `box-${box}-of-${player.id}` }, player)
      ;({ canOpenGrand } = opened)
    }
  }
  const row = (call: Call, ready: (player: RegisteredPlayer) => Promise<object>, visitor?: Visitor): GiftCall => ({
    call,
    ready: async (player) => ({ request: await ready(player), ...(visitor && { visitor }) }),
  })

  const rows: readonly GiftCall[] = [
    row(claimWelcomeCalendar, async () => ({ day: 1 })),
    row(claimDailyLogin, async () => ({ day: 1 })),
    row(claimTask, async () => ({ taskId: 1 })),
    row(claimCashBack, async ({ id }) => {
      const yesterday = addDays(dayOf(now()), -1)
      await db.transaction((tx) =>
        playDayAdd(tx, [{ playerId: BigInt(id), day: yesterday, validBet: 2_000_000n, rounds: 1 }]),
      )
      return {}
    }),
    row(claimFirstDeposit, async (player) => {
      await promotions.ask(readFirstDeposit, {}, player)
      await depositFor(player, 10_000, 13)
      return { propId: 2001 }
    }),
    row(claimCardDay, async (player) => {
      await depositFor(player, 10_000, 6)
      return { id: 6_004, day: 1 }
    }),
    row(claimStreak, async (player) => {
      await depositFor(player, 10_000)
      return { day: 1 }
    }),
    row(makeUpStreak, async (player) => {
      await depositFor(player, 10_000)
      await stakeDeposits(db, BigInt(player.id), now())
      await promotions.pass(days(2))
      await givePoints(player, 120_000)
      return {}
    }),
    row(claimChest, async (player) => {
      await depositFor(player, 50_000)
      await stakeDeposits(db, BigInt(player.id), now())
      return { id: 1 }
    }),
    row(bankruptBonus, async (player) => {
      await toNoon()
      await depositFor(player, 30_000)
      await loseAll(player)
      await promotions.ask(bankruptBonus, { op: 'query' }, player)
      return { op: 'receive' }
    }),
    row(claimFollow, async (player) => {
      await promotions.deposit(player, 100)
      await promotions.ask(visitFollow, { id: 1 }, player)
      site.clock.advance(seconds(10))
      return { id: 1 }
    }),
    row(receiveMail, async (player) => {
      const letter = { source: 'level', sourceKey: `letter-${player.id}`, title: 'Level 3', body: ['For you.'] }
      const given = [{ id: 2001, count: 5_000, betRate: basisPoints(30_000) }]
      const to = {
        playerId: BigInt(player.id),
        kind: 'reward' as const,
        items: given,
        sentAt: now(),
        expiresAt: addDuration(now(), days(15)),
      }
      await db.transaction((tx) => sendMail(tx, { ...letter, ...to }))
      const [newest] = v.parse(letters, (await promotions.ask(listMail, {}, player)).list)
      return { id: newest?.id }
    }),
    row(exchangePoints, async (player) => {
      await promotions.play(player, 1_000_000n, { gameType: 'slots' })
      await givePoints(player, 100_000)
      return { id: 1, count: 1 }
    }),
    row(
      takeDownloadBonus,
      async (player) => {
        await promotions.deposit(player, 500)
        return {}
      },
      inApp,
    ),
    row(spin, async (player) => {
      await promotions.deposit(player, 100)
      await promotions.ask(openSpin, {}, player)
      return {}
    }),
    row(exchangeSpin, async (player) => {
      await promotions.deposit(player, 100)
      await promotions.ask(openSpin, {}, player)
      await promotions.ask(spin, { reqId: `first-turn-${player.id}` }, player)
      for (const turn of ['second', 'third']) {
        await validFriend(player)
        await promotions.ask(spin, { reqId: `${turn}-turn-${player.id}` }, player)
      }
      return {}
    }),
    row(stampChristmas, async () => {
      await openChristmas()
      return {}
    }),
    row(openChristmasDoor, async (player) => ({ day: await stampAndDeposit(player) })),
    row(openExtraDoor, async (player) => {
      await stampAndDeposit(player)
      return {}
    }),
    row(claimChristmasBox, async (player) => {
      const day = await stampAndDeposit(player)
      await promotions.ask(openChristmasDoor, { day, reqId: `first-door-${player.id}` }, player)
      return { id: 1 }
    }),
    row(claimFestivalTask, async () => {
      await openFestival()
      return { id: 1 }
    }),
    row(exchangeStars, async (player) => {
      await openFestival()
      await promotions.ask(claimFestivalTask, { id: 1 }, player)
      return { id: 1 }
    }),
    row(shareNewYear, async () => {
      await openNewYear(1)
      return {}
    }),
    row(claimNewYearTask, async () => {
      await openNewYear(1)
      return { id: 1 }
    }),
    row(takeExtraBox, async (player) => {
      await openNewYear(1)
      await promotions.deposit(player, 500)
      return {}
    }),
    row(openNewYearBox, async (player) => {
      await openNewYear(1)
      await promotions.ask(claimNewYearTask, { id: 1 }, player)
      return {}
    }),
    row(openGrandBox, async (player) => {
      await completePieces(player)
      return {}
    }),
    row(claimPromoterTask, async (player) => {
      await promotions.deposit(player, 100)
      await identify(player)
      await promotions.ask(sharePromoterLink, { channel: 'link' }, player)
      return { id: 1 }
    }),
    row(claimMilestone, async (player) => {
      await promotions.buy(player, { amount: 50_000, actType: 1, fundId: 1 })
      await db.pool.query('insert into player_level (player_id, level, bet, reached_at) values ($1, 2, 0, now())', [
        player.id,
      ])
      return { level: 2 }
    }),
    row(openRedPacket, async (player) => {
      // An hour past noon, the next noon is close enough to be prepared.
      await toNoon()
      await promotions.pass(hours(1))
      await promotions.runJob('red-packet.windows')
      await toNoon()
      await promotions.deposit(player, 100)
      return { windowId: `D${dayOf(now()).replaceAll('-', '')}-1200` }
    }),
    row(enterTournament, async (player) => {
      await promotions.runJob('tournament.course')
      await toNoon()
      await givePoints(player, 100_000)
      return { tournamentId: `T1-${dayOf(now()).replaceAll('-', '')}-0000` }
    }),
    row(claimInviteBonus, async (player) => {
      await promotions.publish(inviteFriendsKind, { settings: { inviteCount: 1 } })
      await promotions.deposit(player, 100)
      await validFriend(player)
      return { propId: 2001 }
    }),
    // A friend's day is paid for by one programme, and by Agent 5 before the other.
    row(exchangeCommission, async (player) => {
      await promotions.publish(agent5Kind, { terms: { startAt: addDuration(now(), days(30)) } })
      await earnCommission(player)
      return { amount: 30_000 }
    }),
    row(claimAgent5, async (player) => {
      await promotions.publish(agent5Kind)
      await earnCommission(player)
      return { type: 'commission' }
    }),
    row(claimFriends, async (player) => {
      await identify(player)
      await validFriend(player)
      await promotions.pass(hours(48))
      return {}
    }),
    row(scratchCard, async (player) => {
      await friendThatCounts(player)
      return {}
    }),
    row(spinLottery, async (player) => {
      await friendThatCounts(player)
      return {}
    }),
    row(claimAward, async (player) => {
      await friendThatCounts(player)
      return { id: 1 }
    }),
  ]
  return { promotions, rows }
}

const cup = {
  number: 1,
  name: 'Cup',
  scoring: 1,
  games: 1,
  rounds: 5,
  stake: 100,
  day: 0,
  opensAt: '00:00',
  lastsMinutes: 1_440,
  entryPoints: 50,
}
const cupPrize = { tournament: 1, count: 1, amount: 100 }

async function publishAll(promotions: Awaited<ReturnType<typeof openTestPromotions>>) {
  const login = { id: 1, type: 'login', title: 'Log in', need: 1, isDaily: true, items, achieve: 20, jump: '' }
  const offer = { id: 1, name: 'Ten pesos', points: 100, worth: 0, stock: 0, perPlayer: 0, vipMin: 0, items }
  await promotions.publish(taskKind, { settings: { tasks: [login], chests: [] } })
  await promotions.publish(pointsKind, { settings: { items: [offer] } })
  await promotions.publish(followKind, { settings: { channels: [{ id: 1, channel: 'facebook', items, code: '' }] } })
  await promotions.publish(inviteSpinKind, { settings: { inviteNeed: 2 } })
  await promotions.publish(welcomeCalendarKind)
  await promotions.publish(dailyLoginKind)
  await promotions.publish(cashBackKind)
  await promotions.publish(firstDepositKind)
  await promotions.publish(signInCardsKind)
  await promotions.publish(fundKind)
  await promotions.publish(proxyTaskKind)
  await promotions.publish(redPacketKind)
  await promotions.publish(tournamentKind, { settings: { tournaments: [cup], prizes: [cupPrize] } })
  await promotions.publish(lossReliefKind)
  await promotions.publish(depositStreakKind)
  await promotions.publish(monthlyChestsKind)
  await promotions.publish(agentKind)
  await promotions.publish(agent5Kind)
  await promotions.publish(agentCountKind, { settings: { every: 1, chests: [{ need: 1, items }], costMax: 10_000 } })
}
