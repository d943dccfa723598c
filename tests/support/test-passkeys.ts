import * as v from 'valibot'
import { beginPasskeySignIn, signInByPasskey } from '#features/players/account/passkey-contract.ts'
import { addPasskey, beginPasskey, listPasskeys } from '#features/players/passkey/contract.ts'
import type { RequestOf } from '#core/contract/call.ts'
import { passkeySiteOf } from '#platform/passkey/passkey-site.ts'
import type { RegisteredPlayer } from './registered-player.ts'
import { softwareAuthenticator } from './software-authenticator.ts'
import type { TestSite, Visitor } from './test-site.ts'

export type TestDevice = ReturnType<typeof softwareAuthenticator>

export type DeviceChanges = { readonly device?: TestDevice; readonly at?: string; readonly name?: string }

/** What players do with their passkeys, one line each. `codeFor` reads a code from the player's phone. */
export function openTestPasskeys(site: TestSite, codeFor: (player: RegisteredPlayer) => Promise<string>) {
  const { db, configuration } = site.context
  const origin = passkeySiteOf(configuration.urls.public)?.origin ?? ''

  const begin = async (player: RegisteredPlayer, changes: Record<string, unknown> = {}) => {
    const code = await codeFor(player)
    const given = { ...(await site.encrypted(player.password)), code, ...changes }
    return (await site.sendRaw(beginPasskey.path, given, { token: player.token })).body
  }
  const add = async (player: RegisteredPlayer, { device, at = origin, name = 'Phone' }: DeviceChanges = {}) => {
    const { options } = v.parse(beginPasskey.response, await begin(player))
    const passkey = (device ?? softwareAuthenticator()).make({ challenge: options.challenge, origin: at })
    return (await site.send(addPasskey, { name, passkey }, { token: player.token })).body
  }
  /** As if the passkeys had been added a day before: new ones do not confirm. */
  const rested = ({ id }: RegisteredPlayer) =>
    db.pool.query(`update player_passkey set created_at = created_at - interval '24 hours' where player_id = $1`, [id])
  const challengeOfSignIn = async (visitor?: Visitor) =>
    v.parse(beginPasskeySignIn.response, (await site.send(beginPasskeySignIn, {}, visitor)).body).challenge

  return {
    origin,
    begin,
    add,
    rested,
    challengeOfSignIn,
    /** A device with a passkey of the player that can confirm. */
    readyDevice: async (player: RegisteredPlayer) => {
      const device = softwareAuthenticator()
      const body = await add(player, { device })
      if (body.errcode !== 0) throw new Error(`refused: ${JSON.stringify(body)}`)
      await rested(player)
      return device
    },
    signIn: async (
      device: TestDevice,
      changes: Partial<RequestOf<typeof signInByPasskey>> = {},
      visitor: Visitor = {},
    ) => {
      const passkey = device.sign({ challenge: await challengeOfSignIn(visitor), origin })
      return site.send(signInByPasskey, { passkey, ...changes }, visitor)
    },
    list: async ({ token }: Pick<RegisteredPlayer, 'token'>) => {
      const { body } = await site.send(listPasskeys, {}, { token })
      return v.parse(v.array(v.looseObject({ id: v.number(), name: v.string() })), body.passkeys)
    },
  }
}
