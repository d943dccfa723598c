import { instant } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { checkCode, getPlayer, listSessions, sendCode } from '#features/players/account/contract.ts'
import { testConfiguration } from '#features/players/account/testing/account-configuration.ts'
import { testPlayer } from '#features/players/account/testing/players.ts'
import { listBankAccounts } from '#features/cashier/bank-account/contract.ts'
import { readChannelStates } from '#features/cashier/channel/contract.ts'
import { listOpenDeposits } from '#features/cashier/deposit/contract.ts'
import { getIdentity } from '#features/players/identity/contract.ts'
import { getCare, getPlayHistory } from '#features/players/responsible-play/contract.ts'
import { limitKinds, limitPeriods } from '#features/players/responsible-play/limit-words.ts'
import { getSafebox } from '#features/cashier/safebox/contract.ts'
import { checkWithdrawal, getWithdrawalTerms, listWithdrawals } from '#features/cashier/withdrawal/contract.ts'
import type { openTestTab } from '#platform/browser/testing/test-tab.tsx'

export const wholeCode = '123456'

const now = instant(Date.UTC(2026, 10, 22, 4))
const nothing = wireCentavos(0)

/** An operator with one way to pay. */
export const knownSite = {
  ...testConfiguration,
  appRechargeTypeMap: {
    '1': {
      name: 'First',
      sort: 1,
      status: 1,
      iconH5: '',
      method: 'qrph',
      amounts: [wireCentavos(50_000)],
      bankId: null,
      amountMin: wireCentavos(10_000),
      amountMax: wireCentavos(5_000_000),
    },
  },
}

const account = {
  id: 7,
  bankId: 1,
  code: 'gcash',
  bankName: 'GCash',
  kind: 'ewallet',
  numberEnd: '4567',
  name: 'Maria Reyes',
  nameMatch: 'passes',
  isVerified: true,
  restsUntil: null,
} as const

const institution = {
  bankId: 1,
  code: 'gcash',
  bic: 'GXCHPHM2XXX',
  name: 'G-Xchange',
  shortName: 'GCash',
  kind: 'ewallet' as const,
  rails: ['instapay' as const],
  accountRegex: '09\\d{9}',
  nameInquiry: true,
}

const order = {
  orderId: 'W261122AA',
  amount: wireCentavos(50_000),
  code: 'gcash',
  bankName: 'GCash',
  numberEnd: '4567',
  status: 'MANUAL_REVIEW',
  createTime: now,
  endTime: null,
  reason: null,
  isCancellable: true,
  isLocked: false,
  expectedBy: now,
  steps: [{ state: 'REQUESTED', at: now }],
} as const

const terms = {
  min: wireCentavos(10_000),
  max: wireCentavos(5_000_000),
  fee: nothing,
  coin: wireCentavos(123_450),
  wallet: { withdrawable: wireCentavos(123_450), inPlaythrough: nothing, held: nothing, safebox: nothing },
  left: { count: 3, amount: wireCentavos(15_000_000) },
  accounts: [account],
  turnover: { remaining: nothing, items: [] },
  blockers: [],
  open: { ...order, steps: [...order.steps] },
  mobile: '+63917•••4567',
  isOnBreak: false,
  canUsePasskey: false,
}

const limits = limitKinds.flatMap((kind) =>
  limitPeriods.map((period) => ({
    kind,
    period,
    amount: 200_000,
    operatorAmount: null,
    used: 0,
    resetsAt: now,
    waiting: { amount: 500_000, confirmFrom: now },
  })),
)

const device = { deviceKind: 'phone', place: 'Manila', signedInAt: now, lastActionAt: now } as const

/** The pages of cashier and account; a withdrawal is pending except on the request page. */
export function answerKnown({ answer }: Pick<ReturnType<typeof openTestTab>, 'answer'>, path: string): void {
  answer(getPlayer, path === '/bind' ? testPlayer({ mobile: '' }) : testPlayer())
  answer(sendCode, { requestId: 'r1', resendSeconds: 60, expireAt: now, mobile: testPlayer().mobile })
  answer(checkCode, {})
  answer(listSessions, () => ({
    sessions: [
      { ...device, id: 1, device: 'Chrome on Android', current: true },
      { ...device, id: 2, device: 'Firefox on Windows', current: false },
    ],
    history: [],
  }))
  answer(listOpenDeposits, { page: 1, size: 5, total: 0, list: [] })
  answer(readChannelStates, { closed: [] })
  answer(getWithdrawalTerms, { ...terms, open: path === '/withdrawal/:name' ? null : terms.open })
  answer(checkWithdrawal, { order: terms.open })
  answer(listWithdrawals, { page: 1, size: 20, total: 0, list: [] })
  answer(listBankAccounts, {
    accounts: [{ ...account, boundAt: now }],
    accountsMax: 5,
    institutions: [institution],
    holder: '',
    canUsePasskey: false,
  })
  answer(getSafebox, { safebox: wireCentavos(10_000), coin: wireCentavos(10_000), hasPassword: true })
  answer(getCare, { limits, break: null, realityMinutes: 30 as const, mayPrompt: true })
  answer(getPlayHistory, { months: [] })
  answer(getIdentity, () => ({
    status: 'NEED_INFO' as const,
    asked: [path === '/walletsKycUpload' ? ('selfie' as const) : ('presentAddress' as const)],
    faults: [],
    documents: [],
    details: {
      firstName: '',
      middleName: '',
      lastName: '',
      birthDate: null,
      birthplace: '',
      nationality: '',
      presentAddress: '',
      permanentAddress: '',
      natureOfWork: '',
      sourceOfFunds: null,
      idType: null,
      idNumber: '',
    },
    submittedAt: null,
    answerBy: null,
    dueAt: null,
    depositWaits: false,
  }))
}
