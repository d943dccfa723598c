import type { AnswerOf } from '#core/contract/call.ts'
import type { getPlayer } from '../contract.ts'
import { maskedMobile } from '../rules.ts'
import type { PlayerFacts } from './player-facts.ts'
import type { PlayerRow } from './player.store.ts'

/** The player as the player sees it. Numbers are masked: who holds the session need not learn the number. */
export function playerView(player: PlayerRow, facts: PlayerFacts, due: readonly string[]): AnswerOf<typeof getPlayer> {
  return {
    id: player.id,
    uuid: player.uuid,
    account: player.accountType === 'phone' ? maskedMobile(player.accountShown) : player.accountShown,
    accountType: player.accountType,
    nickname: player.nickname,
    avatar: player.avatar,
    avatarOther: '',
    mobile: maskedMobile(player.mobile ?? ''),
    facebookAccount: '',
    googleAccount: '',
    lineAccount: player.lineSubject ? 'LINE' : '',
    coin: facts.coin,
    safebox: facts.safebox,
    lottery: facts.lottery,
    bet: facts.bet,
    totalRecharge: facts.totalRecharge,
    vip: facts.vip,
    vipExp: facts.vipExp,
    userLevel: facts.userLevel,
    pid: player.superiorId,
    aid: player.attributionId,
    inviteCode: player.inviteCode,
    regPeriod: player.registeredAt,
    firstRecharge: facts.totalRecharge > 0n,
    hasSafeboxPassword: facts.hasSafeboxPassword,
    hasKyc: facts.hasKyc,
    hasUserOther: false,
    appUserBank: facts.boundBanks[0] ?? null,
    appUserBankList: [...facts.boundBanks],
    shareUrlMap: {},
    activityIds: [...facts.activities.activityIds],
    activityMap: { ...facts.activities.activityMap },
    loginPaying: facts.activities.loginPaying,
    appGameDataUser: { ...facts.gameData, gameHistory: facts.gameData.gameHistory.map(Number) },
    agreementsDue: [...due],
  }
}
