import { parseArgs } from 'node:util'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'

type Defaults = { readonly usage: string; readonly transfers: string; readonly players: string }

/** How large a ledger a drill fills, from the command's arguments. */
export function readLedgerSize({ usage, ...defaults }: Defaults) {
  const { transfers, players } = parseStrictly({ usage, ...defaults })
  if (![transfers, players].every((text) => /^[1-9]\d{0,8}$/.test(text))) throw new OperatorFault(usage)
  const size = { transfers: Number(transfers), players: Number(players) }
  if (size.transfers <= size.players) throw new OperatorFault(`${usage}: every player is funded by one transfer`)
  return size
}

function parseStrictly({ usage, transfers, players }: Defaults) {
  const options = {
    transfers: { type: 'string', default: transfers },
    players: { type: 'string', default: players },
  } as const
  try {
    return parseArgs({ options }).values
  } catch {
    throw new OperatorFault(usage)
  }
}
