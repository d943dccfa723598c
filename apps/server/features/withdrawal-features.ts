import { pesos } from '#core/money/centavos.ts'
import { moneyOutProofs, restWithdrawals, type AccountDependencies } from '#features/players/account/server/index.ts'
import { bankAccounts, type IdentityOf, openBankAccountNumber } from '#features/cashier/bank-account/server/index.ts'
import { identityOf, screenHolder } from '#features/players/identity/server/index.ts'
import { riskScoreOf } from '#features/cashier/risk/server/index.ts'
import { proveWithdrawalPassword, safebox } from '#features/cashier/safebox/server/index.ts'
import { vipPrivileges } from '#features/promotions/vip/server/index.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import {
  type WithdrawalDependencies,
  withdrawalPolicy,
  type Withdrawals,
  withdrawals,
  withdrawalUsesAccount,
} from '#features/cashier/withdrawal/server/index.ts'
import { payOutProviders } from '#features/cashier/providers/server/index.ts'
import { createKeyedHash } from '#platform/crypto/keyed-hash.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import type { Feature } from '#platform/http/feature.ts'
import type { ServerContext } from '../server-context.ts'
import { linkForReview } from '../link-for-review.ts'

export type WithdrawalFeatures = Pick<Withdrawals, 'jobs' | 'register'> & {
  readonly player: readonly Feature[]
  readonly needs: WithdrawalDependencies
}

/** How money goes out: where to, the password for it, and the withdrawals themselves. */
export function withdrawalFeatures(house: ServerContext, account: AccountDependencies): WithdrawalFeatures {
  const { db, clock, log, limiter, refusedCalls, passwords, passwordKeys, secret } = house
  const proofs = moneyOutProofs(account)
  const providers = payOutProviders(house.configuration)
  const seal = createSeal({ current: secret }, 'bank-account')
  const institutions = providers.flatMap((provider) => provider.institutions)
  const safeboxNeeds = {
    db,
    limiter,
    passwords,
    passwordKeys,
    proveCode: proofs.code,
    proveAccountPassword: proofs.password,
    restWithdrawals,
  }
  const needs: WithdrawalDependencies = {
    db,
    refusedCalls,
    clock,
    log,
    bytes: secureBytes,
    providers,
    policy: async (queryable, playerId) => {
      const { withdrawalsOpen, withdrawalAmountMax, withdrawalAutomaticMax } = (await readSettings(queryable)).settings
      const amounts = {
        amountMax: pesos(BigInt(withdrawalAmountMax)),
        automaticMax: pesos(BigInt(withdrawalAutomaticMax)),
      }
      return { ...withdrawalPolicy(amounts, await vipPrivileges(queryable, playerId)), isOpen: withdrawalsOpen }
    },
    identityOf: provenIdentityOf,
    ratingOf: riskScoreOf,
    proveCode: proofs.code,
    provePassword: proveWithdrawalPassword(safeboxNeeds),
    openNumber: (queryable, accountId) => openBankAccountNumber(queryable, accountId, { seal }),
  }
  const out = withdrawals(needs)
  const accounts = bankAccounts({
    db,
    limiter,
    seal,
    hashNumber: createKeyedHash(secret, 'bank-account'),
    institutions,
    inquireName: async (inquiry, now) =>
      providers
        .find((provider) => provider.institutions.some(({ code }) => code === inquiry.institution))
        ?.inquireName(inquiry, now),
    identityOf: provenIdentityOf,
    proveCode: proofs.code,
    restWithdrawals,
    linkAccount: (tx, { playerId, institution, numberHash, now }) =>
      linkForReview(tx, { playerId, kind: 'payout', key: `${institution} ${numberHash.toString('hex')}`, at: now }),
    screenHolder,
    isInUse: withdrawalUsesAccount,
  })
  return { player: [accounts, safebox(safeboxNeeds), out.feature], jobs: out.jobs, register: out.register, needs }
}

/** A name that was handed in and not looked at yet proves nothing; one whose document has run out is still the player's. */
const provenIdentityOf: IdentityOf = async (db, playerId) => {
  const { status, name } = await identityOf(db, playerId)
  return status === 'APPROVED' || status === 'EXPIRED' ? { status, name } : { status }
}
