import type { Instant } from '#core/clock/instant.ts'
import type { AnswerOf } from '#core/contract/call.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { getPlayer } from '../contract.ts'
import { invitationShareUrls } from '../invitation.ts'
import { maskedMobile } from '../rules.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { agreementsDue } from './agreements-due.ts'
import type { PlayerFacts } from './player-facts.ts'
import { stopOfPlayer } from './stop-of-player.ts'
import { playerFind, type PlayerRow } from './store/player.store.ts'

/** The player's own view. Numbers are masked: holding a session must not reveal the number. */
export async function playerView(
  db: Queryable,
  { player, now }: { readonly player: PlayerRow; readonly now: Instant },
  { factsOf, configuration, publicUrl }: Pick<AccountDependencies, 'factsOf' | 'configuration' | 'publicUrl'>,
): Promise<AnswerOf<typeof getPlayer>> {
  const { agreementIsDue } = await configuration()
  const facts = await factsOf(db, player.id)
  return {
    ...accountView(player),
    ...factsView(facts),
    shareUrlMap: { ...invitationShareUrls(publicUrl, player.inviteCode) },
    isOnBreak: stopOfPlayer(player, now) === 'excluded',
    agreementsDue: [...(await agreementsDue(db, player.id, agreementIsDue))],
  }
}

/** The name that the player signs in with, a mobile number masked. */
const shownAccount = ({ accountType, accountShown }: PlayerRow): string =>
  accountType === 'phone' ? maskedMobile(accountShown) : accountShown

export async function shownAccountOf(db: Queryable, playerId: bigint): Promise<string> {
  const player = await playerFind(db, playerId)
  return player ? shownAccount(player) : ''
}

const accountView = (player: PlayerRow) => ({
  id: player.id,
  uuid: player.uuid,
  account: shownAccount(player),
  accountType: player.accountType,
  nickname: player.nickname,
  avatar: player.avatar,
  avatarOther: '',
  mobile: maskedMobile(player.mobile ?? ''),
  facebookAccount: '',
  googleAccount: '',
  lineAccount: player.lineSubject ? 'LINE' : '',
  pid: player.superiorId,
  aid: player.attributionId,
  inviteCode: player.inviteCode,
  regPeriod: player.registeredAt,
  hasUserOther: false,
})

const factsView = (facts: PlayerFacts) => ({
  coin: facts.coin,
  safebox: facts.safebox,
  lottery: facts.lottery,
  bet: facts.bet,
  totalRecharge: facts.totalRecharge,
  vip: facts.vip,
  vipExp: facts.vipExp,
  userLevel: facts.userLevel,
  firstRecharge: facts.totalRecharge > 0n,
  firstRechargeBonus: facts.firstRechargeBonus,
  hasSafeboxPassword: facts.hasSafeboxPassword,
  hasKyc: facts.hasKyc,
  appUserBank: facts.boundBanks[0] ?? null,
  appUserBankList: [...facts.boundBanks],
  activityIds: [...facts.activities.activityIds],
  activityMap: { ...facts.activities.activityMap },
  loginPaying: facts.activities.loginPaying,
  appGameDataUser: { ...facts.gameData, gameHistory: facts.gameData.gameHistory.map(Number) },
})
