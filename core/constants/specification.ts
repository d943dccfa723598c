import { hours, minutes, milliseconds, seconds } from '#core/clock/duration.ts'
import { centavos, pesos } from '#core/money/centavos.ts'

// The client and its calls.
export const appVersion = '1.0.28'
export const locale = 'en-PH'
/** The install referrer of the downloaded app. */
export const apkInstallReferrer = 'h5dl'
export const requestTimeout = seconds(60)
export const onlinePingInterval = seconds(60)
export const eventLogBatchSize = 20
export const eventLogFlushInterval = seconds(3)

// Sign-in and registration.
export const minimumAge = 21
export const usernameInputLengthMax = 50
export const otpResendCountdown = seconds(60)
export const navigationDelayAfterSignIn = milliseconds(500)

// How often a control can be used.
export const submitDebounce = milliseconds(300)
export const depositDebounce = milliseconds(300)
export const claimDebounce = milliseconds(200)
export const headerClickThrottle = seconds(5)
export const balanceRefreshCooldown = milliseconds(5_000)

// The lobby.
export const scrollToTopThresholdPx = 100
export const scrollCheckThrottle = milliseconds(500)
export const scrollJumpDuration = milliseconds(200)
export const bannerAutoplayInterval = milliseconds(3_000)
export const bigWinTickerInterval = milliseconds(2_500)
export const gamesPerRow = 5
export const addToHomeReminderInterval = hours(24)
export const rootFontSizePerWidth = 0.1

// Money.
/** Amounts are in hundredths. The specification exports a bare 100 whose purpose is not shown; we read it as this. */
export const hundredthsPerUnit = 100
export const downloadBonus = pesos(20n)
export const rechargeVersion = 4
export const qrCodeSizePx = 200
export const qrErrorCorrection = 'H'

/**
 * The specification gives an order ten minutes in its text and ten hours in its timer (10*60*60*1000 ms). Both hold:
 * minutes for automatic payments by QR code or e-wallet; hours for transfers to the operator's bank account.
 */
export const orderValidity = { qrOrWallet: minutes(10), bankTransfer: hours(10) } as const

/** The maximum processing times in the terms, by amount. An amount at a boundary, 50,000, has the shorter time. */
export const processingPeriods = [
  { from: pesos(1n), upTo: pesos(50_000n), businessDaysMin: 1, businessDaysMax: 3 },
  { from: centavos(5_000_001n), upTo: pesos(500_000n), businessDaysMin: 3, businessDaysMax: 5 },
  { from: centavos(50_000_001n), upTo: 'any', businessDaysMin: 5, businessDaysMax: 10 },
] as const

/** Transactions delayed by a payment provider's maintenance are reviewed within this time. */
export const delayedTransactionCheck = hours(24)
