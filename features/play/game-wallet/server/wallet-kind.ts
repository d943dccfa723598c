import * as v from 'valibot'
import type { OperationKind } from '#ledger'
import type { Clock } from '#core/clock/instant.ts'
import { glwCode, type GlwCodeName, limitKinds, txStates } from '#games/protocol/codes.ts'
import { absorbChanges } from './absorb-changes.ts'
import { areRoundsNew, loadView } from './load-view.ts'
import { identityOf } from './order-identity.ts'
import { planOrder } from './plan/plan-order.ts'
import type { Alert } from './wallet-alert.ts'
import { saveChanges } from './save-changes.ts'
import type { WalletNeighbours } from './wallet-dependencies.ts'
import type { WalletDecision, WalletOrder } from './wallet-order.ts'
import type { WalletChange, WalletView } from './wallet-view.ts'

export type WalletKind = OperationKind<WalletOrder, WalletView, WalletChange, WalletDecision>

/** The ledger kind of every operation that moves money or ends a round. */
export const walletKind = (needs: WalletNeighbours & { readonly clock: Clock; readonly alert: Alert }): WalletKind => ({
  name: 'game-wallet',
  identify: identityOf,
  load: (tx, orders, keyCheck) => loadView(tx, orders, { ...needs, keyCheck }),
  newRowKeys: ['game_round_pkey'],
  isProven: areRoundsNew,
  plan: planOrder,
  absorb: absorbChanges,
  write: (tx, changes) => saveChanges(tx, changes, needs),
  answers: {
    toJson: ({ appliedAt: _at, amount: _amount, ...fields }) => fields,
    fromJson: (stored) => v.parse(storedDecision, stored),
  },
})

const isCodeName = (value: unknown): value is GlwCodeName => typeof value === 'string' && Object.hasOwn(glwCode, value)

const storedDecision = v.object({
  code: v.custom<GlwCodeName>(isCodeName),
  kind: v.exactOptional(v.picklist(limitKinds)),
  state: v.nullable(v.picklist(txStates)),
  txId: v.nullable(v.string()),
  dup: v.boolean(),
})
