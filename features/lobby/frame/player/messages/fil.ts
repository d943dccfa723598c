import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // balance-chip.tsx
  refreshBalance: 'I-refresh ang balance',
  wallet: 'Wallet',
  // buzz-choice.tsx
  thisDevice: 'Device na ito',
  vibrateOnTap: 'Mag-vibrate sa bawat tap',
  // deposit-link.tsx
  depositChip: 'Deposit',
  // face-dot.tsx
  somethingNew: 'May bago para sa iyo',
  // footer-content.tsx
  responsiblePlay: 'Responsableng paglalaro',
  licensed:
    'Ang {operatorName} ay pinapatakbo ng {holder}, {address}, sa ilalim ng lisensyang {number} mula sa {regulator}.',
  noLicence: 'Walang gaming license ang {operatorName}.',
  demonstration:
    'Demonstration lang ang {operatorName} ng {holder}, {address}. Wala itong gaming license, at hindi ka puwedeng mag-deposit o mag-withdraw ng totoong pera.',
  questions: 'May tanong? Mag-email sa {supportEmail}',
  gameProviders: 'Mga game provider',
  customerService: 'Customer service',
  limitsAndBreaks: 'Mga limit at pahinga',
  aboutUs: 'Tungkol sa amin',
  termsOfUse: 'Terms of Use',
  privacyPolicy: 'Privacy Policy',
  getTheApp: 'Kunin ang app',
  aboutOperator: 'Tungkol sa {operatorName}',
  followUs: 'I-follow kami',
  // level-target.tsx
  level: 'Play level {level}',
  betOfTarget: '{bet} sa {target}',
  // member-page.tsx
  myProfile: 'Profile ko',
  logOut: 'Log out',
  vip: 'VIP {vip}',
  userId: 'User ID',
  invitedBy: 'Nag-invite (user ID)',
  invitedByAFriend: 'In-invite ng kaibigan?',
  enterTheirUserId: 'Ilagay ang user ID niya',
  points: 'Points',
  // menu-entries.ts
  profileAndSecurity: 'Profile at security',
  records: 'Mga record',
  withdraw: 'Mag-withdraw',
  identity: 'Identity',
  verifyIdentity: 'I-verify ang identity mo',
  withdrawalPassword: 'Withdrawal password',
  bankAccounts: 'Mga bank account',
  inbox: 'Inbox',
  newMessage: 'May bagong mensahe',
  newAnswer: 'May bagong sagot sa chat mo',
  addMobileNumber: 'Magdagdag ng mobile number',
  favorites: 'Mga paborito',
  tasks: 'Mga task',
  rewardToClaim: 'May reward na mai-claim',
  reportAProblem: 'Mag-report ng problema',
  more: 'Iba pa',
  // more-page.tsx
  gameSuggestions: 'Mga suggestion sa laro',
  playResponsibly: 'Maglaro nang responsable',
  whoCanPlay: 'Sino ang puwedeng maglaro',
  licence: 'Lisensya',
  proofOfBalance: 'Proof of balance',
  gameReturns: 'Return ng mga laro',
  help: 'Tulong',
  version: 'Version {appVersion}',
  // player-bar.tsx
  myMenu: 'Menu ko',
  // side-menu-sheet.tsx
  balance: 'Balance',
  deposit: 'Mag-deposit',
})
