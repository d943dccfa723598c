import type * as v from 'valibot'
import type { ContentSection, contentSections } from '../content.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
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
      { id: 1, nickname: 'E-mail', url: 'mailto:support@bituin.example', isOut: true, hours: '' },
      { id: 2, nickname: 'Helpline', url: 'tel:1800-1-888-0000', isOut: true, hours: '' },
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
    text: 'Games of our own, and a proof for every round. Try a demo first.',
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
    title: 'Every round can be checked',
    text: 'The draw is fixed before you bet. Afterwards you can prove it.',
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
    text: 'Take a break whenever you like. 21 and over only.',
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
    title: 'Put Bituin on your home screen',
    text: 'It opens at once, also on a slow network.',
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
    title: 'Try any game as a demo',
    text: 'The same mathematics, and no money. What else you find here is a tap away.',
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
    title: 'How to begin',
    summary: 'What you find here, what a demo is, and where your money stands.',
    body: [
      'Bituin is a lobby of games made by one studio, for players in the Philippines who are 21 or older.',
      'You can look at every game, read its rules and see its return to player without an account. To play for money, register and agree to the terms.',
      'A demo uses the same mathematics as the game for money. Nothing that happens in a demo touches your balance.',
      'Your balance is shown in pesos. Every movement of it is in your records, with what was left after it.',
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
    title: 'How you can check a round',
    summary: 'The draw is fixed before you bet, and proven afterwards.',
    body: [
      'Before you bet, the game shows the fingerprint of a secret seed. Your own seed and the number of the round are added to it, and the result is computed from the three.',
      'When the seed is changed, the old one is shown. Anybody can compute its fingerprint, compare it with the one that was shown before, and compute every result again.',
      'A seed that was changed after the bet would have another fingerprint. So neither you nor we can turn a round after it has begun.',
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
    summary: 'Signs to watch for, and where to get help.',
    body: [
      'Games are a way to spend an evening, not to earn money. Over time the house keeps a part of what is staked: the rules of each game say how much.',
      'Decide beforehand what you can spare in time and money. Do not chase what you have lost, and do not play with borrowed money.',
      'If play stops being fun, or somebody close to you is worried, talk to us or to the helpline at the foot of the lobby.',
      'Nobody under 21 may play here. Keep your phone and your password to yourself.',
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
    summary: 'Install it in two taps; there is nothing to download from a store.',
    body: [
      'On Android, open the browser’s menu and choose “Add to home screen”. On an iPhone, tap “Share” in Safari and choose “Add to Home Screen”.',
      'The lobby then opens like an app, and what you have seen once is there without a network. Games and your balance still need one.',
    ],
    imgUrl2: bannerArt.install,
    ...opensItself,
    sort: 4,
    isH5Pop: false,
    modes: bothModes,
    ...always,
  },
]
