import { type HouseCheck, heldList } from '#ledger'
import { openHoldList } from './store/open-hold.store.ts'

/** Coins on hold equal the amounts of open withdrawals. */
export const holdsCheck: HouseCheck = {
  name: 'hold',
  says: 'what is held is the sum of the open withdrawals',
  find: async (tx) => {
    const asked = new Map((await openHoldList(tx)).map(({ playerId, amount }) => [playerId, amount]))
    const held = new Map((await heldList(tx)).map(({ playerId, amount }) => [playerId, amount]))
    const players = new Set([...asked.keys(), ...held.keys()])
    return [...players].flatMap((player) => {
      const [has, wants] = [held.get(player) ?? 0n, asked.get(player) ?? 0n]
      return has === wants ? [] : [{ where: `player ${player}`, what: `${has} is held and ${wants} is asked for` }]
    })
  },
}
