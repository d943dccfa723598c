import type { ResponseOf } from '#core/contract/call.ts'
import { instant } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import type { getPlayer, refreshData, signIn } from '../contract.ts'

type Player = ResponseOf<typeof getPlayer>
type Refreshed = ResponseOf<typeof refreshData>
type SignedIn = ResponseOf<typeof signIn>

const nothing = wireCentavos(0)

/** Maria as the server answers her, with a test's changes. */
export const testPlayer = (more: Partial<Player> = {}): Player => ({
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
  isOnBreak: false,
  appGameDataUser: { gameLikes: {}, gameHistory: [] },
  agreementsDue: [],
  ...more,
})

/** Maria, who has just signed in. */
export const testSignIn = (more: Partial<SignedIn> = {}): SignedIn => ({
  ...testPlayer(),
  token: 'token-of-maria',
  password: '',
  lastSignIn: null,
  ...more,
})

/** Maria's fields that change by playing. */
export const testRefresh = (more: Partial<Refreshed> = {}): Refreshed => ({
  coin: nothing,
  lottery: nothing,
  bet: nothing,
  vip: 0,
  vipExp: 0,
  userLevel: 0,
  ...more,
})
