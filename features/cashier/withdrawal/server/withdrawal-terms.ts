import { answer } from '#core/contract/outcome.ts'
import { zeroCentavos } from '#core/money/centavos.ts'
import { maskedMobile } from '#features/players/account/server/index.ts'
import { bankAccountView } from '#features/cashier/bank-account/server/index.ts'
import { forfeitDebit } from '#ledger'
import { handle } from '#platform/http/handle.ts'
import { blockersOf, leftToday } from '../blockers.ts'
import { getWithdrawalTerms } from '../contract.ts'
import { readStanding } from './read-standing.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'
import { shownWithdrawal } from './withdrawal-view.ts'

export const withdrawalTermsHandler = (needs: WithdrawalDependencies) =>
  handle(getWithdrawalTerms, async ({ identity: { playerId }, tx, now }) => {
    const { standing, policy, accounts, name, meter, open, wallet, mobile } = await readStanding(tx, needs, {
      playerId,
      now,
    })
    const institutions = needs.providers.flatMap((provider) => provider.institutions)
    return answer({
      min: policy.amountMin,
      max: policy.amountMax,
      fee: zeroCentavos,
      coin: standing.coin,
      wallet,
      left: leftToday(standing.day, policy),
      accounts: accounts.map((account) => bankAccountView(account, { institutions, name, now })),
      turnover: {
        remaining: meter.remaining,
        items: meter.items.map((item) => ({
          ...item,
          excludedTypes: [...item.excludedTypes],
          debit: item.kind === 'bonus' ? forfeitDebit(item.credit, standing.coin) : null,
        })),
      },
      blockers: blockersOf(standing, policy, now).map(({ kind, until, amount }) => ({
        kind,
        until: until ?? null,
        amount: amount ?? null,
      })),
      open: open ? await shownWithdrawal(tx, needs, open, now) : null,
      isOnBreak: standing.isOnBreak,
      mobile: maskedMobile(mobile),
      canUsePasskey: await needs.passkeys.canConfirm(tx, playerId, now),
    })
  })
