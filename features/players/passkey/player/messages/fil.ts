import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // passkeys-page.tsx
  passkeys: 'Mga passkey',
  // passkey-list.tsx
  lead: 'Sa passkey, makakapag-log in ka at makakapagkumpirma ng withdrawal gamit ang fingerprint, mukha o screen lock mo. Sa site na ito lang ito gumagana, kaya hindi ito mananakaw ng pekeng site.',
  lost: 'Nawala ang device? Makakapag-log in ka pa rin gamit ang password mo. Alisin dito ang passkey nito.',
  addAPasskey: 'Magdagdag ng passkey',
  notSupported: 'Hindi makakapagdagdag ng passkey sa browser na ito. Subukan ang bagong Chrome, Safari o Edge.',
  full: 'Hanggang {max} passkey lang. Mag-alis ng isa para makapagdagdag.',
  added: 'Idinagdag noong {time}',
  lastUsed: 'Huling ginamit noong {time}',
  confirmsFrom: 'Magagamit sa withdrawal mula {time}',
  // add-passkey-form.tsx
  name: 'Pangalan',
  namePlaceholder: 'Phone ko',
  password: 'Password',
  restNote:
    'Magagamit mo ito agad sa pag-log in. Para ligtas ang pera mo, magagamit ito sa withdrawal pagkalipas ng 24 oras.',
  continue: 'Magpatuloy',
  // use-add-passkey.ts
  nameMissing: 'Maglagay ng pangalan para makilala mo ang mga passkey mo.',
  passwordMissing: 'Ilagay ang password mo.',
  notCreated: 'Walang nagawang passkey ang device mo. Baka mayroon na ito, o kinansela ang request.',
  passkeyAdded: 'Naidagdag ang passkey.',
  // passkey-sheet.tsx
  removePasskey: 'Alisin ang passkey',
  // rename-passkey-form.tsx
  save: 'I-save',
  // remove-passkey-form.tsx
  removeLead:
    'Hindi na makakapag-log in o makakapagkumpirma ang passkey na ito. Burahin din ito sa device mo para hindi na ito ialok.',
  passkeyRemoved: 'Naalis ang passkey.',
})
