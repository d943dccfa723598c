import { workCallSamples } from './work-call-samples.ts'
import { randomUUID } from 'node:crypto'
import { refreshFacts } from '../../support/refresh-facts.ts'
import { eventFeedCallSamples } from './event-feed-call-samples.ts'
import { campaignCallSamples, messageTemplateCallSamples } from './campaign-call-samples.ts'
import { segmentCallSamples } from './segment-call-samples.ts'
import * as account from '#features/players/account/staff-contract.ts'
import * as identity from '#features/players/identity/staff-contract.ts'
import * as adjustment from '#features/office/adjustment/contract.ts'
import * as approval from '#features/office/approval/contract.ts'
import * as care from '#features/players/responsible-play/staff-contract.ts'
import * as dailyClose from '#features/office/daily-close/contract.ts'
import * as operations from '#features/office/report/operation-contract.ts'
import * as dashboard from '#features/office/dashboard/contract.ts'
import * as playerFile from '#features/office/player-file/contract.ts'
import * as preview from '#features/lobby/content/preview-contract.ts'
import * as featureSwitch from '#features/office/feature-switch/contract.ts'
import * as houseOpening from '#features/office/house-opening/contract.ts'
import * as shelf from '#features/lobby/catalogue/shelf-contract.ts'
import * as catalogue from '#features/lobby/catalogue/staff-contract.ts'
import * as content from '#features/lobby/content/staff-contract.ts'
import * as offer from '#features/lobby/catalogue/offer-contract.ts'
import * as gameReturns from '#features/lobby/game-returns/staff-contract.ts'
import * as code from '#features/office/code-check/contract.ts'
import * as monitor from '#features/office/monitor/contract.ts'
import * as slow from '#features/office/monitor/slow-contract.ts'
import * as segmentMail from '#features/players/mail/segment-contract.ts'
import * as consent from '#features/players/marketing-consent/contract.ts'
import * as email from '#features/players/email/staff-contract.ts'
import * as mail from '#features/players/mail/staff-contract.ts'
import * as mentions from '#features/lobby/customer-service/find-mentions-contract.ts'
import * as customerService from '#features/lobby/customer-service/view-player-facts-contract.ts'
import * as staff from '#features/office/staff/contract.ts'
import * as legal from '#features/players/legal/staff-contract.ts'
import * as list from '#features/office/staff/list-contract.ts'
import * as passkey from '#features/office/staff/passkey-contract.ts'
import * as member from '#features/office/staff/member-contract.ts'
import * as withdrawal from '#features/cashier/withdrawal/staff-contract.ts'
import * as configuration from '#features/office/web-configuration/staff-contract.ts'
import { gameSave } from '#features/play/game-launch/server/index.ts'
import * as reconciliation from '#features/office/reconciliation/staff-contract.ts'
import * as report from '#features/office/report/contract.ts'
import * as debt from '#features/office/debt/contract.ts'
import * as amlCase from '#features/cashier/risk/case-contract.ts'
import * as riskRatings from '#features/cashier/risk/list-ratings-contract.ts'
import * as riskRules from '#features/cashier/risk/rules-contract.ts'
import { firstRulesVersion } from '#features/cashier/risk/risk-rules.ts'
import * as risk from '#features/cashier/risk/staff-contract.ts'
import * as gameWallet from '#features/play/game-wallet/staff-contract.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { sample, type StaffSample } from './call-sample.ts'
import { authorityCallSamples } from './authority-call-samples.ts'
import { playerMoneyCallSamples } from './player-money-call-samples.ts'
import { promotionCallSamples } from './promotion-call-samples.ts'
import { supportChatCallSamples } from './support-chat-call-samples.ts'
import { supportTicketCallSamples } from './support-ticket-call-samples.ts'
import { handedIn, listedAs } from './handed-in.ts'
import type { StaffRole } from '#features/office/staff/roles.ts'
import { sampleClosableDay, sampleClosedDay } from './sample-closing.ts'
import { sampleOffer } from './sample-offer.ts'
import { samplePasskey, samplePasskeyMade, signedByNobody } from './sample-passkey.ts'
import { sampleReturnCase } from './sample-return-case.ts'
import { sampleWithdrawal } from './sample-withdrawal.ts'
import { staffPassword } from '../../support/test-back-office.ts'
import {
  bindNumber,
  caseEnds,
  nextSample,
  otherOrder,
  presentWeights,
  providerTerms,
  reason,
  sampleApproval,
  sampleGift,
  sampleCase,
  sampleCaseDocument,
  sampleDeadRun,
  sampleDebt,
  sampleExport,
  sampleDraft,
  sampleFreeRounds,
  sampleText,
  sampleMatchingTranslation,
  sampleTranslation,
  sampleTranslationDraft,
  sampleMember,
  sampleProvider,
  sampleTurn,
  sampleVersion,
  sampleWeights,
} from './sample-rows.ts'

const newcomer: StaffRole[] = ['crm']
const otherRoles: StaffRole[] = ['content']
const november = { from: '2026-11-01', until: '2026-11-30' }
/** A well-formed request of every call of the back office. The tests over all calls fail for a call that has none. */
export const staffCallSamples: readonly StaffSample[] = [
  ...promotionCallSamples,
  sample(staff.getSignInKey, () => ({})),
  sample(staff.signIn, async ({ encrypted }) => ({
    email: 'nobody@example.ph',
    ...(await encrypted('wrong wrong 1')),
  })),
  sample(staff.confirmCode, () => ({ ticket: 'made up', code: '000000' })),
  sample(passkey.confirmPasskey, (office) => ({ ticket: 'made up', response: signedByNobody(office) })),
  sample(staff.acceptInvitation, async ({ encrypted }) => ({
    token: 'made up',
    ...(await encrypted('wrong wrong 1')),
  })),
  sample(staff.getStaff, () => ({})),
  sample(passkey.listPasskeys, () => ({})),
  sample(passkey.beginPasskey, (office) => office.encrypted(staffPassword)),
  sample(staff.changeStaffPassword, async (office) => {
    const { password: oldPassword } = await office.encrypted(staffPassword)
    return { oldPassword, ...(await office.encrypted(`isang bagong umaga ${nextSample()}`)), reason }
  }),
  sample(passkey.addPasskey, async (office, _playerId, by) => ({
    ...(await samplePasskeyMade(office, by)),
    name: 'Sample',
    reason,
  })),
  sample(passkey.removePasskey, async (office, _playerId, by) => ({ id: await samplePasskey(office, by), reason })),
  sample(list.listViews, () => ({ list: 'playerFind' })),
  sample(list.saveListView, () => ({
    list: 'playerFind',
    name: 'Stopped',
    values: { state: 'suspended' },
    sort: 'newest',
  })),
  sample(list.deleteListView, () => ({ list: 'playerFind', name: 'Stopped' })),
  sample(list.beginListExport, () => ({ list: 'playerFind', question: { state: 'active', sort: 'oldest' }, reason })),
  sample(list.continueListExport, async (office, _playerId, by) => ({ exportId: await sampleExport(office, by) })),
  sample(staff.listAudit, () => ({ action: 'player.suspend' })),
  sample(staff.verifyAudit, () => ({})),
  sample(member.listStaff, () => ({})),
  sample(member.listStaffSessions, async (office) => ({ staffId: await sampleMember(office) })),
  sample(member.addStaff, () => ({ name: 'New', email: `new${nextSample()}@example.ph`, roles: newcomer, reason })),
  sample(member.makeStaffLink, async (office) => ({ staffId: await sampleMember(office), reason })),
  sample(member.handOverStaffLink, async (office) => {
    const staffId = await sampleMember(office)
    await office.site.context.db.pool.query(
      `insert into staff_link_wish (staff_id, asked_by, asked_at, expires_at)
       values ($1, $2, now(), now() + interval '100 years')`,
      [staffId, await sampleMember(office)],
    )
    return { staffId, reason }
  }),
  sample(member.setStaffRoles, async (office) => ({
    staffId: await sampleMember(office),
    roles: otherRoles,
    expected: newcomer,
    reason,
  })),
  sample(member.suspendStaff, async (office) => ({ staffId: await sampleMember(office), reason })),
  sample(member.liftStaffSuspension, async (office) => {
    const staffId = await sampleMember(office)
    await office.site.context.db.pool.query(`update staff_member set state = 'suspended' where id = $1`, [staffId])
    return { staffId, reason }
  }),
  sample(member.endStaffSessions, async (office) => {
    const staffId = await sampleMember(office)
    await office.site.context.db.pool.query(
      `insert into staff_session (token_hash, staff_id, ip, user_agent, started_at, last_action_at, expires_at, factor_since)
       values (decode(md5($1::bigint::text), 'hex'), $1::bigint, '::1', '', now(), now(), now() + interval '100 years', now())`,
      [staffId],
    )
    return { staffId, reason }
  }),
  sample(approval.listApprovals, () => ({})),
  sample(approval.approveRequest, async (office, playerId, decidedBy) => ({
    approvalId: await sampleApproval(office, playerId, { decidedBy }),
    reason,
  })),
  sample(approval.approveRequests, async (office, playerId, decidedBy) => {
    const approvalId = await sampleApproval(office, playerId, { decidedBy })
    return { items: [{ approvalId }], sum: wireCentavos(await sampleGift(office, approvalId)), reason }
  }),
  sample(approval.refuseRequest, async (office, playerId, decidedBy) => ({
    approvalId: await sampleApproval(office, playerId, { decidedBy }),
    reason,
  })),
  sample(approval.withdrawRequest, async (office, playerId, by) => ({
    approvalId: await sampleApproval(office, playerId, { by }),
    reason,
  })),
  sample(adjustment.requestAdjustment, (_office, playerId) => ({
    requestKey: randomUUID(),
    playerId,
    direction: 'credit' as const,
    amount: wireCentavos(100),
    betRate: 1,
    reason,
  })),
  sample(debt.listDebts, () => ({ kind: 'game' as const })),
  sample(debt.requestWriteOff, async (office, playerId) => ({
    requestKey: randomUUID(),
    kind: 'game' as const,
    id: await sampleDebt(office, playerId),
    reason,
  })),
  sample(mail.listPlayerMail, (_office, playerId) => ({ playerId })),
  sample(email.viewPlayerEmail, (_office, playerId) => ({ playerId })),
  sample(email.listPlayerEmails, (_office, playerId) => ({ playerId })),
  sample(consent.listPlayerConsents, (_office, playerId) => ({ playerId })),
  sample(segmentMail.listTemplates, () => ({})),
  sample(segmentMail.listMailSegments, () => ({})),
  sample(segmentMail.countSegment, () => ({ segment: 1 })),
  ...eventFeedCallSamples,
  ...segmentCallSamples,
  ...campaignCallSamples,
  ...messageTemplateCallSamples,
  sample(segmentMail.requestSegmentMail, async ({ site }) => {
    // A message to a segment without players is refused.
    await refreshFacts(site)
    return {
      requestKey: randomUUID(),
      segment: 1,
      title: 'News',
      body: ['There is a new game.'],
      daysValid: 7,
      reason,
    }
  }),
  sample(segmentMail.saveTemplate, () => ({
    name: `sample ${nextSample()}`,
    title: 'News',
    body: ['There is a new game.'],
    expected: null,
    reason,
  })),
  sample(segmentMail.removeTemplate, async ({ site }) => {
    const name = `sample ${nextSample()}`
    await site.context.db.pool.query(
      `insert into mail_template (name, title, body, saved_by, saved_at) values ($1, 'News', '{News}', 'sample', now())`,
      [name],
    )
    return { name, expected: { title: 'News', body: ['News'] }, reason }
  }),
  sample(mail.writeMail, (_office, playerId) => ({
    requestKey: randomUUID(),
    playerId,
    title: 'For your patience',
    body: ['The game had stopped in the middle.'],
    items: [{ id: 2001, count: 1_000, betRate: 1 }],
    daysValid: 7,
    reason,
  })),
  sample(adjustment.requestAdjustmentBatch, (_office, playerId) => ({
    requestKey: randomUUID(),
    csv: `player,direction,amount,play\n${playerId},credit,1.00,1`,
    reason,
  })),
  sample(adjustment.listAdjustments, () => ({})),
  sample(dashboard.viewDashboard, () => ({})),
  sample(dashboard.viewSpan, () => ({ span: 'lastMonth' as const })),
  sample(dashboard.viewWork, () => ({})),
  sample(report.viewRevenue, () => ({ ...november, by: 'day' as const })),
  sample(report.viewFunnel, () => november),
  sample(report.viewChannels, () => november),
  sample(report.viewCohorts, () => ({})),
  sample(report.viewPromotionCost, () => november),
  sample(report.viewLiabilities, () => ({})),
  sample(operations.viewPayments, () => november),
  sample(operations.viewAgents, () => november),
  sample(operations.viewCare, () => november),
  sample(report.saveReport, () => ({ ...november, report: 'revenue' as const, format: 'pdf' as const })),
  ...supportTicketCallSamples,
  sample(customerService.viewPlayerFacts, (_office, playerId) => ({ playerId })),
  sample(mentions.findMentions, (_office, playerId) => ({ playerId, numbers: ['R-2026-000017'] })),
  ...supportChatCallSamples,
  sample(playerFile.addPlayerNote, (_office, playerId) => ({ playerId, reason })),
  sample(configuration.viewSettings, () => ({})),
  sample(configuration.listSettingsHistory, () => ({})),
  sample(configuration.saveSettings, async ({ site }) => {
    const { version, settings } = await readSettings(site.context.db)
    return { version, settings: { ...settings, operatorName: `Bituin after ${version}` }, reason }
  }),
  sample(account.findPlayers, () => ({ text: '0917' })),
  sample(account.viewPlayer, (_office, playerId) => ({ playerId })),
  sample(account.endPlayerSessions, async ({ site }, playerId) => {
    await site.context.db.pool.query(
      `update session set ended_at = null, ended_because = null where id = (select max(id) from session where player_id = $1)`,
      [playerId],
    )
    return { playerId, reason }
  }),
  sample(account.lockPlayer, async ({ site }, playerId) => {
    await site.context.db.pool.query(`update player set locks = '{}' where id = $1`, [playerId])
    return { playerId, lock: 'bonus' as const, isLocked: true, reason }
  }),
  sample(account.tagPlayer, async ({ site }, playerId) => {
    await site.context.db.pool.query(`update player set tags = '{}' where id = $1`, [playerId])
    return { playerId, tags: ['newcomer'], expected: [], reason }
  }),
  sample(account.revealPlayer, (_office, playerId) => ({ playerId, reason })),
  sample(account.sendPasswordCode, async (office, playerId) => {
    await bindNumber(office, playerId)
    return { playerId, reason }
  }),
  sample(account.requestUnbind, async (office, playerId) => {
    await bindNumber(office, playerId)
    return { playerId, requestKey: randomUUID(), reason }
  }),
  sample(account.suspendPlayer, async ({ site }, playerId) => {
    await site.context.db.pool.query(`update player set state = 'active' where id = $1`, [playerId])
    return { playerId, until: -1, reason }
  }),
  sample(account.liftSuspension, async ({ site }, playerId) => {
    await site.context.db.pool.query(`update player set state = 'suspended', state_until = null where id = $1`, [
      playerId,
    ])
    return { playerId, reason }
  }),
  sample(identity.listIdentities, () => ({})),
  sample(identity.openIdentity, async ({ site }, playerId) => {
    await handedIn(site, playerId)
    return { playerId, reason }
  }),
  sample(identity.viewDocument, async ({ site }, playerId) => {
    await handedIn(site, playerId)
    return { playerId, item: 'idFront' as const, reason }
  }),
  sample(identity.decideIdentity, async ({ site }, playerId) => ({
    playerId,
    revision: await handedIn(site, playerId),
    decision: 'needInfo' as const,
    faults: [{ item: 'idFront' as const, reason: 'blurred' as const }],
    reason,
  })),
  sample(identity.decideHit, async ({ site }, playerId) => {
    await handedIn(site, playerId)
    return { hitId: await listedAs(site, playerId), decision: 'clear' as const, reason }
  }),
  sample(identity.loadRestrictedList, () => ({ list: 'Samples', persons: [{ name: 'Nobody At All' }], reason })),
  sample(care.listHarm, () => ({})),
  sample(care.viewCare, (_office, playerId) => ({ playerId })),
  sample(care.excludePlayer, async ({ site }) => {
    const { id: playerId } = await registerPlayer(site, `0955${String(nextSample()).padStart(7, '0')}`)
    return { playerId, kind: 'familyExclusion' as const, days: 184 as const, reason }
  }),
  sample(care.setOperatorLimit, async ({ site }) => {
    const { id: playerId } = await registerPlayer(site, `0956${String(nextSample()).padStart(7, '0')}`)
    return { playerId, kind: 'loss' as const, period: 'day' as const, amount: 100_000, expected: null, reason }
  }),
  sample(care.noteContact, (_office, playerId) => ({ playerId, reason })),
  sample(houseOpening.viewOpening, () => ({})),
  sample(featureSwitch.viewSwitches, () => ({})),
  sample(featureSwitch.setSwitch, async ({ site }) => {
    const { depositsOpen } = (await readSettings(site.context.db)).settings
    return { name: 'deposits' as const, isOpen: !depositsOpen, reason }
  }),
  sample(shelf.viewPopular, () => ({})),
  sample(shelf.viewWeights, () => ({})),
  sample(shelf.saveWeights, async (office) => ({
    id: 'bonus' as const,
    byType: sampleWeights(nextSample()),
    expected: await presentWeights(office),
    reason,
  })),
  sample(shelf.reorderShelf, async (office) => ({
    shelf: 'types' as const,
    ...(await otherOrder(office)),
    reason,
  })),
  sample(offer.listOffers, () => ({})),
  sample(offer.decideOffer, async (office) => ({
    ...(await sampleOffer(office)),
    accepted: [],
    refused: [],
    rest: 'refused' as const,
    reason,
  })),
  sample(shelf.bringBackVersion, async (office) => ({ version: await sampleVersion(office), reason })),
  sample(catalogue.viewCatalogue, () => ({ text: 'moon' })),
  sample(catalogue.setMaintenance, async ({ site }) => {
    await site.context.db.pool.query(`update lobby_game_type set is_in_maintenance = false where type = 'slots'`)
    return { place: { level: 'type' as const, id: 'slots' as const }, isInMaintenance: true, reason }
  }),
  sample(catalogue.arrangeNode, async ({ site }) => {
    await site.context.db.pool.query(`update lobby_game_type set sort = 1 where type = 'fish'`)
    return { place: { level: 'type' as const, id: 'fish' as const }, sort: 9, expected: { sort: 1 }, reason }
  }),
  sample(catalogue.listCatalogueHistory, () => ({})),
  sample(gameReturns.listGameReturns, () => ({ state: 'any' as const })),
  sample(gameReturns.viewGameReturn, async (office) => ({ id: (await sampleReturnCase(office)).seriesId })),
  sample(gameReturns.closeReturnCase, async (office) => ({ caseId: (await sampleReturnCase(office)).caseId, reason })),
  sample(code.viewCodeChecks, () => ({})),
  sample(monitor.viewMonitor, () => ({})),
  sample(slow.viewSlow, () => ({ range: 'hour' as const })),
  sample(slow.setServiceLevel, () => ({ name: 'bet' as const, target: 100 + (nextSample() % 1_000), reason })),
  sample(monitor.listDeadEvents, () => ({})),
  sample(monitor.listRefusedCalls, () => ({ door: 'payouts' as const })),
  sample(monitor.listDeadRuns, () => ({ name: 'sample' })),
  sample(monitor.replayLetter, async (office) => ({ kind: 'run' as const, id: await sampleDeadRun(office), reason })),
  sample(monitor.dropLetter, async (office) => ({ kind: 'run' as const, id: await sampleDeadRun(office), reason })),
  sample(monitor.runJobNow, async (office) => ({ name: await sampleTurn(office), reason })),
  sample(preview.previewContent, () => ({ section: 'ads' as const, content: [], mode: 'normal' as const })),
  sample(content.viewContent, () => ({ section: 'notices' as const })),
  sample(content.saveContent, async ({ site }) => {
    const { rows } = await site.context.db.pool.query<{ version: number }>(
      `select count(*)::int as version from lobby_content where section = 'loginPay'`,
    )
    const version = rows[0]?.version ?? 0
    return { section: 'loginPay' as const, version, content: { propIds: [version + 1] }, reason }
  }),
  sample(content.listContentHistory, () => ({ section: 'notices' as const })),
  sample(legal.viewLegalText, () => ({ document: 'licence' as const })),
  sample(legal.viewLegalVersion, () => ({ document: 'licence' as const, version: '2026-11-24' })),
  sample(legal.previewLegalText, () => ({ document: 'licence' as const, ...sampleText })),
  sample(legal.saveLegalDraft, async (office) => ({
    document: 'licence' as const,
    revision: await sampleDraft(office),
    summary: `Draft ${nextSample()}`,
    body: sampleText.body,
    reason,
  })),
  sample(legal.requestLegalVersion, async (office) => ({
    requestKey: randomUUID(),
    document: 'licence' as const,
    revision: await sampleDraft(office),
    effective: '2100-01-01',
    isMaterial: true,
    reason,
  })),
  sample(legal.saveLegalTranslationDraft, async (office) => {
    const revision = await sampleTranslationDraft(office)
    return { ...sampleTranslation, revision, summary: `Salin ${nextSample()}`, body: sampleText.body, reason }
  }),
  sample(legal.requestLegalTranslation, async (office) => {
    const revision = await sampleMatchingTranslation(office)
    return { ...sampleTranslation, requestKey: randomUUID(), revision, version: '2026-11-24', reason }
  }),
  sample(gameWallet.listProviders, () => ({})),
  sample(gameWallet.listProviderNames, () => ({})),
  sample(gameWallet.addProvider, () => ({ providerId: `sample-${nextSample()}`, terms: providerTerms, reason })),
  sample(gameWallet.saveProvider, async (office) => {
    const providerId = await sampleProvider(office)
    const terms = { ...providerTerms, name: `Provider ${nextSample()}` }
    return { providerId, terms, expected: providerTerms, reason }
  }),
  sample(gameWallet.addProviderKey, async (office) => ({ providerId: await sampleProvider(office), reason })),
  sample(gameWallet.endProviderKey, async (office) => {
    const { providers } = office.site.features.gameWallet
    const key = await providers.addKey(await sampleProvider(office), office.site.clock.now())
    return { keyId: typeof key === 'string' ? key : key.id, reason }
  }),
  sample(gameWallet.listDifferences, () => ({ kind: 'rounds' as const })),
  sample(gameWallet.resolveDifference, async (office) => {
    const providerId = await sampleProvider(office)
    const { rows } = await office.site.context.db.pool.query<{ id: bigint }>(
      `insert into game_difference (provider_id, kind, subject, ours, theirs, found_at)
       values ($1, 'rounds', $2, '{}', '{}', now()) returning id`,
      [providerId, `round ${nextSample()}`],
    )
    return { differenceId: Number(rows[0]?.id), reason }
  }),
  sample(gameWallet.listFreeRounds, () => ({ playerId: null })),
  sample(gameWallet.giveFreeRounds, async (office, playerId) => {
    const providerId = await sampleProvider(office)
    const { db } = office.site.context
    const game = { providerId, code: 'sample', name: 'Sample', type: 'slots', state: 'enabled' } as const
    await gameSave(db, { ...game, isInMaintenance: false, launchUrl: 'https://games.example.ph' })
    const terms = { rounds: 5, stake: wireCentavos(100), betRate: 1, expiresAt: office.site.clock.now() + 60_000 }
    return { requestKey: randomUUID(), playerId, providerId, gameCode: 'sample', ...terms, reason }
  }),
  sample(gameWallet.cancelFreeRounds, async (office, playerId) => ({
    playerId,
    freeRoundId: await sampleFreeRounds(office, playerId),
    reason,
  })),
  sample(withdrawal.findWithdrawals, () => ({ show: 'all' as const })),
  sample(withdrawal.viewWithdrawal, async (office, playerId) => ({
    orderId: await sampleWithdrawal(office, playerId),
  })),
  sample(withdrawal.approveWithdrawal, async (office, playerId) => ({
    orderId: await sampleWithdrawal(office, playerId),
    version: 1,
    reason,
  })),
  sample(withdrawal.approveWithdrawals, async (office, playerId) => ({
    items: [{ orderId: await sampleWithdrawal(office, playerId), version: 1 }],
    sum: wireCentavos(10_000),
    reason,
  })),
  sample(withdrawal.rejectWithdrawal, async (office, playerId) => ({
    orderId: await sampleWithdrawal(office, playerId),
    version: 1,
    because: 'termsNotMet' as const,
    reason,
  })),
  sample(withdrawal.holdWithdrawal, async (office, playerId) => ({
    orderId: await sampleWithdrawal(office, playerId),
    version: 1,
    reason,
  })),
  sample(withdrawal.stopPlayerWithdrawals, async ({ site }, playerId) => {
    await site.context.db.pool.query('delete from withdrawal_stop where player_id = $1', [playerId])
    return { playerId, isStopped: true, reason }
  }),
  sample(dailyClose.viewDay, () => ({ day: '2026-11-20' })),
  sample(dailyClose.listClosings, () => ({})),
  sample(dailyClose.closeDay, async (office) => ({ ...(await sampleClosableDay(office)), reason })),
  sample(dailyClose.prepareDay, async (office) => ({ day: (await sampleClosableDay(office)).day, reason })),
  sample(dailyClose.requestReopening, async (office) => ({
    requestKey: randomUUID(),
    day: await sampleClosedDay(office),
    reason,
  })),
  sample(withdrawal.listPayoutEvents, () => ({ show: 'all' as const })),
  sample(withdrawal.replayPayoutEvent, async (office, playerId) => {
    const { db } = office.site.context
    const orderId = await sampleWithdrawal(office, playerId)
    await db.pool.query(`update withdrawal_order set state = 'SUBMITTED' where reference = $1`, [orderId])
    const { rows } = await db.pool.query<{ provider: string; event_id: string }>(
      `insert into withdrawal_event (provider, event_id, reference, body, outcome, received_at)
       select o.provider, 'sample-' || o.reference, o.reference, '', 'otherAmount', now() from withdrawal_order o
       where o.reference = $1 returning provider, event_id`,
      [orderId],
    )
    return { provider: rows[0]?.provider ?? '', eventId: rows[0]?.event_id ?? '', reason }
  }),
  sample(reconciliation.listDays, () => ({})),
  sample(reconciliation.listDifferences, () => ({})),
  sample(reconciliation.resolveDifference, async ({ site }) => {
    const { rows } = await site.context.db.pool.query<{ id: bigint }>(
      `insert into reconciliation_difference (provider, day, kind, reference, movement, found_at)
       values ('sandpay', '2026-11-20', 'missingHere', $1, 'payment', now()) returning id`,
      [`sample-${nextSample()}`],
    )
    return { differenceId: Number(rows[0]?.id), reason }
  }),
  sample(reconciliation.compareDay, () => ({ provider: 'sandpay', day: '2026-11-20', reason })),
  sample(riskRules.viewRiskRules, () => ({})),
  sample(riskRules.tryRiskRules, () => ({ rules: {} })),
  sample(riskRules.saveRiskRules, async ({ site }) => {
    const { rows } = await site.context.db.pool.query<{ version: bigint }>(
      'select coalesce(max(version), $1) as version from risk_rules',
      [firstRulesVersion],
    )
    return { version: Number(rows[0]?.version), rules: { youngForDays: 10 + (nextSample() % 300) }, reason }
  }),
  sample(riskRatings.listRatings, () => ({ rule: 'giftsAmongTied' as const })),
  sample(risk.listAlerts, () => ({})),
  sample(amlCase.viewCluster, (_office, playerId) => ({ playerId })),
  sample(amlCase.releaseHeldGift, async ({ site }, playerId) => {
    const gift = `sample-${nextSample()}`
    await site.context.db.pool.query(
      `insert into risk_held_gift (player_id, gift, title, basis, held_at) values ($1, $2, 'A sample', 'network', now())`,
      [playerId, gift],
    )
    return { playerId, gift, reason }
  }),
  sample(amlCase.listCases, () => ({})),
  sample(amlCase.viewCase, async (office, playerId) => ({ caseId: await sampleCase(office, playerId) })),
  sample(amlCase.openCase, async (office, playerId) => ({ playerId: await caseEnds(office, playerId), reason })),
  sample(amlCase.addCaseNote, async (office, playerId) => ({
    caseId: await sampleCase(office, playerId),
    text: 'A note.',
    reason,
  })),
  sample(amlCase.addCaseDocument, async (office, playerId) => ({
    caseId: await sampleCase(office, playerId),
    fileName: 'letter.txt',
    text: 'A letter of the bank.',
    base64: Buffer.from('Dear all').toString('base64'),
    reason,
  })),
  sample(amlCase.openCaseDocument, async (office, playerId) => ({
    entryId: await sampleCaseDocument(office, playerId),
    reason,
  })),
  sample(amlCase.exportCase, async (office, playerId) => ({
    caseId: await sampleCase(office, playerId),
    form: 'STR' as const,
    format: 'csv' as const,
    reason,
  })),
  sample(amlCase.decideCase, async (office, playerId) => ({
    caseId: await sampleCase(office, playerId),
    outcome: { kind: 'nothing' as const },
    alertsSeen: 0,
    text: 'There is nothing in it.',
    reason,
  })),
  sample(risk.closeAlert, async ({ site }, playerId) => {
    const { rows } = await site.context.db.pool.query<{ id: bigint }>(
      `insert into aml_alert (player_id, rule, day, version, inputs, found_at)
       values ($1, 'covered', date '2000-01-01' + $2::int, 1, '{}', now()) returning id`,
      [playerId, nextSample()],
    )
    return { alertId: Number(rows[0]?.id), reason }
  }),
  ...workCallSamples,
  ...playerMoneyCallSamples,
  ...authorityCallSamples,
  // Last, because it ends the session that made it.
  sample(staff.signOut, () => ({})),
]
