import * as v from 'valibot'
import { idField } from './fields.ts'

/** Where a game can ask to be left for. */
const exitTargets = ['home', 'cashier', 'history', 'demo'] as const
export type ExitTarget = (typeof exitTargets)[number]

const whole = v.pipe(v.number(), v.safeInteger())

/**
 * What a game's page says to the page that frames it, by postMessage to the origin of its `home` address. A frame takes
 * only messages that come from its own game's window and origin, and parses them with this schema. A union, because a
 * variant would add its 0.3 kB to the script that every visit loads first.
 */
export const frameMessage = v.union([
  /** With a menu: the game has no bar of its own, and its frame has a way to open the menu. */
  v.object({ kind: v.literal('ready'), game: idField, menu: v.optional(v.literal(true)) }),
  /** Centavos, as the game shows them after a round. Never in a demonstration. */
  v.object({ kind: v.literal('balance'), amount: whole }),
  v.object({ kind: v.literal('round'), state: v.picklist(['began', 'ended']), staked: whole, win: whole }),
  /** Asks for `/verify` of the game's own origin, where rounds are checked: a sandboxed game opens no page itself. */
  v.object({ kind: v.literal('verify') }),
  /** `demo`: the same game for play money. */
  v.object({ kind: v.literal('exit'), to: v.picklist(exitTargets) }),
  v.object({ kind: v.literal('realityCheck'), elapsedSec: whole, net: whole }),
])
export type FrameMessage = v.InferOutput<typeof frameMessage>

/**
 * Commands of the frame to its game: stop (nothing is played until `resume`), refetch the balance, or open its menu.
 */
export const frameCommand = v.variant('kind', [
  v.object({ kind: v.literal('pause') }),
  v.object({ kind: v.literal('resume') }),
  v.object({ kind: v.literal('refreshBalance') }),
  v.object({ kind: v.literal('menu') }),
])
export type FrameCommand = v.InferOutput<typeof frameCommand>
