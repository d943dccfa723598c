import { signIn } from '#features/players/account/contract.ts'
import { getConfiguration } from '#features/office/web-configuration/contract.ts'
import { encryptPassword } from '#platform/crypto/browser/encrypt-password.ts'
import { openMethods, type PaymentMethod } from './plain-answers.ts'
import type { SyntheticSettings } from './settings.ts'
import { StepFailed, type Visitor } from './visitor.ts'

/** What the lobby tells everybody, as far as the player needs it. */
export type LobbyFacts = {
  readonly games: readonly { readonly id: number; readonly name: string }[]
  readonly methods: readonly PaymentMethod[]
  /** A password as the forms send it. */
  readonly encrypted: (password: string) => Promise<{ readonly password: string; readonly passwordKeyId: string }>
}

/** Opens the lobby as a guest: the configuration, and the list of games. */
export async function enterLobby({ ask }: Visitor): Promise<LobbyFacts> {
  const configuration = await ask(getConfiguration, {})
  const games = configuration.gameConfig.gameList ?? []
  if (games.length === 0) throw new StepFailed('the lobby has no games')
  const { id: passwordKeyId, spki } = configuration.data.passwordKey
  return {
    games,
    methods: openMethods(configuration),
    encrypted: async (password) => ({ password: await encryptPassword(spki, password), passwordKeyId }),
  }
}

/** Signs in by the form. Every later call of the visitor is the player's. */
export async function signInAs(
  { ask, setToken }: Visitor,
  { encrypted }: LobbyFacts,
  { account, password }: Pick<SyntheticSettings, 'account' | 'password'>,
): Promise<void> {
  const { token } = await ask(signIn, { account, ...(await encrypted(password)) })
  setToken(token)
}
