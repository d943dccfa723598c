import { addCentavos, subtractCentavos, sumCentavos } from '#core/money/centavos.ts'
import type { FreeRoundUsed } from './store/free-round.store.ts'
import { freeRoundKey, type GameDebt, roundKey, txKey, type WalletChange, type WalletView } from './wallet-view.ts'

/** Applies one operation's changes to the view that the next one of the batch is decided from. */
export function absorbChanges(view: WalletView, changes: readonly WalletChange[]): void {
  for (const change of changes) {
    for (const round of change.rounds ?? []) view.rounds.set(roundKey(round), round)
    for (const tx of [...change.txs, ...(change.undone ?? [])]) view.txs.set(txKey(tx.providerId, tx.txId), tx)
    for (const used of change.freeRounds ?? []) countFreeRound(view, used)
    moveDebts(view, change)
    moveLimits(view, change)
  }
}

function countFreeRound({ freeRounds }: WalletView, { uses, ...id }: FreeRoundUsed): void {
  const grant = freeRounds.get(freeRoundKey(id))
  if (grant !== undefined) freeRounds.set(freeRoundKey(id), { ...grant, used: grant.used + uses })
}

function moveDebts(view: WalletView, { playerId, debts = [], repaid = [] }: WalletChange): void {
  if (debts.length + repaid.length === 0) return
  const paidOf = (debt: GameDebt) =>
    sumCentavos(repaid.filter((part) => isSameDebt(part, debt)).map(({ amount }) => amount))
  const left = (view.debts.get(playerId) ?? []).map((debt) => ({
    ...debt,
    amount: subtractCentavos(debt.amount, paidOf(debt)),
  }))
  view.debts.set(playerId, [...left.filter(({ amount }) => amount > 0n), ...debts])
}

const isSameDebt = (a: GameDebt, b: GameDebt): boolean => a.providerId === b.providerId && a.txId === b.txId

function moveLimits({ limits }: WalletView, { playerId, result, staked }: WalletChange): void {
  const left = limits.get(playerId)
  if (left === undefined || result === undefined) return
  const { lossLeft, stakeLeft } = left
  limits.set(playerId, {
    ...left,
    ...(lossLeft === undefined ? {} : { lossLeft: addCentavos(lossLeft, result) }),
    ...(stakeLeft === undefined || staked === undefined ? {} : { stakeLeft: subtractCentavos(stakeLeft, staked) }),
  })
}
