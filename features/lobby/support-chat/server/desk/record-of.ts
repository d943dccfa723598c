import type { Json } from '#core/json.ts'
import type { Chat } from '../store/chat.store.ts'

type After = { readonly [name: string]: Json }

/** What the audit log says of an act on a chat: under the player's name, with the chat's number and no text. */
export const recordOf = ({ id, playerId, state, owner }: Chat, after: After) => {
  const before = { chat: String(id), state, owner }
  return { subject: `player:${playerId}`, before, after: { ...before, ...after } }
}
