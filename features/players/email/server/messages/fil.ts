import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // code
  codeTitle: 'Ang email code mo',
  code: 'May humiling na gamitin ang email address na ito para sa isang {operator} account. Ilagay doon ang code na ito:',
  codeLasts: 'Valid ito nang 15 minuto. Huwag itong ibigay kahit kanino: hindi namin ito hinihingi.',
  codeNotYou: 'Kung hindi ikaw iyon, wala kang kailangang gawin. Kapag walang code, hindi gagamitin ang address.',
  codeReason: 'Natanggap mo ang email na ito dahil inilagay ang address na ito sa isang {operator} account.',
  // address added, changed, removed
  addedTitle: 'May naidagdag na email address',
  added: 'May email address na idinagdag sa account mo noong {time} (Manila time): {address}.',
  changedTitle: 'Pinalitan ang email address',
  changed: 'Pinalitan ang email address ng account mo noong {time} (Manila time). Ang bago ay {address}.',
  removedTitle: 'Inalis ang email address',
  removed: 'Inalis ang email address na {address} sa account mo noong {time} (Manila time).',
  ifItWasYou: 'Kung ikaw ito, wala kang kailangang gawin.',
  ifNotYou:
    'Kung hindi ikaw ito, i-reset ang password mo, i-log out ang iba mong device sa profile mo, at kontakin ang customer service.',
  // at the end of every message
  alwaysReason:
    'Palagi kaming nagpapadala ng email tungkol sa pera mo at sa kaligtasan ng account mo habang may email address ang account mo. Puwede mong alisin ang address sa profile mo.',
  chosenReason: 'Natanggap mo ang email na ito dahil in-on mo ito sa profile mo.',
  promosReason:
    'Natanggap mo ang email na ito dahil pumayag ka sa mga promo sa email. Puwede mo rin itong baguhin sa profile mo.',
  stopThese: 'Itigil ang mga email na ito',
})
