import { staffMessages } from '#features/office/staff/server/index.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { staffListDifferencesHandler, staffResolveDifferenceHandler } from './staff-differences.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import { staffCancelFreeRoundsHandler, staffListFreeRoundsHandler } from './staff-free-rounds.ts'
import { staffGiveFreeRoundsHandler } from './staff-give-free-rounds.ts'
import { staffListProvidersHandler } from './staff-list-providers.ts'
import { staffAddProviderKeyHandler, staffEndProviderKeyHandler } from './staff-provider-keys.ts'
import { staffAddProviderHandler, staffSaveProviderHandler } from './staff-save-provider.ts'
import type { StaffWalletDependencies } from './staff-wallet-dependencies.ts'

/** The providers of games, what was found about their numbers, and free rounds, as the operator's staff sees them. */
export const staffGameWallet = (needs: StaffWalletDependencies): ServedCalls => ({
  fieldMeanings: staffFieldMeanings,
  handlers: [
    staffListProvidersHandler,
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
    providerNotFound: 'There is no such provider.',
    providerExists: 'There is a provider with this id already.',
    stale: staffMessages.stale,
    nothingToChange: 'Nothing is different from what acts now.',
    keysInUse: 'What it speaks can be changed only while no key is in use. End its keys first.',
    addressPrivate:
      'This address is inside our own network, so it can’t be called. Use the provider’s public address, or have the host added to PRIVATE_HOSTS.',
    twoKeysLive: 'Two keys are in use already. End the older one first.',
    keyIdTaken: 'This id was used for a key before. Every key has an id of its own.',
    keyUnreadable: 'This is no public RSA key. Paste it as the aggregator gave it, from BEGIN PUBLIC KEY on.',
    keyNotFound: 'There is no such key in use. Somebody else may have ended it.',
    differenceNotFound: 'This difference is explained already.',
    playerNotFound: 'There is no player with this id.',
    gameNotFound: 'This provider has no game with this code.',
    alreadyGranted: 'These free rounds were given before. Look at the list before you give them again.',
    endIsPast: 'The end has passed already.',
    freeRoundsNotFound: 'None of these free rounds are left: they were played, or taken back before.',
  },
})
