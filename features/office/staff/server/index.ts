import { staffHousekeeping } from './staff-housekeeping.ts'
import { answer } from '#core/contract/outcome.ts'
import { sealedColumn } from '#platform/crypto/reseal/sealed-column.ts'
import { mailJob } from '#platform/notifications/mail.ts'
import { sealedMessages } from '#platform/notifications/sealed-messages.ts'
import { totpContext } from './entrance/totp-context.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { getSignInKey, getStaff, verifyAudit } from '../contract.ts'
import { staffMessages } from '../messages.ts'
import { acceptInvitationHandler } from './entrance/accept-invitation.ts'
import { confirmPasskeyHandler } from './entrance/confirm-passkey.ts'
import { changeStaffPasswordHandler } from './entrance/change-staff-password.ts'
import { confirmCodeHandler } from './entrance/confirm-code.ts'
import { handleStaff } from './handle-staff.ts'
import { type AuditVocabulary, listAuditHandler } from './list-audit.ts'
import { addStaffHandler } from './members/add-staff.ts'
import { endStaffSessionsHandler } from './members/end-staff-sessions.ts'
import { handOverStaffLinkHandler } from './members/hand-over-staff-link.ts'
import { liftStaffSuspensionHandler } from './members/lift-staff-suspension.ts'
import { listViewHandlers } from './list/list-view-handlers.ts'
import { makeStaffLinkHandler } from './members/make-staff-link.ts'
import { ownPasskeys } from './entrance/own-passkeys.ts'
import { setStaffRolesHandler } from './members/set-staff-roles.ts'
import { signInHandler } from './entrance/sign-in.ts'
import { signOutHandler } from './entrance/sign-out.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { staffDocumentGuard } from './staff-document.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import { listStaffHandler, listStaffSessionsHandler } from './members/staff-roster.ts'
import { staffView } from './members/staff-view.ts'
import { suspendStaffHandler } from './members/suspend-staff.ts'
import { vaultChanges } from './vault-changes.ts'

/** Staff accounts, sessions and the audit log. */
export const staff = (needs: StaffDependencies & AuditVocabulary): FeatureModule => ({
  name: 'staff',
  desk: {
    fieldMeanings: staffFieldMeanings,
    guards: [staffDocumentGuard],
    handlers: [
      handleOutsideTransaction(getSignInKey, async ({ now }) => {
        const { keyId, spki } = await needs.passwordKeys.publicKey(now)
        return answer({ passwordKeyId: keyId, spki })
      }),
      signInHandler(needs),
      confirmCodeHandler(needs),
      confirmPasskeyHandler(needs),
      acceptInvitationHandler(needs),
      ...ownPasskeys(needs),
      handleStaff(getStaff, async ({ staff: { staffId: id, ...member } }) => answer(staffView({ id, ...member }))),
      signOutHandler,
      changeStaffPasswordHandler(needs),
      listAuditHandler(needs),
      ...listViewHandlers,
      handleStaff(verifyAudit, async ({ db }) => answer(await needs.audit.verify(db))),
      listStaffHandler,
      listStaffSessionsHandler,
      addStaffHandler(needs),
      makeStaffLinkHandler(needs),
      handOverStaffLinkHandler(needs),
      setStaffRolesHandler(needs),
      suspendStaffHandler(needs),
      liftStaffSuspensionHandler(needs),
      endStaffSessionsHandler(needs),
    ],
    refusalTexts: staffMessages,
  },
  jobs: staffHousekeeping(needs),
  vault: [vaultChanges],
  sealed: [
    sealedColumn({
      table: 'staff_member',
      key: { column: 'id', type: 'bigint' },
      of: 'id',
      value: { column: 'totp_secret' },
      purpose: 'staff-totp',
      contextOf: (id) => totpContext(BigInt(id)),
    }),
    ...sealedMessages(mailJob, 'staff-mail'),
  ],
})

export { activeMembersWith } from './members/active-members.ts'
export { administratorCount } from './store/staff-roster.store.ts'
export { authenticateStaffBy } from './authenticate-staff.ts'
export { auditCounts } from './store/audit-month.store.ts'
export { createAuditLog } from './audit-log.ts'
export type { AuditMeanings, AuditMeaningsOf } from '../audit-fields.ts'
export type { AuditVocabulary } from './list-audit.ts'
export { staffDocumentGuard }
export { changed, handleStaff, handleStaffChange, handleStaffChangeAfter, repeated } from './handle-staff.ts'
export { handleStaffBulk, type ItemResult } from './handle-staff-bulk.ts'
export { type CsvColumn, csvTime, handleStaffList } from './list/handle-staff-list.ts'
export { csvValues } from './list/csv-values.ts'
export { versionColumns } from './list/version-columns.ts'
export { listExport } from './list/list-export.ts'
export { isStale } from './is-stale.ts'
export { inviteStaff } from './members/invite-staff.ts'
export { recordRefusalBy } from './record-refusal.ts'
export { type SecondPersonCheck, secondPersonCheck } from './second-person.ts'
export { seedDemoStaff } from './seed-demo-staff.ts'
export type { StaffDependencies } from './staff-dependencies.ts'
export type { WorkItem, WorkQueues } from './work-queue.ts'
export type { StaffIdentity } from './staff-identity.ts'
export { type Permission, permits } from '../permissions.ts'
export { isStaffRole, type StaffRole, staffRoles } from '../roles.ts'
export { upperFirst } from '../audit-fields.ts'
export { transferText } from '../transfer-words.ts'
export { isFactorFresh } from '../apart.ts'
export { secondPersonMessages, staffMessages } from '../messages.ts'
