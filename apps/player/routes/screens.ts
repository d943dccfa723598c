import { lazyScreen } from '#platform/browser/router/screen.ts'

/** Every screen of the product, fetched when it is first needed. The tables say where each is found. */
export const screens = {
  activities: lazyScreen(() => import('#features/promotion/player/activities-page.tsx').then((m) => m.ActivitiesPage)),
  rule: lazyScreen(() => import('#features/promotion/player/rule-page.tsx').then((m) => m.RulePage)),
  bankCards: lazyScreen(() =>
    import('#features/bank-account/player/bank-card-list-page.tsx').then((m) => m.BankCardListPage),
  ),
  bindBankCard: lazyScreen(() =>
    import('#features/bank-account/player/bind-bank-card-page.tsx').then((m) => m.BindBankCardPage),
  ),
  safebox: lazyScreen(() => import('#features/safebox/player/safebox-page.tsx').then((m) => m.SafeboxPage)),
  walletsPassword: lazyScreen(() =>
    import('#features/safebox/player/wallets-password-page.tsx').then((m) => m.WalletsPasswordPage),
  ),
  withdraw: lazyScreen(() => import('#features/withdrawal/player/withdraw-page.tsx').then((m) => m.WithdrawPage)),
  withdrawalMethod: lazyScreen(() =>
    import('#features/withdrawal/player/withdrawal-method-page.tsx').then((m) => m.WithdrawalMethodPage),
  ),
  withdrawalRecords: lazyScreen(() =>
    import('#features/withdrawal/player/withdrawal-records-page.tsx').then((m) => m.WithdrawalRecordsPage),
  ),
  about: lazyScreen(() => import('#features/legal/player/about-page.tsx').then((m) => m.AboutPage)),
  agree: lazyScreen(() => import('#features/legal/player/agree-page.tsx').then((m) => m.AgreePage)),
  bind: lazyScreen(() =>
    import('#features/bind-reward/player/bind-with-reward-page.tsx').then((m) => m.BindWithRewardPage),
  ),
  bets: lazyScreen(() => import('#features/game-launch/player/bets-page.tsx').then((m) => m.BetsPage)),
  cashBonus: lazyScreen(() => import('#features/login-bonus/player/cash-bonus-page.tsx').then((m) => m.CashBonusPage)),
  firstCharge: lazyScreen(() =>
    import('#features/first-charge/player/first-charge-page.tsx').then((m) => m.FirstChargePage),
  ),
  freeSign: lazyScreen(() => import('#features/free-sign/player/free-sign-page.tsx').then((m) => m.FreeSignPage)),
  sign: lazyScreen(() => import('#features/sign-up-bonus/player/sign-page.tsx').then((m) => m.SignPage)),
  signPay: lazyScreen(() => import('#features/sign-up-bonus/player/sign-pay-page.tsx').then((m) => m.SignPayPage)),
  supply: lazyScreen(() => import('#features/supply/player/supply-page.tsx').then((m) => m.SupplyPage)),
  vipRebate: lazyScreen(() =>
    import('#features/accumulated-recharge/player/vip-rebate-page.tsx').then((m) => m.VipRebatePage),
  ),
  depositStreak: lazyScreen(() =>
    import('#features/continuous-recharge/player/deposit-streak-page.tsx').then((m) => m.DepositStreakPage),
  ),
  forget: lazyScreen(() => import('#features/account/player/forget-page.tsx').then((m) => m.ForgetPage)),
  demo: lazyScreen(() => import('#features/game-launch/player/demo-page.tsx').then((m) => m.DemoPage)),
  deposit: lazyScreen(() =>
    import('#features/ladder-recharge/player/deposit-with-ladder-page.tsx').then((m) => m.DepositWithLadderPage),
  ),
  moneyRecord: lazyScreen(() => import('#features/money-record/player/record-page.tsx').then((m) => m.RecordPage)),
  depositRecords: lazyScreen(() =>
    import('#features/deposit/player/deposit-records-page.tsx').then((m) => m.DepositRecordsPage),
  ),
  desktopHome: lazyScreen(() => import('#features/lobby/player/desktop-home-page.tsx').then((m) => m.DesktopHomePage)),
  home: lazyScreen(() => import('#features/lobby/player/mobile-home-page.tsx').then((m) => m.MobileHomePage)),
  kyc: lazyScreen(() => import('#features/identity/player/kyc-page.tsx').then((m) => m.KycPage)),
  kycUpload: lazyScreen(() => import('#features/identity/player/kyc-upload-page.tsx').then((m) => m.KycUploadPage)),
  limits: lazyScreen(() => import('#features/responsible-play/player/limits-page.tsx').then((m) => m.LimitsPage)),
  licence: lazyScreen(() => import('#features/legal/player/licence-page.tsx').then((m) => m.LicencePage)),
  login: lazyScreen(() => import('#features/account/player/login-page.tsx').then((m) => m.LoginPage)),
  privacyPolicy: lazyScreen(() =>
    import('#features/legal/player/privacy-policy-page.tsx').then((m) => m.PrivacyPolicyPage),
  ),
  profileInfo: lazyScreen(() =>
    import('#features/account/player/profile-info-page.tsx').then((m) => m.ProfileInfoPage),
  ),
  preview: lazyScreen(() => import('#apps/player/screens/preview-screen.tsx').then((m) => m.PreviewScreen)),
  proof: lazyScreen(() => import('#features/proof-of-balance/player/proof-page.tsx').then((m) => m.ProofPage)),
  register: lazyScreen(() => import('#features/account/player/register-page.tsx').then((m) => m.RegisterPage)),
  appDownload: lazyScreen(() => import('#features/lobby/player/app-download-page.tsx').then((m) => m.AppDownloadPage)),
  favourites: lazyScreen(() => import('#features/lobby/player/favourites-page.tsx').then((m) => m.FavouritesPage)),
  games: lazyScreen(() => import('#features/lobby/player/games-page.tsx').then((m) => m.GamesPage)),
  mail: lazyScreen(() => import('#features/mail/player/mail-page.tsx').then((m) => m.MailPage)),
  member: lazyScreen(() => import('#features/lobby/player/member-page.tsx').then((m) => m.MemberPage)),
  more: lazyScreen(() => import('#features/lobby/player/more-page.tsx').then((m) => m.MorePage)),
  notFound: lazyScreen(() => import('#apps/player/screens/not-found-screen.tsx').then((m) => m.NotFoundScreen)),
  notice: lazyScreen(() => import('#features/notice/player/notice-page.tsx').then((m) => m.NoticePage)),
  noticeDetail: lazyScreen(() =>
    import('#features/notice/player/notice-detail-page.tsx').then((m) => m.NoticeDetailPage),
  ),
  report: lazyScreen(() => import('#features/customer-service/player/report-page.tsx').then((m) => m.ReportPage)),
  rewardDetail: lazyScreen(() =>
    import('#features/lobby/player/reward-detail-page.tsx').then((m) => m.RewardDetailPage),
  ),
  rewards: lazyScreen(() => import('#features/lobby/player/rewards-page.tsx').then((m) => m.RewardsPage)),
  search: lazyScreen(() => import('#features/lobby/player/search-page.tsx').then((m) => m.SearchPage)),
  service: lazyScreen(() => import('#features/customer-service/player/service-page.tsx').then((m) => m.ServicePage)),
  start: lazyScreen(() => import('#features/game-launch/player/start-page.tsx').then((m) => m.StartPage)),
  superior: lazyScreen(() => import('#features/account/player/superior-page.tsx').then((m) => m.SuperiorPage)),
  points: lazyScreen(() => import('#features/points/player/points-page.tsx').then((m) => m.PointsPage)),
  task: lazyScreen(() => import('#features/task/player/task-page.tsx').then((m) => m.TaskPage)),
  spin: lazyScreen(() => import('#features/invite-spin/player/spin-page.tsx').then((m) => m.SpinPage)),
  inviteFriends: lazyScreen(() =>
    import('#features/invite-friends/player/invite-friends-page.tsx').then((m) => m.InviteFriendsPage),
  ),
  follow: lazyScreen(() => import('#features/follow/player/follow-page.tsx').then((m) => m.FollowPage)),
  vip: lazyScreen(() => import('#features/vip/player/vip-page.tsx').then((m) => m.VipPage)),
  termsOfUse: lazyScreen(() => import('#features/legal/player/terms-of-use-page.tsx').then((m) => m.TermsOfUsePage)),
}
