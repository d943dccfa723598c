import { centavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { Alert } from './alerts.ts'
import { dayOfPlan } from './plan-month.ts'
import type { MonthProof, PlayedMonth } from './prove-month.ts'

const whole = (count: number): string => count.toLocaleString('en-PH')
const money = (amount: number | bigint | undefined): string => formatMoney(centavos(BigInt(amount ?? 0)))
const shownMost = 20
const percentOf = (basisPoints: number): string => `${basisPoints / 100}%`

/** The month for a reader. */
export function reportOfMonth({ house, diary, alerts }: PlayedMonth, proof: MonthProof): readonly string[] {
  const { plan } = house
  const { pagcor, moved, verdict } = proof.money
  const { campaign, vault, files, differences } = proof
  const happened = [...diary.happened].map(([what, times]) => `${what} ${whole(times)}`)
  return [
    `${dayOfPlan(plan, 1)} to ${dayOfPlan(plan, plan.days)}, seed ${plan.seed}: ${whole(plan.players)} players, ${whole(diary.signIns)} sign-ins, ${whole(diary.rounds)} rounds`,
    `Money in ${money(moved.get('deposit'))}, out ${money(moved.get('withdrawalSettle'))}`,
    `Happened: ${happened.join(', ')}`,
    ...pagcor.kinds.map(
      ({ type, rounds, stake, win, ggr, share, due }) =>
        `  ${type.padEnd(6)} ${whole(rounds).padStart(7)} rounds  staked ${money(stake)}  won ${money(win)}  GGR ${money(ggr)}  ${percentOf(share)}: ${money(due)}`,
    ),
    `GGR ${money(pagcor.ggr)}; PAGCOR's shares ${money(pagcor.shares)}, minimum ${money(pagcor.minimumFee)}, due ${money(pagcor.due)}`,
    ...alertLines(alerts),
    `Campaign: ${campaign.reached} reached, ${campaign.back} took the gift (${money(campaign.spent)}); protected: ${campaign.protectedPlayers.join(', ')}`,
    `Vault: ${files.days.length} days, ${whole(files.files)} files. ${vault.verdict}`,
    `One byte changed: ${vault.refusal}`,
    `Ledger: ${verdict}`,
    ...differences.slice(0, shownMost).map((difference) => `WRONG: ${difference}`),
    differences.length === 0
      ? 'Players, ledger, files, PAGCOR and the regulator’s report agree to the centavo; alerts and campaign are as planned.'
      : `${whole(differences.length)} things are wrong.`,
  ]
}

function alertLines(alerts: readonly Alert[]): readonly string[] {
  const days = Map.groupBy(alerts, ({ day }) => day)
  return [...days].map(([day, of]) => `Alerts of day ${day}: ${[...new Set(of.map(({ what }) => what))].join('; ')}`)
}
