import { answer, refuse } from '#core/contract/outcome.ts'
import { shownAccountOf } from '#features/players/account/server/index.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { passkeyAlgorithms } from '#platform/passkey/verify-passkey.ts'
import { beginPasskey } from '../contract.ts'
import { passkeysMax } from '../rules.ts'
import { newChallenge } from './challenge.ts'
import type { PasskeyDependencies } from './passkey-dependencies.ts'
import { challengeInsert } from './store/passkey-challenge.store.ts'
import { passkeyList } from './store/passkey.store.ts'

/** A passkey opens the account and confirms payments, so adding one takes the password and the code, as changing the password does. */
export const beginPasskeyHandler = (needs: PasskeyDependencies) =>
  handleOutsideTransaction(beginPasskey, async ({ input, identity: { playerId }, caller, now, db }) => {
    const { passkeySite: site } = needs
    if (site === undefined) return refuse('passkeysOff')
    const known = await passkeyList(db, playerId)
    if (known.length >= passkeysMax) return refuse('tooManyPasskeys')
    const password = await needs.proveAccountPassword({ playerId, encrypted: input, now })
    if (password !== 'proven') return refuse(password)
    const { code = '', requestId } = input
    if ((await needs.proveCode({ playerId, code, requestId, caller, now })) === 'codeWrong') return refuse('codeWrong')

    const challenge = newChallenge(needs)
    await challengeInsert(db, { challenge, purpose: 'add', playerId, now })
    const [name, operatorName] = await Promise.all([shownAccountOf(db, playerId), needs.operatorName()])
    return answer({
      options: {
        challenge,
        rp: { id: site.id, name: operatorName },
        // Says nothing about the player to a device that is lost.
        user: { id: needs.hashToken(`passkey:${playerId}`).toString('base64url'), name, displayName: name },
        algorithms: passkeyAlgorithms,
        exclude: known.map(({ credentialId }) => credentialId),
      },
    })
  })
