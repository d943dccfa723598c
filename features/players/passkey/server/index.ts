import { hours } from '#core/clock/duration.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { handle } from '#platform/http/handle.ts'
import type { Job } from '#platform/jobs/job.ts'
import { listPasskeys, renamePasskey } from '../contract.ts'
import { passkeyTexts as words } from '../messages/index.ts'
import { passkeyRestsUntil, passkeysMax } from '../rules.ts'
import { addPasskeyHandler } from './add-passkey.ts'
import { beginPasskeyHandler } from './begin-passkey.ts'
import { fieldMeanings } from './field-meanings.ts'
import { passkeyData } from './passkey-data.ts'
import type { PasskeyDependencies } from './passkey-dependencies.ts'
import { removePasskeyHandler } from './remove-passkey.ts'
import { challengeDeleteOld } from './store/passkey-challenge.store.ts'
import { passkeyList, passkeyRename } from './store/passkey.store.ts'

/** Players' passkeys: listed, added, named and removed. */
export const passkey = (needs: PasskeyDependencies): FeatureModule => ({
  name: 'passkey',
  player: {
    handlers: [
      listPasskeysHandler,
      beginPasskeyHandler(needs),
      addPasskeyHandler(needs),
      renamePasskeyHandler,
      removePasskeyHandler(needs),
    ],
    fieldMeanings,
    refusalTexts: {
      wrongCredentials: words['passkey.wrongPassword'],
      locked: words['passkey.locked'],
      codeWrong: words['passkey.codeWrong'],
      passkeysOff: words['passkey.off'],
      tooManyPasskeys: words['passkey.tooMany'],
      passkeyWrong: words['passkey.notAdded'],
      passkeyOver: words['passkey.over'],
      passkeyNotFound: words['passkey.notFound'],
    },
  },
  jobs: [deleteChallenges(needs)],
  personalData: [passkeyData],
})

const listPasskeysHandler = handle(listPasskeys, async ({ identity: { playerId }, tx, now }) => {
  const passkeys = (await passkeyList(tx, playerId)).map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt,
    lastUsedAt,
    restsUntil: passkeyRestsUntil(createdAt, now) ?? null,
  }))
  return answer({ passkeys, passkeysMax })
})

const renamePasskeyHandler = handle(renamePasskey, async ({ input, identity: { playerId }, tx }) =>
  (await passkeyRename(tx, { ...input, playerId })) ? answer({}) : refuse('passkeyNotFound'),
)

const deleteChallenges = ({ db }: Pick<PasskeyDependencies, 'db'>): Job => ({
  name: 'passkey.deleteChallenges',
  when: { every: hours(1) },
  run: async ({ now }) => void (await challengeDeleteOld(db, now)),
})

export type { ConfirmedAct } from './challenge.ts'
export { type PasskeyProofs, passkeyProofs } from './passkey-proofs.ts'
export { forgetPasskeys } from './remove-passkey.ts'
