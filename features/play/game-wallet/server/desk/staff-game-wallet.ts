import { staffMessages } from '#features/office/staff/server/index.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { staffListDifferencesHandler, staffResolveDifferenceHandler } from './staff-differences.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import { staffCancelFreeRoundsHandler, staffListFreeRoundsHandler } from './staff-free-rounds.ts'
import { staffGiveFreeRoundsHandler } from './staff-give-free-rounds.ts'
import { staffListProviderNamesHandler, staffListProvidersHandler } from './staff-list-providers.ts'
import { staffAddProviderKeyHandler, staffEndProviderKeyHandler } from './staff-provider-keys.ts'
import { staffAddProviderHandler, staffSaveProviderHandler } from './staff-save-provider.ts'
import type { StaffWalletDependencies } from './staff-wallet-dependencies.ts'

/** The providers of games, what was found about their numbers, and free rounds, as the operator's staff sees them. */
export const staffGameWallet = (needs: StaffWalletDependencies): ServedCalls => ({
  fieldMeanings: staffFieldMeanings,
  handlers: [
    staffListProvidersHandler,
    staffListProviderNamesHandler,
    staffAddProviderHandler(needs),
    staffSaveProviderHandler(needs),
    staffAddProviderKeyHandler(needs),
    staffEndProviderKeyHandler(needs),
    staffListDifferencesHandler,
    staffResolveDifferenceHandler(needs),
    staffListFreeRoundsHandler,
    staffGiveFreeRoundsHandler(needs),
    staffCancelFreeRoundsHandler(needs),
  ],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    providerNotFound: 'Provider not found.',
    providerExists: 'A provider with this ID already exists. Choose another ID.',
    stale: staffMessages.stale,
    nothingToChange: 'No changes to save.',
    keysInUse: 'You can change the protocol only while no key is active. Revoke its keys first.',
    addressPrivate:
      'This address is inside our own network, so it can’t be called. Use the provider’s public address, or have the host added to PRIVATE_HOSTS.',
    twoKeysLive: 'Two keys are already active. Revoke the older one first.',
    keyIdTaken: 'This key ID has been used before. Use a new one.',
    keyUnreadable:
      'This isn’t an RSA public key. Paste it exactly as the aggregator gave it, starting with BEGIN PUBLIC KEY.',
    keyNotFound: 'This key is no longer active. Someone else may have revoked it.',
    differenceNotFound: 'This difference is already resolved.',
    playerNotFound: 'Player not found.',
    gameNotFound: 'This provider has no game with this code.',
    alreadyGranted: 'These free rounds were already granted. Check the list before you grant more.',
    endIsPast: 'The expiry is in the past. Choose a later one.',
    freeRoundsNotFound: 'No free rounds are left to cancel: they were played or already cancelled.',
  },
})
