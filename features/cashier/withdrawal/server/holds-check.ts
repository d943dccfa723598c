import { type LedgerInvariant, heldList } from '#ledger'
import { openHoldList } from './store/open-hold.store.ts'

/** Coins on hold equal the amounts of open withdrawals. */
export const holdsCheck: LedgerInvariant = {
  name: 'hold',
  says: 'what is held is the sum of the open withdrawals',
  find: async (tx) => {
    const openByPlayer = new Map((await openHoldList(tx)).map(({ playerId, amount }) => [playerId, amount]))
    const heldByPlayer = new Map((await heldList(tx)).map(({ playerId, amount }) => [playerId, amount]))
    const players = new Set([...openByPlayer.keys(), ...heldByPlayer.keys()])
    return [...players].flatMap((player) => {
      const [held, open] = [heldByPlayer.get(player) ?? 0n, openByPlayer.get(player) ?? 0n]
      return held === open ? [] : [{ where: `player ${player}`, what: `${held} is held and ${open} is asked for` }]
    })
  },
}
