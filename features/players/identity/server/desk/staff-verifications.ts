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
    notFound: 'There is nothing of this player here.',
    unreadable: 'The picture cannot be opened: its file was altered, or sealed with another secret.',
    stale: staffMessages.stale,
    notNow: 'This cannot be decided as the case stands.',
    hitIsOpen: 'The player stands on a list. That has to be cleared first.',
    reasonsMissing: 'Name at least one item and what is wrong with it.',
    numberHeld: 'Another account holds this identity document by now.',
    picturesNotSeen: 'Open every picture first. You approve what you have seen yourself.',
    hitNotFound: 'There is no such open hit. Somebody may have decided it.',
  },
})
