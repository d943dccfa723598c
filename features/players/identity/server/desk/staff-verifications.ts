import { staffMessages } from '#features/office/staff/server/index.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { staffDecideHitHandler } from './staff-decide-hit.ts'
import { staffDecideIdentityHandler } from './staff-decide-identity.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import type { StaffVerificationDependencies } from './staff-verification-dependencies.ts'
import { staffListIdentitiesHandler } from './staff-list-identities.ts'
import { staffLoadRestrictedListHandler } from './staff-load-restricted-list.ts'
import { staffOpenIdentityHandler } from './staff-open-identity.ts'
import { staffViewDocumentHandler } from './staff-view-document.ts'

/** Verifications, as the operator's staff sees and decides them. */
export const staffVerifications = (needs: StaffVerificationDependencies): ServedCalls => ({
  fieldMeanings: staffFieldMeanings,
  handlers: [
    staffListIdentitiesHandler,
    staffOpenIdentityHandler(needs),
    staffViewDocumentHandler(needs),
    staffDecideIdentityHandler(needs),
    staffDecideHitHandler(needs),
    staffLoadRestrictedListHandler(needs),
  ],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    notFound: 'No verification found for this player.',
    unreadable:
      'We can’t open this photo: its file was changed or encrypted with another key. Ask the player for a new photo.',
    stale: staffMessages.stale,
    notNow: 'This decision isn’t possible in the case’s current status. Nothing was changed. Reload the case.',
    hitIsOpen: 'The player has an open restricted-list match. Clear or confirm it first.',
    reasonsMissing: 'Add at least one item and a reason.',
    numberHeld: 'Another account is now verified with this document. Nothing was changed.',
    picturesNotSeen: 'Open every photo before you approve.',
    hitNotFound: 'This match is no longer open. Someone may have decided it already.',
  },
})
