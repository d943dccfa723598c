import { instant } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import type { Player } from './player-store.ts'
import type { SignedIn } from './access/use-begin-session.ts'

const nothing = wireCentavos(0)

export const maria: Player = {
  id: 123456789,
  uuid: 'b7c1',
  account: 'maria88',
  accountType: 'username',
  nickname: 'Maria',
  avatar: 3,
  avatarOther: '',
  mobile: '+63917•••4567',
  facebookAccount: '',
  googleAccount: '',
  lineAccount: '',
  coin: wireCentavos(123_450),
  safebox: nothing,
  lottery: nothing,
  bet: nothing,
  totalRecharge: nothing,
  firstRechargeBonus: nothing,
  vip: 0,
  vipExp: 0,
  userLevel: 0,
  pid: null,
  aid: '',
  inviteCode: 'ABCD2345',
  regPeriod: instant(1_790_000_000_000),
  firstRecharge: false,
  hasSafeboxPassword: false,
  hasKyc: false,
  hasUserOther: false,
  appUserBank: null,
  appUserBankList: [],
  shareUrlMap: {},
  activityIds: [],
  activityMap: {},
  loginPaying: false,
  appGameDataUser: { gameLikes: {}, gameHistory: [] },
  agreementsDue: [],
}

export const signedInMaria: SignedIn = { ...maria, token: 'token-of-maria', password: '', lastSignIn: null }
