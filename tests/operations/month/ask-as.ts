import type { Call, RequestOf } from '#core/contract/call.ts'
import { type MonthPlayer, visitorOf } from './month-player.ts'
import type { MonthHouse } from './open-house.ts'

type Body = Record<string, unknown> & { readonly errcode: number }

/** A call of a player, refused or not. */
export const tryAs = async <C extends Call>(
  { site }: Pick<MonthHouse, 'site'>,
  player: MonthPlayer,
  call: C,
  request: RequestOf<C>,
): Promise<Body> => (await site.send(call, request, visitorOf(player))).body

/** A call of a player that has to succeed. */
export async function askAs<C extends Call>(
  house: Pick<MonthHouse, 'site'>,
  player: MonthPlayer,
  call: C,
  request: RequestOf<C>,
): Promise<Body> {
  const body = await tryAs(house, player, call, request)
  if (body.errcode !== 0)
    throw new Error(`player ${player.index} (${player.habit}) was refused ${call.path}: ${JSON.stringify(body)}`)
  return body
}
