import type { ApprovalKinds } from '#features/office/approval/server/index.ts'
import type { WorkQueues } from '#features/office/staff/server/index.ts'
import { accountHousekeeping } from './account-housekeeping.ts'
import { codesHeldBack } from './access/codes-held-back.ts'
import { type NoticeDependencies, securityNotices } from './sessions/security-notices.ts'
import { unbindMobileKind } from './unbind-mobile.ts'
import { type AccountDeskDependencies, staffAccount } from './desk/staff-account.ts'
import { smsJob } from '#platform/notifications/sms.ts'
import { sealedMessages } from '#platform/notifications/sealed-messages.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { sendSmsJob } from '#platform/notifications/sms.ts'
import { accountTexts as words } from '../messages/index.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { agreeToDocumentsHandler } from './agree-to-documents.ts'
import { checkCodeHandler } from './access/check-code.ts'
import { closeAccountHandler } from './closing/close-account.ts'
import type { ClosingDependencies } from './closing/closing-dependencies.ts'
import { getClosingHandler } from './closing/get-closing.ts'
import { bindMobileHandler } from './bind-mobile.ts'
import { confirmPresenceHandler } from './access/confirm-presence.ts'
import { endSessionHandler } from './sessions/end-session.ts'
import { fieldMeanings } from './field-meanings.ts'
import { fillSuperiorHandler } from './fill-superior.ts'
import { getPlayerHandler } from './get-player.ts'
import { listSessionsHandler } from './sessions/list-sessions.ts'
import { accountData } from './account-data.ts'
import { modifyPasswordHandler } from './access/modify-password.ts'
import { modifyPlayerHandler } from './modify-player.ts'
import { pingHandler } from './sessions/ping.ts'
import { refreshDataHandler } from './sessions/refresh-data.ts'
import { registerHandler } from './access/register.ts'
import { resetPasswordHandler } from './access/reset-password.ts'
import { sendCodeHandler } from './access/send-code.ts'
import { signInByLineHandler } from './access/sign-in-by-line.ts'
import { beginPasskeySignInHandler, signInByPasskeyHandler } from './access/sign-in-by-passkey.ts'
import { signInHandler, signInWork } from './access/sign-in.ts'
import { signOutHandler } from './access/sign-out.ts'
import { vaultSessions } from './vault-sessions.ts'
import { codeTemplates } from './access/code-templates.ts'
import { lockTemplates } from './lock-templates.ts'
import { securityTemplates } from './sessions/security-templates.ts'

type AccountModuleDependencies = AccountDependencies &
  ClosingDependencies &
  NoticeDependencies &
  Omit<AccountDeskDependencies, 'account'>

/** Accounts and sessions: the player's calls, the staff's, and what watches over them. */
export const account = (needs: AccountModuleDependencies): FeatureModule & ApprovalKinds & WorkQueues => ({
  name: 'account',
  player: playerCalls(needs),
  desk: staffAccount({ ...needs, account: needs }),
  sealed: sealedMessages(smsJob, 'waiting-message'),
  jobs: [sendSmsJob({ sender: needs.sms, seal: needs.seal }), ...accountHousekeeping(needs)],
  consumers: [securityNotices(needs)],
  personalData: accountData,
  messageTemplates: [...codeTemplates, ...securityTemplates, ...lockTemplates],
  vault: [vaultSessions],
  approvalKinds: [unbindMobileKind(needs)],
  queues: [
    {
      name: 'codes',
      label: 'SMS codes held back in the last hour',
      permission: 'monitor.view',
      page: null,
      count: codesHeldBack,
    },
  ],
})

const playerCalls = (needs: AccountModuleDependencies): ServedCalls => ({
  handlers: [
    signInHandler(needs),
    registerHandler(needs),
    sendCodeHandler(needs),
    checkCodeHandler(needs),
    signInByLineHandler(needs),
    beginPasskeySignInHandler(needs),
    signInByPasskeyHandler(needs),
    resetPasswordHandler(needs),
    signOutHandler,
    getPlayerHandler(needs),
    refreshDataHandler(needs),
    bindMobileHandler(needs),
    modifyPlayerHandler(needs),
    modifyPasswordHandler(needs),
    confirmPresenceHandler(needs),
    agreeToDocumentsHandler(needs),
    listSessionsHandler,
    endSessionHandler,
    pingHandler(needs),
    fillSuperiorHandler(needs),
    getClosingHandler(needs),
    closeAccountHandler(needs),
  ],
  fieldMeanings,
  refusalTexts: {
    wrongCredentials: words['login.loginFailed101'],
    locked: words['login.loginFailed102'],
    suspended: words['login.loginFailed1018'],
    excluded: words['login.loginFailed1019'],
    closed: words['account.closed'],
    tryLater: words['login.loginFailed1020'],
    alreadyRegistered: words['login.loginFailed1043'],
    codeWrong: words['login.loginFailed1045'],
    registrationLimit: words['login.loginFailed1047'],
    notAllowed: words['login.loginFailed1049'],
    mobileNeeded: words['account.mobileNeeded'],
    alreadyBound: words['account.alreadyBound'],
    numberTaken: words['account.numberTaken'],
    nothingToChange: words['account.nothingToChange'],
    outdated: words['login.agreementOutdatedTip'],
    superiorSet: words['account.superiorSet'],
    superiorNotFound: words['account.superiorNotFound'],
    superiorTooLate: words['account.superiorTooLate'],
    signInNeeded: words['account.signInNeeded'],
    codeUnavailable: words['account.codeUnavailable'],
    lineUnavailable: words['account.lineUnavailable'],
    lineRefused: words['account.lineRefused'],
    registrationNeeded: words['account.registrationNeeded'],
    passkeysOff: words['account.passkeysOff'],
    passkeyWrong: words['account.passkeyWrong'],
    passkeyOver: words['account.passkeyOver'],
    notActive: words['account.closingNotActive'],
    roundOpen: words['account.closingRoundOpen'],
    withdrawalOpen: words['account.closingWithdrawalOpen'],
    depositOpen: words['account.closingDepositOpen'],
    balanceLeft: words['account.closingBalanceLeft'],
  },
})

export { signInWork }
export type { MoneyUnderWay } from './closing/closing-dependencies.ts'
export { playerInvitedTopic } from './player-invited.ts'
export { invitationShareUrls } from '../invitation.ts'
export { inviteCodeOf } from './store/invite-code.store.ts'
export { birthDateOf, birthDatesOf, playersBornOn } from './store/birthday.store.ts'
export { signInOrigins } from './store/sign-in-trace.store.ts'
export { type PlayerAtPlay, playersAtPlay } from './store/players-at-play.store.ts'
export { identityDueFind, identityDueSet } from './store/identity-due.store.ts'
export { endSessionsByExclusion } from './sessions/end-sessions-by-exclusion.ts'
export { playerExclude, playLimitsMark } from './store/play-stop.store.ts'
export { identityGrace } from '../rules.ts'
export {
  accountFactsOf,
  countedPlayers,
  playersSeenSince,
  playersWhoMayPlay,
  stoppedAmong,
} from './store/segment-facts.store.ts'
export { playersRegisteredIn, registrationsByHour } from './store/registration-figures.store.ts'
export { demoPlayerExists, demoPlayerIs, demoPlayerList, demoPlayerMark } from './store/demo-player.store.ts'
export { grantSynthetic, openSyntheticPlayer } from './synthetic/open-synthetic-player.ts'
export { isPlayer } from './is-player.ts'
export { accountConfiguration } from './account-configuration.ts'
export { registeredAt, signInTraces, signInTracesLike, signInTracesOf } from './store/sign-in-trace.store.ts'
export { mobileOf, playersByMobile, playersWithMobile } from './store/player-mobile.store.ts'
export { hiddenName, publicNamesOf } from './store/public-name.store.ts'
export { lineLogin } from './access/line-login.ts'
export { authenticateBy } from './sessions/authenticate.ts'
export type { AccountDependencies } from './account-dependencies.ts'
export type { EncryptedPassword } from './access/read-password.ts'
export { securityTopics } from './sessions/security-words.ts'
export { moneyOutProofs } from './money-out-proofs.ts'
export { newestRegistered, playersRegistered } from './store/registered-players.store.ts'
export { closeForReview } from './desk/close-for-review.ts'
export { sessionsReachable } from './store/reachable-session.store.ts'
export { excludedAmong } from './store/excluded-players.store.ts'
export { mayTakeGifts } from './may-take-gifts.ts'
export { giftFactsFind } from './store/gift-facts.store.ts'
export { internationalMobile, maskedMobile } from '../rules.ts'
export { shownAccountOf } from './player-view.ts'
export { startWithdrawalHold, withdrawalFactsFind } from './store/withdrawal-hold.store.ts'
