import { lazyScreen } from '#platform/browser/router/screen.ts'

/** Every screen of the product, fetched when it is first needed. The tables say where each is found. */
export const screens = {
  activities: lazyScreen(() =>
    import('#features/promotions/kit/player/activities-page.tsx').then((m) => m.ActivitiesPage),
  ),
  rule: lazyScreen(() => import('#features/promotions/kit/player/rule-page.tsx').then((m) => m.RulePage)),
  bankCards: lazyScreen(() =>
    import('#features/cashier/bank-account/player/bank-card-list-page.tsx').then((m) => m.BankCardListPage),
  ),
  bindBankCard: lazyScreen(() =>
    import('#features/cashier/bank-account/player/bind-bank-card-page.tsx').then((m) => m.BindBankCardPage),
  ),
  safebox: lazyScreen(() => import('#features/cashier/safebox/player/safebox-page.tsx').then((m) => m.SafeboxPage)),
  walletsPassword: lazyScreen(() =>
    import('#features/cashier/safebox/player/wallets-password-page.tsx').then((m) => m.WalletsPasswordPage),
  ),
  withdraw: lazyScreen(() =>
    import('#features/cashier/withdrawal/player/withdraw-page.tsx').then((m) => m.WithdrawPage),
  ),
  withdrawalMethod: lazyScreen(() =>
    import('#features/cashier/withdrawal/player/withdrawal-method-page.tsx').then((m) => m.WithdrawalMethodPage),
  ),
  withdrawalRecords: lazyScreen(() =>
    import('#features/cashier/withdrawal/player/withdrawal-records-page.tsx').then((m) => m.WithdrawalRecordsPage),
  ),
  about: lazyScreen(() => import('#features/players/legal/player/about-page.tsx').then((m) => m.AboutPage)),
  agree: lazyScreen(() => import('#features/players/legal/player/agree-page.tsx').then((m) => m.AgreePage)),
  bind: lazyScreen(() =>
    import('#features/promotions/bind-reward/player/bind-with-reward-page.tsx').then((m) => m.BindWithRewardPage),
  ),
  bets: lazyScreen(() => import('#features/play/game-launch/player/bets-page.tsx').then((m) => m.BetsPage)),
  cashBonus: lazyScreen(() =>
    import('#features/promotions/daily-login/player/daily-login-page.tsx').then((m) => m.DailyLoginPage),
  ),
  firstCharge: lazyScreen(() =>
    import('#features/promotions/first-deposit/player/first-deposit-page.tsx').then((m) => m.FirstDepositPage),
  ),
  freeSign: lazyScreen(() =>
    import('#features/promotions/welcome-calendar/player/welcome-calendar-page.tsx').then((m) => m.WelcomeCalendarPage),
  ),
  sign: lazyScreen(() => import('#features/promotions/sign-in-cards/player/sign-page.tsx').then((m) => m.SignPage)),
  signPay: lazyScreen(() =>
    import('#features/promotions/sign-in-cards/player/sign-pay-page.tsx').then((m) => m.SignPayPage),
  ),
  supply: lazyScreen(() =>
    import('#features/promotions/loss-relief/player/loss-relief-page.tsx').then((m) => m.LossReliefPage),
  ),
  vipRebate: lazyScreen(() =>
    import('#features/promotions/monthly-chests/player/monthly-chests-page.tsx').then((m) => m.MonthlyChestsPage),
  ),
  depositStreak: lazyScreen(() =>
    import('#features/promotions/deposit-streak/player/deposit-streak-page.tsx').then((m) => m.DepositStreakPage),
  ),
  forget: lazyScreen(() => import('#features/players/account/player/access/forget-page.tsx').then((m) => m.ForgetPage)),
  demo: lazyScreen(() => import('#features/lobby/games/player/start/demo-page.tsx').then((m) => m.DemoPage)),
  deposit: lazyScreen(() =>
    import('#features/promotions/deposit-ladder/player/deposit-with-ladder-page.tsx').then(
      (m) => m.DepositWithLadderPage,
    ),
  ),
  moneyRecord: lazyScreen(() =>
    import('#features/cashier/money-record/player/record-page.tsx').then((m) => m.RecordPage),
  ),
  depositRecords: lazyScreen(() =>
    import('#features/cashier/deposit/player/deposit-records-page.tsx').then((m) => m.DepositRecordsPage),
  ),
  desktopHome: lazyScreen(() =>
    import('#features/lobby/home/player/desktop-home-page.tsx').then((m) => m.DesktopHomePage),
  ),
  home: lazyScreen(() => import('#features/lobby/home/player/mobile-home-page.tsx').then((m) => m.MobileHomePage)),
  kyc: lazyScreen(() => import('#features/players/identity/player/kyc-page.tsx').then((m) => m.KycPage)),
  kycUpload: lazyScreen(() =>
    import('#features/players/identity/player/kyc-upload-page.tsx').then((m) => m.KycUploadPage),
  ),
  limits: lazyScreen(() =>
    import('#features/players/responsible-play/player/limits-page.tsx').then((m) => m.LimitsPage),
  ),
  licence: lazyScreen(() => import('#features/players/legal/player/licence-page.tsx').then((m) => m.LicencePage)),
  login: lazyScreen(() => import('#features/players/account/player/access/login-page.tsx').then((m) => m.LoginPage)),
  privacyPolicy: lazyScreen(() =>
    import('#features/players/legal/player/privacy-policy-page.tsx').then((m) => m.PrivacyPolicyPage),
  ),
  profileInfo: lazyScreen(() =>
    import('#features/players/account/player/profile/profile-info-page.tsx').then((m) => m.ProfileInfoPage),
  ),
  preview: lazyScreen(() => import('#apps/player/screens/preview-screen.tsx').then((m) => m.PreviewScreen)),
  proof: lazyScreen(() => import('#features/cashier/proof-of-balance/player/proof-page.tsx').then((m) => m.ProofPage)),
  register: lazyScreen(() =>
    import('#features/players/account/player/registration/register-page.tsx').then((m) => m.RegisterPage),
  ),
  appDownload: lazyScreen(() =>
    import('#features/lobby/app-update/player/app-download-page.tsx').then((m) => m.AppDownloadPage),
  ),
  favourites: lazyScreen(() =>
    import('#features/lobby/games/player/favourites-page.tsx').then((m) => m.FavouritesPage),
  ),
  games: lazyScreen(() => import('#features/lobby/search/player/games-page.tsx').then((m) => m.GamesPage)),
  mail: lazyScreen(() => import('#features/players/mail/player/mail-page.tsx').then((m) => m.MailPage)),
  member: lazyScreen(() => import('#features/lobby/frame/player/member-page.tsx').then((m) => m.MemberPage)),
  more: lazyScreen(() => import('#features/lobby/frame/player/more-page.tsx').then((m) => m.MorePage)),
  notFound: lazyScreen(() => import('#apps/player/screens/not-found-screen.tsx').then((m) => m.NotFoundScreen)),
  notice: lazyScreen(() => import('#features/lobby/notice/player/notice-page.tsx').then((m) => m.NoticePage)),
  noticeDetail: lazyScreen(() =>
    import('#features/lobby/notice/player/notice-detail-page.tsx').then((m) => m.NoticeDetailPage),
  ),
  report: lazyScreen(() => import('#features/lobby/customer-service/player/report-page.tsx').then((m) => m.ReportPage)),
  rewardDetail: lazyScreen(() =>
    import('#features/lobby/content/player/reward-detail-page.tsx').then((m) => m.RewardDetailPage),
  ),
  rewards: lazyScreen(() => import('#features/lobby/content/player/rewards-page.tsx').then((m) => m.RewardsPage)),
  search: lazyScreen(() => import('#features/lobby/search/player/search-page.tsx').then((m) => m.SearchPage)),
  service: lazyScreen(() =>
    import('#features/lobby/customer-service/player/service-page.tsx').then((m) => m.ServicePage),
  ),
  start: lazyScreen(() => import('#features/lobby/games/player/start/start-page.tsx').then((m) => m.StartPage)),
  superior: lazyScreen(() =>
    import('#features/players/account/player/registration/superior-page.tsx').then((m) => m.SuperiorPage),
  ),
  points: lazyScreen(() => import('#features/promotions/points/player/points-page.tsx').then((m) => m.PointsPage)),
  task: lazyScreen(() => import('#features/promotions/task/player/task-page.tsx').then((m) => m.TaskPage)),
  spin: lazyScreen(() => import('#features/promotions/invite-spin/player/spin-page.tsx').then((m) => m.SpinPage)),
  inviteFriends: lazyScreen(() =>
    import('#features/promotions/invite-friends/player/invite-friends-page.tsx').then((m) => m.InviteFriendsPage),
  ),
  follow: lazyScreen(() => import('#features/promotions/follow/player/follow-page.tsx').then((m) => m.FollowPage)),
  vip: lazyScreen(() => import('#features/promotions/vip/player/vip-page.tsx').then((m) => m.VipPage)),
  termsOfUse: lazyScreen(() =>
    import('#features/players/legal/player/terms-of-use-page.tsx').then((m) => m.TermsOfUsePage),
  ),
}
