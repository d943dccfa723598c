import type * as v from 'valibot'
import type { ContentSection } from '../content.ts'
import type { contentSections } from './content-sections.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { demoContacts } from '#features/office/web-configuration/server/index.ts'
import { bannerArt, genericArt, popupArt } from '../art-keys.ts'

type DemoSections = { readonly [S in ContentSection]?: v.InferInput<(typeof contentSections)[S]> }

const always = { from: null, until: null } as const
const bothModes: ('normal' | 'green')[] = ['normal', 'green']
const opens = (path: string) => ({ clickType: 'url', clickAction: path }) as const
const opensItself = { clickType: 'none', clickAction: '' } as const

/**
 * What the demonstration operator shows: only what the product really does. The moment is that of the first start, so
 * that no notice claims to be older than the site.
 */
export const demoContent = (publishedAt: number): DemoSections => ({
  ads: demoAds,
  notices: demoNotices.map((notice) => ({ ...notice, from: publishedAt })),
  genericImages: Object.entries(genericArt).map(([uniqueKey, img]) => ({ uniqueKey, img })),
  rechargeTypes: demoRechargeTypes,
  loginPay: { propIds: [6_004, 6_005, 6_006, 6_007] },
  services: {
    liveChatPattern: '^https://direct\\.lc\\.chat/(\\d+)',
    queue: [
      { id: 1, nickname: 'Email', url: `mailto:${demoContacts.supportEmail}`, isOut: true, hours: '' },
      { id: 2, nickname: 'Helpline', url: `tel:${demoContacts.helplinePhone}`, isOut: true, hours: '' },
    ],
  },
})

const centavosOfPeso = 100
const quickAmounts = [200, 500, 1_000, 2_000, 5_000, 10_000].map((pesos) => wireCentavos(pesos * centavosOfPeso))
const bySandpay = { isShown: true, provider: 'sandpay', amounts: quickAmounts } as const

/** Named after what they are: the sandbox's stand-ins for a QR code and for two e-wallets. */
const demoRechargeTypes: NonNullable<DemoSections['rechargeTypes']> = {
  1: { ...bySandpay, name: 'SandCash', sort: 1, method: 'sandcash' },
  2: { ...bySandpay, name: 'SandWallet', sort: 2, method: 'sandwallet' },
  3: { ...bySandpay, name: 'QR Ph (sandbox)', sort: 3, method: 'qrph' },
  4: {
    ...bySandpay,
    name: 'Bank transfer',
    sort: 4,
    provider: 'bank',
    method: 'sandbank',
    bank: {
      bankName: 'Sandbox Bank of the Islands',
      shortBankName: 'SBI',
      accountName: 'Bituin Demonstration',
      cardNum: '0000 1234 5678',
    },
  },
}

type Ads = NonNullable<DemoSections['ads']>
type Notices = NonNullable<DemoSections['notices']>

const demoAds: Ads = [
  {
    id: 1,
    place: 'banner',
    title: 'Welcome to Bituin',
    titleFil: 'Welcome sa Bituin',
    text: 'Original games. Check every round yourself.',
    textFil: 'Original na laro. I-check ang bawat round.',
    body: [],
    imgUrl2: bannerArt.welcome,
    ...opens('/about'),
    sort: 1,
    modes: bothModes,
    ...always,
  },
  {
    id: 2,
    place: 'banner',
    title: 'Check every round yourself',
    titleFil: 'I-check mo ang bawat round',
    text: 'Each result is fixed before you bet.',
    textFil: 'Nakatakda na ang resulta bago ka tumaya.',
    body: [],
    imgUrl2: bannerArt.fairness,
    ...opens('/notice/detail/2'),
    sort: 2,
    modes: bothModes,
    ...always,
  },
  {
    id: 3,
    place: 'banner',
    title: 'Play with money you can spare',
    titleFil: 'Maglaro gamit ang perang kaya mo',
    text: 'Set limits or take a break. Ages 21 and over.',
    textFil: 'Mag-set ng limit o magpahinga. Para sa 21 pataas.',
    body: [],
    imgUrl2: bannerArt.responsible,
    ...opens('/notice/detail/3'),
    sort: 3,
    modes: bothModes,
    ...always,
  },
  {
    id: 4,
    place: 'banner',
    title: 'Add Bituin to your home screen',
    titleFil: 'Ilagay ang Bituin sa home screen',
    text: 'It opens fast, even on a slow connection.',
    textFil: 'Mabilis itong bumukas kahit mahina ang signal.',
    body: [],
    imgUrl2: bannerArt.install,
    ...opens('/notice/detail/4'),
    sort: 4,
    modes: ['normal'],
    ...always,
  },
  {
    id: 5,
    place: 'popup',
    title: 'Try any game for free',
    titleFil: 'Libreng demo sa bawat laro',
    text: 'Demos play just like the real games, with no money involved. Tap to see how Bituin works.',
    textFil: 'Tulad ng totoong laro ang demo, pero walang pera. Tingnan kung paano gumagana ang Bituin.',
    body: [],
    imgUrl2: popupArt.welcome,
    ...opens('/notice/detail/1'),
    sort: 1,
    modes: ['normal'],
    ...always,
  },
]

const demoNotices: Notices = [
  {
    id: 1,
    title: 'Getting started',
    titleFil: 'Paano magsimula',
    summary: 'What you can play, how demos work, and where to see your money.',
    summaryFil: 'Ano ang malalaro mo, paano ang demo, at saan makikita ang pera mo.',
    body: [
      'Bituin is a lobby of games from one studio, for players in the Philippines who are 21 or older.',
      'You don’t need an account to browse the games, read their rules and see their return to player. To play for money, sign up and agree to the terms.',
      'A demo has the same rules and odds as the game for money, but without jackpots, and never touches your balance.',
      'Your balance is in pesos. You’ll find every deposit, bet, win and withdrawal in your records, with your balance after each one.',
    ],
    bodyFil: [
      'Lobby ng mga laro mula sa iisang studio ang Bituin, para sa mga player sa Pilipinas na 21 taong gulang pataas.',
      'Hindi mo kailangan ng account para tingnan ang mga laro, basahin ang rules at makita ang return to player. Para maglaro nang may taya, mag-sign up at sumang-ayon sa terms.',
      'Pareho ang rules at odds ng demo sa larong may totoong pera, pero walang jackpot, at hindi nito ginagalaw ang balance mo.',
      'Nasa piso ang balance mo. Nasa records mo ang bawat deposit, taya, panalo at withdrawal, kasama ang balance pagkatapos ng bawat isa.',
    ],
    imgUrl2: bannerArt.welcome,
    ...opensItself,
    sort: 1,
    isH5Pop: true,
    modes: bothModes,
    ...always,
  },
  {
    id: 2,
    title: 'How to check a round',
    titleFil: 'Paano i-check ang round',
    summary: 'The result is fixed before you bet, and you can prove it.',
    summaryFil: 'Nakatakda na ang resulta bago ka tumaya, at mapapatunayan mo ito.',
    body: [
      'Before you bet, the game shows you the fingerprint of a secret seed. The result is computed from that seed, your own seed and the round number.',
      'When the seed changes, we reveal the old one. Anyone can compute its fingerprint, compare it with the one you saw before you bet, and work out every result again.',
      'If anyone changed the seed after your bet, its fingerprint would be different. So nobody, including us, can change a round once it has started.',
    ],
    bodyFil: [
      'Bago ka tumaya, ipinapakita ng laro ang fingerprint ng isang sikretong seed. Doon kinukuwenta ang resulta, kasama ang sarili mong seed at ang numero ng round.',
      'Kapag nagpalit ng seed, ipinapakita namin ang luma. Puwedeng kuwentahin ng kahit sino ang fingerprint nito, ikumpara sa nakita mo bago ka tumaya, at kuwentahin ulit ang bawat resulta.',
      'Kung may nagpalit ng seed pagkatapos mong tumaya, mag-iiba ang fingerprint nito. Kaya walang makakapagbago ng round na nasimulan na, kahit kami.',
    ],
    imgUrl2: bannerArt.fairness,
    ...opensItself,
    sort: 2,
    isH5Pop: false,
    modes: bothModes,
    ...always,
  },
  {
    id: 3,
    title: 'Play for fun',
    titleFil: 'Maglaro para malibang',
    summary: 'How to stay in control, and where to get help.',
    summaryFil: 'Paano manatiling in control, at saan hihingi ng tulong.',
    body: [
      'Games are entertainment, not a way to earn money. Over time, the house keeps part of all bets. Each game’s rules say how much.',
      'Before you play, decide how much time and money you can spare. Don’t chase your losses, and never play with borrowed money.',
      'If playing stops being fun, or someone close to you is worried, talk to us or call the helpline at the bottom of the lobby.',
      'You must be 21 or older to play. Don’t share your phone or your password.',
    ],
    bodyFil: [
      'Libangan ang mga laro, hindi paraan para kumita. Sa katagalan, may bahagi ng lahat ng taya na napupunta sa house. Nakasulat sa rules ng bawat laro kung magkano.',
      'Bago maglaro, alamin kung gaano karaming oras at pera ang kaya mong ilaan. Huwag habulin ang talo, at huwag maglaro gamit ang inutang.',
      'Kapag hindi na masaya ang paglalaro, o nag-aalala na ang mahal mo sa buhay, kausapin kami o tawagan ang helpline sa ibaba ng lobby.',
      'Dapat 21 taong gulang ka pataas para maglaro. Huwag ipahiram ang phone o ibigay ang password mo.',
    ],
    imgUrl2: bannerArt.responsible,
    ...opensItself,
    sort: 3,
    isH5Pop: false,
    modes: bothModes,
    ...always,
  },
  {
    id: 4,
    title: 'Bituin on your home screen',
    titleFil: 'Bituin sa home screen mo',
    summary: 'Install it from your browser. No app store needed.',
    summaryFil: 'I-install mula sa browser mo. Hindi kailangan ng app store.',
    body: [
      'On Android, open the browser’s menu and choose “Add to Home screen”. On iPhone, tap “Share” in Safari and choose “Add to Home Screen”.',
      'Bituin then opens like an app, and shows the lobby even when you’re offline. You still need a connection to play and to see your balance.',
    ],
    bodyFil: [
      'Sa Android, buksan ang menu ng browser at piliin ang “Add to Home screen”. Sa iPhone, i-tap ang “Share” sa Safari at piliin ang “Add to Home Screen”.',
      'Parang app nang bubukas ang Bituin, at makikita ang lobby kahit offline ka. Kailangan pa rin ng internet para maglaro at makita ang balance mo.',
    ],
    imgUrl2: bannerArt.install,
    ...opensItself,
    sort: 4,
    isH5Pop: false,
    modes: bothModes,
    ...always,
  },
]
