import { hashText, type OperationIdentity } from '#ledger'
import type { WalletOrder } from './wallet-order.ts'

/** The transaction id of an operation. A bet with its win uses the bet's. */
export const txIdOf = (order: WalletOrder): string => (order.op === 'betwin' ? order.body.betTxId : order.body.txId)

export const ledgerSource = (providerId: string): string => `game:${providerId}`

export function identityOf(order: WalletOrder): OperationIdentity {
  return {
    source: ledgerSource(order.provider.id),
    key: txIdOf(order),
    playerId: order.playerId,
    inputHash: hashText(canonicalText(order)),
  }
}

export const walletTxIdOf = (providerId: string, txId: string): string =>
  hashText(`${providerId}\n${txId}`).slice(0, 32)

// Fields that a retry may change without becoming another operation.
const passing = new Set(['reqId', 'ts', 'meta', 'session'])

/** The request in canonical form, whatever order and spelling its fields came in. */
function canonicalText({ op, body }: WalletOrder): string {
  const fields: [string, unknown][] = []
  for (const [name, value] of Object.entries(body)) {
    if (!passing.has(name) && value !== undefined)
      fields.push([name, typeof value === 'bigint' ? String(value) : value])
  }
  fields.sort(([a], [b]) => (a < b ? -1 : 1))
  // Nested amounts are rare, and a replacer function is called for every value.
  const text = op === 'endround' ? JSON.stringify(fields, bigintAsText) : JSON.stringify(fields)
  return `glw-1 ${op} ${text}`
}

const bigintAsText = (_name: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)
