import * as v from 'valibot'

const points = (usual: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), usual)
const bound = (usual: number, { max }: { max: number }) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max)), usual)

/** The weight of each rule and the limits. Missing values have defaults. */
export const riskRulesSchema = v.object({
  sameIdentity: points(60),
  samePayout: points(45),
  sameDevice: points(20),
  manyOnDevice: points(20),
  manyOnNetwork: points(10),
  paymentTakenBack: points(50),
  newPlayer: points(10),
  youngAndLarge: points(15),
  littlePlay: points(25),
  moreOutThanPlay: points(20),
  /** Too many in one day for leisure. */
  manyDeposits: points(15),
  manyWithdrawals: points(10),
  /** Within thirty days. */
  giftsAboveDeposits: points(15),
  giftsAmongTied: points(20),
  /** For a withdrawal under review. */
  unverifiedAccount: points(10),
  leavesUnplayed: points(30),
  largeGain: points(15),
  /** How many other players on one device or network count as many. */
  devicePlayersMin: bound(3, { max: 1_000 }),
  networkPlayersMin: bound(5, { max: 10_000 }),
  /** From which account on, per network and day, a once-per-person gift is held. */
  networkGiftsMin: bound(3, { max: 10_000 }),
  newForHours: bound(24, { max: 720 }),
  youngForDays: bound(3, { max: 365 }),
  largeSumPesos: bound(20_000, { max: 100_000_000 }),
  largeGainTimes: bound(10, { max: 1_000 }),
  manyDepositsMin: bound(10, { max: 1_000 }),
  manyWithdrawalsMin: bound(5, { max: 1_000 }),
  giftsLargePesos: bound(500, { max: 1_000_000 }),
})
export type RiskRules = v.InferOutput<typeof riskRulesSchema>

/** Rules with points; the others are limits. */
export const riskPointNames = [
  'sameIdentity',
  'samePayout',
  'sameDevice',
  'manyOnDevice',
  'manyOnNetwork',
  'paymentTakenBack',
  'newPlayer',
  'youngAndLarge',
  'littlePlay',
  'moreOutThanPlay',
  'manyDeposits',
  'manyWithdrawals',
  'giftsAboveDeposits',
  'giftsAmongTied',
  'unverifiedAccount',
  'leavesUnplayed',
  'largeGain',
] as const satisfies readonly (keyof RiskRules)[]

export const defaultRiskRules: RiskRules = v.parse(riskRulesSchema, {})

/** The version of the default rules. */
export const firstRulesVersion = 3
