import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // access/code-text.ts
  codeToRegister:
    '{code} ang {operator} code mo para gumawa ng account. Valid nang 5 minuto. Huwag ibahagi: hindi namin ito hinihingi.',
  codeToReset:
    '{code} ang {operator} code mo para mag-reset ng password o mag-unlock ng account. Valid nang 5 minuto. Huwag ibahagi: hindi namin ito hinihingi.',
  codeToAddNumber:
    '{code} ang {operator} code mo para idagdag ang number na ito sa account mo. Valid nang 5 minuto. Huwag ibahagi: hindi namin ito hinihingi.',
  codeToConfirm:
    '{code} ang {operator} code mo para kumpirmahin ang withdrawal o pagbabago sa account. Valid nang 5 minuto. Huwag ibahagi: hindi namin ito hinihingi.',
  numberHasAccount: '{operator}: May account na ang number na ito. Mag-log in, o i-reset ang password mo.',
  numberHasNoAccount:
    '{operator}: May humingi ng code para sa number na ito, pero walang account na gumagamit nito. Wala kang kailangang gawin.',
  // lock-letter.ts
  playLockedTitle: 'Naka-hold ang paglalaro',
  playLocked:
    'Mula {time} (Manila time), hindi ka makakapagbukas ng laro o makakataya. Matatapos pa rin ang mga bukas na round.',
  playOpenedTitle: 'Puwede ka nang maglaro ulit',
  playOpened: 'Mula {time} (Manila time), puwede ka na ulit magbukas ng laro at tumaya.',
  depositLockedTitle: 'Naka-hold ang deposit',
  depositLocked:
    'Mula {time} (Manila time), hindi ka makakapagsimula ng bagong deposit. Kung may nasimulan ka na at binayaran mo, idadagdag namin ito sa balance mo.',
  depositOpenedTitle: 'Puwede ka nang mag-deposit ulit',
  depositOpened: 'Mula {time} (Manila time), puwede ka na ulit mag-deposit.',
  withdrawLockedTitle: 'Naka-hold ang withdrawal',
  withdrawLocked:
    'Mula {time} (Manila time), hindi ka makakapagsimula ng bagong withdrawal. Sa iyo pa rin ang balance mo, at tuloy ang mga withdrawal na pinoproseso na.',
  withdrawOpenedTitle: 'Puwede ka nang mag-withdraw ulit',
  withdrawOpened: 'Mula {time} (Manila time), puwede ka na ulit mag-withdraw.',
  bonusLockedTitle: 'Naka-hold ang mga reward',
  bonusLocked:
    'Mula {time} (Manila time), hindi ka makakapag-claim ng reward mula sa mensahe, promo o shop. Mananatili sa inbox mo ang mga reward hanggang mag-expire.',
  bonusOpenedTitle: 'Puwede ka nang mag-claim ulit',
  bonusOpened: 'Mula {time} (Manila time), puwede ka na ulit mag-claim ng reward, pati ang mga nasa inbox mo.',
  lockObjection:
    'Para malaman ang dahilan, o kung sa tingin mo ay may mali, kontakin ang customer service. May taong magre-review ng kaso mo at sasagot sa iyo.',
  // sessions/device-words.ts
  device: '{browser} sa {system}',
  unknownBrowser: 'Isang browser',
  unknownSystem: 'hindi kilalang system',
  unknownPlace: 'Hindi alam ang lugar',
  // sessions/security-words.ts
  newDeviceTitle: 'May bagong login sa account mo',
  newDevice: 'May nag-log in sa account mo noong {time} (Manila time) mula sa {device}, {place}.',
  newDeviceOfUnknownPlace: 'May nag-log in sa account mo noong {time} (Manila time) mula sa {device}.',
  passwordChangedTitle: 'Napalitan ang password mo',
  passwordChanged:
    'Napalitan ang password mo noong {time} (Manila time). Naka-hold ang withdrawal nang 24 oras para protektado ang pera mo.',
  mobileAddedTitle: 'Naidagdag ang mobile number',
  mobileAdded:
    'May idinagdag na mobile number sa account mo noong {time} (Manila time). Naka-hold ang withdrawal nang 24 oras para protektado ang pera mo.',
  mobileRemovedTitle: 'Inalis ang mobile number',
  mobileRemoved:
    'Inalis ang mobile number sa account mo noong {time} (Manila time). Naka-hold ang withdrawal nang 24 oras para protektado ang pera mo.',
  accountClosedTitle: 'Sarado na ang account mo',
  accountClosed: 'Isinara ang account mo noong {time} (Manila time). Puwede itong buksan ulit ng customer service.',
  bankAccountAddedTitle: 'Naidagdag ang bank account',
  bankAccountAdded: 'Naidagdag ang {account} para sa mga withdrawal mo noong {time} (Manila time).',
  passkeyAddedTitle: 'Naidagdag ang passkey',
  passkeyAdded:
    'May naidagdag na passkey sa account mo noong {time} (Manila time). Magagamit ito sa pag-log in ngayon, at sa withdrawal pagkalipas ng 24 oras.',
  passkeyRemovedTitle: 'Naalis ang passkey',
  passkeyRemoved: 'May naalis na passkey sa account mo noong {time} (Manila time).',
  passkeysRemovedTitle: 'Naalis ang mga passkey',
  passkeysRemoved:
    'Na-reset ang account mo noong {time} (Manila time), kaya naalis ang mga passkey nito. Puwede mo itong idagdag ulit.',
  bankAccountChangedTitle: 'Napalitan ang bank account',
  bankAccountChanged: '{account} na ang account para sa mga withdrawal mo mula {time} (Manila time).',
  withdrawalPasswordSetTitle: 'Na-set ang withdrawal password',
  withdrawalPasswordSet: 'Na-set ang withdrawal password mo noong {time} (Manila time).',
  withdrawalPasswordChangedTitle: 'Napalitan ang withdrawal password',
  withdrawalPasswordChanged:
    'Napalitan ang withdrawal password mo noong {time} (Manila time). Naka-hold ang withdrawal nang 24 oras para protektado ang pera mo.',
  // sessions/security-notices.ts
  ifItWasYou: 'Kung ikaw ito, wala kang kailangang gawin.',
  ifNotYouReset:
    'Kung hindi ikaw, i-reset ang password mo, i-log out ang ibang device sa profile mo, at kontakin ang customer service.',
  ifNotYouContact: 'Kung hindi ikaw, kontakin agad ang customer service.',
  smsIfNotYouReset:
    '{operator}: {happened} Hindi ikaw? I-reset ang password mo, i-log out ang ibang device sa profile mo, at kontakin ang customer service.',
  smsIfNotYouContact: '{operator}: {happened} Hindi ikaw? Kontakin agad ang customer service.',
})
