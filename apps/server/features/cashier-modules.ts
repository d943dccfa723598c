import { manyFriendsClaimed } from '#features/promotions/agent5/server/index.ts'
import { bankAccounts, boundBankIds, openBankAccountNumber } from '#features/cashier/bank-account/server/index.ts'
import { type DepositHooks, type Deposits, deposits } from '#features/cashier/deposit/server/index.ts'
import { moneyRecord } from '#features/cashier/money-record/server/index.ts'
import { proofOfBalance } from '#features/cashier/proof-of-balance/server/index.ts'
import { risk } from '#features/cashier/risk/server/index.ts'
import { proveWithdrawalPassword, safebox } from '#features/cashier/safebox/server/index.ts'
import { tradeInfo } from '#features/cashier/trade-info/server/index.ts'
import { withdrawals, withdrawalUsesAccount } from '#features/cashier/withdrawal/server/index.ts'
import type { Lobby } from '#features/lobby/home/server/index.ts'
import { channel, channelsOf } from '#features/cashier/channel/server/index.ts'
import { payInProviders, payOutProviders } from '#features/cashier/providers/server/index.ts'
import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import { type AccountDependencies, moneyOutProofs } from '#features/players/account/server/index.ts'
import { vipPrivileges } from '#features/promotions/vip/server/index.ts'
import { createKeyedHash } from '#platform/crypto/keyed-hash.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import type { ServerContext } from '../server-context.ts'
import { playerPasskeys } from './account-dependencies.ts'
import type { ProductModule } from './fold-modules.ts'
import { identityDetailsSeal } from './player-modules.ts'

type Dependencies = DepositHooks & {
  readonly lobby: Pick<Lobby, 'content'>
  readonly accounts: AccountDependencies
  readonly staff: StaffDependencies
}

/** Money in and out with its records, and what watches over it. */
export function cashierModules(
  context: ServerContext,
  { lobby, accounts, staff, hooks }: Dependencies,
): { readonly deposits: Deposits; readonly modules: readonly ProductModule[] } {
  const { configuration, secret } = context
  const providers = payInProviders(configuration)
  const channels = async () => channelsOf((await lobby.content()).rechargeTypes)
  const receive = deposits({
    ...context,
    audit: staff.audit,
    secondPerson: staff.secondPerson,
    hooks,
    channelOf: async (id) => (await channels()).get(id),
    bytes: secureBytes,
    seal: createSeal({ current: secret }, 'deposit-receipt'),
    providers,
    boundBanks: boundBankIds,
  })
  return {
    deposits: receive,
    modules: [
      receive,
      channel({ channels, providers }),
      ...moneyOut(context, { accounts, staff }),
      moneyRecord(context),
      tradeInfo({ depositWays: async () => [...(await channels()).values()] }),
      proofOfBalance(context),
      risk({
        ...context,
        audit: staff.audit,
        sealFile: createSeal({ current: secret }, 'aml-file'),
        sealDetails: identityDetailsSeal(context),
      }),
    ],
  }
}

/** Where money goes, the password for it, and the withdrawals themselves. */
function moneyOut(
  context: ServerContext,
  { accounts, staff }: Pick<Dependencies, 'accounts' | 'staff'>,
): readonly ProductModule[] {
  const { secret } = context
  const proofs = moneyOutProofs(accounts)
  const passkeys = playerPasskeys(context)
  const providers = payOutProviders(context.configuration)
  const seal = createSeal({ current: secret }, 'bank-account')
  const safeboxDependencies = { ...context, proveCode: proofs.code, proveAccountPassword: proofs.password }
  return [
    bankAccounts({
      ...context,
      seal,
      hashNumber: createKeyedHash(secret, 'bank-account'),
      institutions: providers.flatMap((provider) => provider.institutions),
      inquireName: async (inquiry, now) =>
        providers
          .find((provider) => provider.institutions.some(({ code }) => code === inquiry.institution))
          ?.inquireName(inquiry, now),
      proveCode: proofs.code,
      passkeys,
      isInUse: withdrawalUsesAccount,
    }),
    safebox(safeboxDependencies),
    withdrawals({
      ...context,
      audit: staff.audit,
      secondPerson: staff.secondPerson,
      bytes: secureBytes,
      providers,
      vipAllowanceOf: vipPrivileges,
      hasManyFriendRewards: manyFriendsClaimed,
      proveCode: proofs.code,
      provePassword: proveWithdrawalPassword(safeboxDependencies),
      passkeys,
      openNumber: (queryable, accountId) => openBankAccountNumber(queryable, accountId, { seal }),
    }),
  ]
}
