import type { BookState } from '#ledger'
import { txIdOf } from '../order-identity.ts'
import type { WalletDecision, WalletOrder } from '../wallet-order.ts'
import type { WalletView } from '../wallet-view.ts'
import { planAdjust } from './plan-adjust.ts'
import { planBet } from './plan-bet.ts'
import { planBetwin } from './plan-betwin.ts'
import { planEndround } from './plan-endround.ts'
import { planPromo } from './plan-promo.ts'
import { planRollback } from './plan-rollback.ts'
import { planWin } from './plan-win.ts'
import { recordPlays } from './record-plays.ts'
import { refused, type WalletPlan } from './turn.ts'

/**
 * Decides one operation. An abandoned one is not applied, because nobody waits for it; nor is one whose nonce another
 * call has used.
 */
export function planOrder(order: WalletOrder, book: BookState<WalletDecision>, view: WalletView): WalletPlan {
  const around = { view, book }
  if (order.deadline.isAbandoned) return refused({ order, ...around }, 'tryLater')
  if (order.nonce?.isRefused) return refused({ order, ...around }, 'badSignature')
  return recordPlays(planOf(order, book, view), txIdOf(order), view)
}

function planOf(order: WalletOrder, book: BookState<WalletDecision>, view: WalletView): WalletPlan {
  const around = { view, book }
  switch (order.op) {
    case 'bet':
      return planBet({ order, ...around })
    case 'win':
      return planWin({ order, ...around })
    case 'betwin':
      return planBetwin({ order, ...around })
    case 'rollback':
      return planRollback({ order, ...around })
    case 'endround':
      return planEndround({ order, ...around })
    case 'promo':
      return planPromo({ order, ...around })
    case 'adjust':
      return planAdjust({ order, ...around })
  }
}
