import * as language from '#features/players/language/contract.ts'
import * as account from '#features/players/account/contract.ts'
import * as passkeySignIn from '#features/players/account/passkey-contract.ts'
import * as email from '#features/players/email/contract.ts'
import * as passkey from '#features/players/passkey/contract.ts'
import * as closing from '#features/players/account/closing-contract.ts'
import * as afterSignIn from '#features/lobby/after-sign-in/contract.ts'
import * as appUpdate from '#features/lobby/app-update/contract.ts'
import * as bankAccount from '#features/cashier/bank-account/contract.ts'
import * as bigWin from '#features/play/big-win/contract.ts'
import * as depositStreak from '#features/promotions/deposit-streak/contract.ts'
import * as christmas from '#features/promotions/christmas/contract.ts'
import * as festival from '#features/promotions/festival/contract.ts'
import * as newYear from '#features/promotions/new-year/contract.ts'
import * as channel from '#features/cashier/channel/contract.ts'
import * as customerService from '#features/lobby/customer-service/contract.ts'
import * as deposit from '#features/cashier/deposit/contract.ts'
import * as dataExport from '#features/players/data-export/contract.ts'
import * as eventLog from '#features/players/event-log/contract.ts'
import * as follow from '#features/promotions/follow/contract.ts'
import * as fund from '#features/promotions/fund/contract.ts'
import * as gameLaunch from '#features/play/game-launch/contract.ts'
import * as inviteFriends from '#features/promotions/invite-friends/contract.ts'
import * as agent from '#features/promotions/agent/contract.ts'
import * as agentCount from '#features/promotions/agent-count/contract.ts'
import * as agent5 from '#features/promotions/agent5/contract.ts'
import * as inviteSpin from '#features/promotions/invite-spin/contract.ts'
import * as proofOfBalance from '#features/cashier/proof-of-balance/contract.ts'
import * as vault from '#features/office/vault/contract.ts'
import * as accumulated from '#features/promotions/monthly-chests/contract.ts'
import * as bindReward from '#features/promotions/bind-reward/contract.ts'
import * as cashBonus from '#features/promotions/cash-back/contract.ts'
import * as firstDeposit from '#features/promotions/first-deposit/contract.ts'
import * as welcomeCalendar from '#features/promotions/welcome-calendar/contract.ts'
import * as loginBonus from '#features/promotions/daily-login/contract.ts'
import * as inventory from '#features/players/inventory/contract.ts'
import * as promotion from '#features/promotions/kit/contract.ts'
import * as identity from '#features/players/identity/contract.ts'
import * as care from '#features/players/responsible-play/contract.ts'
import * as jackpot from '#features/play/jackpot/contract.ts'
import * as ladder from '#features/promotions/deposit-ladder/contract.ts'
import * as content from '#features/lobby/content/contract.ts'
import * as gameReturns from '#features/lobby/game-returns/contract.ts'
import * as games from '#features/lobby/games/contract.ts'
import * as legal from '#features/players/legal/contract.ts'
import * as mail from '#features/players/mail/contract.ts'
import * as moneyRecord from '#features/cashier/money-record/contract.ts'
import * as consent from '#features/players/marketing-consent/contract.ts'
import * as notification from '#features/players/notification/contract.ts'
import * as notice from '#features/lobby/notice/contract.ts'
import * as points from '#features/promotions/points/contract.ts'
import * as proxyTask from '#features/promotions/proxy-task/contract.ts'
import * as redPacket from '#features/promotions/red-packet/contract.ts'
import * as replay from '#features/play/replay/contract.ts'
import * as supportChat from '#features/lobby/support-chat/contract.ts'
import * as supportTicket from '#features/lobby/support-ticket/contract.ts'
import * as safebox from '#features/cashier/safebox/contract.ts'
import * as signInCards from '#features/promotions/sign-in-cards/contract.ts'
import * as lossRelief from '#features/promotions/loss-relief/contract.ts'
import * as task from '#features/promotions/task/contract.ts'
import * as tournament from '#features/promotions/tournament/contract.ts'
import * as weekendLottery from '#features/promotions/weekend-lottery/contract.ts'
import * as vip from '#features/promotions/vip/contract.ts'
import * as withdrawal from '#features/cashier/withdrawal/contract.ts'
import * as trade from '#features/cashier/trade-info/contract.ts'
import * as configuration from '#features/office/web-configuration/contract.ts'
import { calendarDay, startOfDay } from '#core/clock/manila.ts'
import { smsType } from '#core/enumerations/sms-type.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import type { Call, RequestOf } from '#core/contract/call.ts'
import { goodPassword, signUpAnswers } from '#tests/support/registered-player.ts'
import { softwareAuthenticator } from '#tests/support/software-authenticator.ts'
import type { TestSite } from '#tests/support/test-site.ts'

/** What belongs to one player and must never serve another. */
export type Belongings = {
  readonly token: string
  readonly id: number
  readonly mobile: string
  readonly sessionId: number
}

export type Sample = {
  readonly call: Call
  readonly requestOf: (site: TestSite, of: Belongings) => Promise<Record<string, unknown>>
}

const sample = <C extends Call>(
  call: C,
  requestOf: (site: TestSite, of: Belongings) => RequestOf<C> | Promise<RequestOf<C>>,
): Sample => ({
  call,
  requestOf: async (site, of) => ({ ...(await requestOf(site, of)) }),
})

/** A whole PNG. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const unknownNumber = '09990001111'
const unknownChallenge = { challenge: 'c2FtcGxl', origin: 'http://localhost:8080' }
const signedByNobody = () => softwareAuthenticator().sign(unknownChallenge)

/** A well-formed request of every call. The tests over all calls fail for a call that has none. */
export const callSamples: readonly Sample[] = [
  sample(account.signIn, async (site, { mobile }) => ({ account: mobile, ...(await site.encrypted('wrong wrong 1')) })),
  sample(account.register, async (site) => ({
    account: unknownNumber,
    code: '000000',
    ...(await site.encrypted(goodPassword)),
    ...signUpAnswers,
  })),
  sample(account.sendCode, (_site, { mobile }) => ({ mobile, type: smsType.forget })),
  sample(account.checkCode, () => ({ account: unknownNumber, code: '000000' })),
  sample(account.signInByLine, () => ({ state: 's'.repeat(16), code: 'wrong', codeVerifier: 'v'.repeat(43) })),
  sample(passkeySignIn.beginPasskeySignIn, () => ({})),
  sample(passkeySignIn.signInByPasskey, () => ({ passkey: signedByNobody() })),
  sample(account.resetPassword, async (site, { mobile }) => ({
    account: mobile,
    code: '000000',
    ...(await site.encrypted(goodPassword)),
  })),
  sample(account.getPlayer, () => ({})),
  sample(account.refreshData, () => ({})),
  sample(language.keepLanguage, () => ({})),
  sample(notification.readNotificationDevice, () => ({})),
  sample(notification.turnOnNotifications, () => ({ device: { kind: 'app' as const } })),
  sample(notification.turnOffNotifications, () => ({})),
  sample(notification.takeNotifications, () => ({})),
  sample(consent.readMarketingConsents, () => ({})),
  sample(consent.saveMarketingConsent, () => ({ channel: 'sms' as const, isGiven: false, wording: 1 })),
  sample(notification.readNotificationChoices, () => ({})),
  sample(notification.saveNotificationChoice, () => ({
    choice: { channel: 'push' as const, fact: 'roundEnded' as const },
    isOn: false,
  })),
  sample(account.bindMobile, () => ({ mobile: unknownNumber, code: '000000' })),
  sample(account.modifyPlayer, () => ({ nickname: 'Maria Clara', avatar: 3 })),
  sample(closing.getClosing, () => ({})),
  sample(closing.closeAccount, (site) => site.encrypted('wrong wrong 1')),
  sample(dataExport.getDataExport, () => ({})),
  sample(dataExport.requestDataExport, (site) => site.encrypted('wrong wrong 1')),
  sample(dataExport.downloadDataExport, () => ({ exportId: 1, piece: 1 })),
  sample(account.modifyPassword, async (site) => {
    const { password, passwordKeyId } = await site.encrypted('wrong wrong 1')
    return { password, newPassword: password, passwordKeyId, code: '000000' }
  }),
  sample(email.readEmailAddress, () => ({})),
  sample(email.sendEmailCode, () => ({ address: 'maria@example.ph' })),
  sample(email.confirmEmailAddress, () => ({ requestId: 'nobodys-request', code: '000000' })),
  sample(email.removeEmailAddress, () => ({})),
  sample(email.unsubscribeEmail, () => ({ token: '1.supportWrote.nobodys' })),
  sample(passkey.listPasskeys, () => ({})),
  sample(passkey.beginPasskey, async (site) => ({ ...(await site.encrypted('wrong wrong 1')), code: '000000' })),
  sample(passkey.addPasskey, () => ({ name: 'My phone', passkey: softwareAuthenticator().make(unknownChallenge) })),
  sample(passkey.renamePasskey, () => ({ id: 1, name: 'My phone' })),
  sample(passkey.removePasskey, async (site) => ({ id: 1, ...(await site.encrypted('wrong wrong 1')) })),
  sample(account.confirmPresence, (site) => site.encrypted('wrong wrong 1')),
  sample(account.agreeToDocuments, () => ({ agreements: signUpAnswers.agreements })),
  sample(account.listSessions, () => ({})),
  sample(account.endSession, (_site, { sessionId }) => ({ sessionId })),
  sample(account.ping, () => ({ gameId: 1 })),
  sample(promotion.readCatalogue, () => ({})),
  sample(promotion.readRule, () => ({ name: 'free-sign' })),
  sample(inventory.listItems, () => ({})),
  sample(bindReward.readBindReward, () => ({})),
  sample(firstDeposit.readFirstDeposit, () => ({})),
  sample(firstDeposit.claimFirstDeposit, () => ({ propId: 2001 })),
  sample(welcomeCalendar.readWelcomeCalendar, () => ({})),
  sample(welcomeCalendar.claimWelcomeCalendar, () => ({ day: 1 })),
  sample(signInCards.readSignInCards, () => ({})),
  sample(signInCards.claimCardDay, () => ({ id: 6004, day: 1 })),
  sample(lossRelief.bankruptBonus, () => ({ op: 'query' as const })),
  sample(ladder.readLadder, () => ({})),
  sample(loginBonus.readDailyLogin, () => ({})),
  sample(loginBonus.claimDailyLogin, () => ({ day: 1 })),
  sample(cashBonus.readCashBack, () => ({})),
  sample(cashBonus.claimCashBack, () => ({})),
  sample(depositStreak.readStreak, () => ({})),
  sample(depositStreak.claimStreak, () => ({ day: 1 })),
  sample(depositStreak.makeUpStreak, () => ({})),
  sample(accumulated.readMonthlyChests, () => ({})),
  sample(accumulated.claimChest, () => ({ id: 1 })),
  sample(configuration.getConfiguration, () => ({ gameListVersion: 1 })),
  sample(configuration.getConfigurationAfterSignIn, () => ({
    gameListVersion: 1,
    os: 'Android',
    version: '1.0.28',
    deviceModel: 'Chrome',
  })),
  sample(legal.readLegalText, () => ({ document: 'about' as const })),
  sample(bigWin.lobbyTips, () => ({})),
  sample(bigWin.listBigWins, () => ({})),
  sample(jackpot.listJackpots, () => ({})),
  sample(identity.getIdentity, () => ({})),
  sample(mail.listMail, () => ({})),
  sample(mail.readMail, () => ({ id: 1 })),
  sample(mail.markMailRead, () => ({ newestId: 1 })),
  sample(mail.receiveMail, () => ({ id: 1 })),
  sample(mail.deleteMail, () => ({ ids: [1] })),
  sample(mail.mailUnread, () => ({})),
  sample(afterSignIn.afterSignIn, () => ({})),
  sample(afterSignIn.afterSignInWeb, () => ({})),
  sample(appUpdate.takeDownloadBonus, () => ({})),
  sample(appUpdate.getAppPackage, () => ({})),
  sample(identity.submitIdentity, () => ({
    firstName: 'Maria',
    birthDate: calendarDay('1990-05-04'),
    idType: 'passport' as const,
    idNumber: 'P1234567A',
    sourceOfFunds: 'salary' as const,
    isDraft: true,
  })),
  sample(care.getCare, () => ({})),
  sample(care.setLimit, () => ({ kind: 'loss' as const, period: 'day' as const, amount: 100_000 })),
  sample(care.confirmLimit, () => ({ kind: 'loss' as const, period: 'day' as const, confirm: true })),
  sample(care.takeBreak, () => ({ length: 'none' as never })),
  sample(care.setRealityCheck, () => ({ minutes: 15 as const })),
  sample(care.awaitPlayStop, () => ({ waitMs: 0 })),
  sample(care.getPlayHistory, () => ({})),
  sample(care.getPlayHistoryFile, () => ({})),
  sample(trade.getOpenTradeInfo, () => ({})),
  sample(trade.getTradeInfo, () => ({})),
  sample(proofOfBalance.listBalanceRoots, () => ({})),
  sample(vault.listVaultSeals, () => ({})),
  sample(gameReturns.readGameReturns, () => ({})),
  sample(proofOfBalance.getBalanceProof, () => ({ day: calendarDay('2026-11-20') })),
  // Nobody: to name a player who is there is what the call is for.
  sample(account.fillSuperior, () => ({ pid: 1 })),
  sample(games.likeGame, () => ({ id: 1, like: 1 as const })),
  sample(games.getGameData, () => ({})),
  sample(content.getRewardDetail, () => ({ id: 1 })),
  sample(notice.getNotice, () => ({ id: 1 })),
  sample(customerService.getCustomerServices, () => ({})),
  sample(supportTicket.report, () => ({
    category: 'game' as const,
    text: 'The reels stopped and nothing was shown.',
    gameId: 1,
    page: '/start',
  })),
  sample(supportTicket.listReports, () => ({})),
  sample(supportTicket.viewReport, () => ({ id: 1 })),
  sample(supportTicket.replyToReport, () => ({ id: 1, text: 'It is still missing.', messageKey: 'c'.repeat(32) })),
  sample(supportTicket.rateReport, () => ({ id: 1, stars: 5 })),
  sample(supportChat.getSupportDesk, () => ({})),
  sample(supportChat.getSupportChat, () => ({})),
  sample(supportChat.awaitSupportChat, () => ({ chatId: 0, revision: 0 })),
  sample(supportChat.sendSupportMessage, () => ({ text: 'Hello.', messageKey: 'a'.repeat(32) })),
  sample(supportChat.sendSupportPicture, () => ({ picture: onePixel, messageKey: 'b'.repeat(32) })),
  sample(supportChat.viewSupportPicture, () => ({ messageId: 1 })),
  sample(supportChat.endSupportChat, () => ({})),
  sample(supportChat.rateSupportChat, () => ({ chatId: 1, stars: 5 })),
  sample(eventLog.logEvents, () => ({
    eventList: [
      {
        eventName: 'first_enter_loginmenu',
        eventTime: 1_795_000_000_000,
        eventUserId: '',
        channel: 'WEB',
        appId: 'bituin',
        version: '1.0.28',
        params: { from: 'home' },
      },
    ],
  })),
  sample(eventLog.logAction, () => ({
    action: 'open_game',
    params: { gameId: 1 },
    afuid: 'af-1',
    adParameters: { fbp: 'fb.1' },
  })),
  sample(gameLaunch.startGame, () => ({ gameId: 1 })),
  sample(gameLaunch.startDemo, () => ({ gameId: 1 })),
  sample(gameLaunch.exitGame, () => ({})),
  sample(replay.watchRound, () => ({ roundId: 'a-round-of-nobody' })),
  sample(replay.shareRound, () => ({ roundId: 'a-round-of-nobody' })),
  sample(replay.unshareRound, () => ({ roundId: 'a-round-of-nobody' })),
  sample(replay.sharedRound, () => ({ shareToken: 'a-link-that-nobody-made' })),
  sample(gameLaunch.betRecord, () => ({ page: 1, size: 20 })),
  sample(deposit.beginDeposit, () => ({ amount: wireCentavos(50_000), version: 4 as const, rechargeType: 1 })),
  sample(deposit.quoteDeposit, () => ({ amount: wireCentavos(50_000) })),
  sample(deposit.checkDeposit, () => ({ orderId: 'D26112100000000' })),
  sample(deposit.reportDeposit, () => ({ orderId: 'D26112100000000' })),
  sample(channel.readChannelStates, () => ({})),
  sample(deposit.listDeposits, () => ({ page: 1, size: 20 })),
  sample(deposit.listOpenDeposits, () => ({ page: 1, size: 20 })),
  sample(moneyRecord.coinDetail, () => ({ account: 'coin' as const, size: 20 })),
  sample(moneyRecord.movementDetail, () => ({ id: 1 })),
  sample(moneyRecord.statement, (site) => ({
    format: 'csv' as const,
    from: startOfDay(calendarDay('2026-11-01')),
    to: site.clock.now(),
  })),
  sample(moneyRecord.bonusTickers, () => ({})),
  sample(bankAccount.listBankAccounts, () => ({})),
  sample(bankAccount.beginPasskeyBankAccount, () => ({ bankId: 1, cardNum: '09171234567', name: 'Maria Reyes' })),
  sample(bankAccount.addBankAccount, () => ({ bankId: 1, cardNum: '09171234567', name: 'Maria Reyes', otp: '000000' })),
  sample(bankAccount.modifyBankAccount, () => ({
    id: 1,
    bankId: 1,
    cardNum: '09171234567',
    name: 'Maria Reyes',
    otp: '000000',
  })),
  sample(safebox.getSafebox, () => ({})),
  sample(safebox.initPassword, async (site) => ({ ...(await site.encrypted('294716')), code: '000000' })),
  sample(safebox.modifyPassword, async (site) => {
    const { password, passwordKeyId } = await site.encrypted('294716')
    return { password, newPassword: password, passwordKeyId, code: '000000' }
  }),
  sample(safebox.putIntoSafebox, () => ({ amount: wireCentavos(10_000), reqId: 'sample-move-1' })),
  sample(safebox.takeOutOfSafebox, async (site) => ({
    amount: wireCentavos(10_000),
    reqId: 'sample-move-2',
    ...(await site.encrypted('294716')),
  })),
  sample(withdrawal.getWithdrawalTerms, () => ({})),
  sample(withdrawal.awaitTurnover, () => ({ remaining: wireCentavos(0), waitMs: 0 })),
  sample(withdrawal.beginPasskeyWithdrawal, () => ({ amount: wireCentavos(50_000), bankAccountId: 1 })),
  sample(withdrawal.requestWithdrawal, async (site) => ({
    amount: wireCentavos(50_000),
    bankAccountId: 1,
    code: '000000',
    reqId: 'sample-withdrawal',
    ...(await site.encrypted('294716')),
  })),
  sample(withdrawal.checkWithdrawal, () => ({ orderId: 'W26112100000000' })),
  sample(withdrawal.listWithdrawals, () => ({ page: 1, size: 20 })),
  sample(withdrawal.giveUpBonus, () => ({ id: 1, debit: wireCentavos(0) })),
  sample(withdrawal.cancelWithdrawal, () => ({ orderId: 'W26112100000000' })),
  sample(withdrawal.lockWithdrawal, () => ({ orderId: 'W26112100000000' })),
  sample(vip.readVip, () => ({})),
  sample(inviteFriends.readInviteBonus, () => ({})),
  sample(inviteFriends.claimInviteBonus, () => ({ propId: 2001 })),
  sample(inviteSpin.openSpin, () => ({})),
  sample(inviteSpin.spinStatusOf, () => ({})),
  sample(inviteSpin.spin, () => ({ reqId: 'sample-turn-1' })),
  sample(inviteSpin.exchangeSpin, () => ({})),
  sample(inviteSpin.spinRecord, () => ({ page: 1 })),
  sample(fund.readFund, () => ({})),
  sample(fund.claimMilestone, () => ({ level: 2 })),
  sample(proxyTask.readPromoterTasks, () => ({})),
  sample(proxyTask.sharePromoterLink, () => ({ channel: 'link' as const })),
  sample(proxyTask.claimPromoterTask, () => ({ id: 1 })),
  sample(redPacket.readRedPacket, () => ({})),
  sample(redPacket.openRedPacket, () => ({ windowId: 'D20261123-1200' })),
  sample(redPacket.readRedPacketProof, () => ({})),
  sample(tournament.readTournaments, () => ({})),
  sample(tournament.enterTournament, () => ({ tournamentId: 'T1-20261123-1800' })),
  sample(tournament.readStandings, () => ({ tournamentId: 'T1-20261123-1800' })),
  sample(tournament.readTournamentEntrant, () => ({ tournamentId: 'T1-20261123-1800', entrant: 1 })),
  sample(tournament.readTournamentTable, () => ({ tournamentId: 'T1-20261123-1800' })),
  sample(tournament.watchTournamentRound, () => ({ tournamentId: 'T1-20261123-1800', entrant: 1, ordinal: 1 })),
  sample(weekendLottery.readLottery, () => ({})),
  sample(weekendLottery.readLotteryProof, () => ({})),
  sample(agent.readAgent, () => ({ page: 1 })),
  sample(agent.exchangeCommission, () => ({ amount: wireCentavos(1_000) })),
  sample(agent5.readAgent5, () => ({ page: 1 })),
  sample(agent5.claimFriends, () => ({})),
  sample(agent5.claimAgent5, () => ({ type: 'stage' as const, id: 5 })),
  sample(agent5.readAgent5Log, () => ({ page: 1, type: 'valid' as const })),
  sample(agentCount.readAgentCount, () => ({})),
  sample(agentCount.readInvitedFriends, () => ({ page: 1 })),
  sample(agentCount.scratchCard, () => ({ reqId: 'scratch-card' })),
  sample(agentCount.spinLottery, () => ({ reqId: 'spin-lottery' })),
  sample(agentCount.claimAward, () => ({ id: 3 })),
  sample(follow.readFollow, () => ({})),
  sample(follow.visitFollow, () => ({ id: 1 })),
  sample(follow.claimFollow, () => ({ id: 1 })),
  sample(christmas.readChristmas, () => ({})),
  sample(christmas.stampChristmas, () => ({})),
  sample(christmas.openChristmasDoor, () => ({ day: 1, reqId: 'christmas-door' })),
  sample(christmas.openExtraDoor, () => ({ reqId: 'christmas-extra' })),
  sample(christmas.claimChristmasBox, () => ({ id: 1 })),
  sample(festival.readFestival, () => ({})),
  sample(festival.claimFestivalTask, () => ({ id: 1 })),
  sample(festival.exchangeStars, () => ({ id: 1 })),
  sample(newYear.readNewYear, () => ({})),
  sample(newYear.shareNewYear, () => ({})),
  sample(newYear.claimNewYearTask, () => ({ id: 1 })),
  sample(newYear.takeExtraBox, () => ({})),
  sample(newYear.openNewYearBox, () => ({ reqId: 'new-year-box' })),
  sample(newYear.openGrandBox, () => ({ reqId: 'new-year-grand' })),
  sample(task.readTasks, () => ({})),
  sample(task.claimTask, () => ({ taskId: 1 })),
  sample(task.actTask, () => ({ taskId: 7 })),
  sample(points.readPointsShop, () => ({})),
  sample(points.exchangePoints, () => ({ id: 1, count: 1, reqId: 'sample-exchange-1' })),
  // Last, because it ends the session that made it.
  sample(account.signOut, () => ({})),
]
