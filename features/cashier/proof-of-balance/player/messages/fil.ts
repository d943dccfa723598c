import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // check-card.tsx
  checkAProof: 'I-check ang proof',
  chooseProofFile: 'Pumili ng proof file',
  checkedInBrowser: 'Dito lang ito chine-check sa browser mo at hindi ipinapadala kahit saan.',
  // how-it-works-card.tsx
  howItWorks: 'Paano ito gumagana',
  sumStep: 'Gabi-gabi, tino-total namin ang lahat ng balance.',
  rootStep: 'Ipina-publish namin ang root para sa lahat.',
  fileStep: 'Ikinokonekta ng file mo ang balance mo sa root na iyon.',
  sumStepText:
    '{lead} Pinagsasama nang dala-dalawa ang mga balance, may fingerprint ang bawat total, hanggang sa iisang root. Kasama ang balance, perang nakatabi para sa withdrawal at safebox mo.',
  rootStepText: '{lead} Kung may kahit isang balance na inalis o binawasan, mag-iiba ang root.',
  fileStepText: '{lead} Sa device mo ito chine-check ng page na ito. Walang pangalan ng ibang player sa file.',
  // newest-root-card.tsx
  totalsNotLoaded: 'Hindi na-load ang mga total',
  canStillCheck: 'Puwede mo pa ring i-check ang proof na mayroon ka.',
  loadingTotals: 'Nilo-load ang mga total',
  owedAtDayEnd: 'Kabuuang balance ng mga player sa pagtatapos ng {date}',
  owedAsOf: 'Kabuuang balance ng mga player noong {time}',
  playersPublished: 'Mga player: {players} · Na-publish {time}',
  rootOfDay: 'Root para sa araw na ito',
  owedToPlayers: 'Kabuuang balance ng mga player',
  firstTotalTonight: 'Mamayang gabi ipa-publish ang unang total.',
  everyNight:
    'Gabi-gabi nang 12:05 AM, tino-total namin ang lahat ng balance at ipina-publish ang total kasama ang root nito.',
  // own-proof-card.tsx
  yourProof: 'Proof mo',
  yourProofText:
    'Maliit na file na nagpapakitang kasama ang balance mo sa na-publish na total. Nasa loob nito ang player ID at balance mo, kaya itago ito o ibahagi lang sa pinagkakatiwalaan mo.',
  noProofYet: 'Puwede kang mag-download ng proof kapag na-publish na ang unang total.',
  day: 'Araw',
  downloadMyProof: 'I-download ang proof ko',
  logInToDownload: 'Mag-log in para i-download ang sa iyo',
  // proof-page.tsx
  proofOfBalance: 'Proof of balance',
  // root-list-card.tsx
  publishedTotals: 'Mga na-publish na total',
  asOfTime: 'noong {time}',
  showAllDays: 'Ipakita ang lahat ng {count} araw',
  // verdict-panel.tsx
  savedAndChecked: 'Na-save at na-check',
  proven: 'Kasama ang balance na ito sa na-publish na total',
  provenText: 'Tugma ang balance na ito sa root na na-publish namin para sa araw na ito.',
  notCompared: 'Buo ang file',
  notComparedText:
    'Wala rito ang root na na-publish para sa araw na ito. Ikumpara ang root sa ibaba sa root na pinagkakatiwalaan mo.',
  otherRoot: 'Ibang root ang na-publish para sa araw na ito',
  otherRootText: 'Buo ang file, pero hindi ito tugma sa root na na-publish namin. Pakipakita ito sa customer service.',
  broken: 'Hindi napapatunayan ng file na ito ang balance',
  brokenText: 'Hindi tugma ang balance sa root na nasa file, kaya may nabago sa laman nito.',
  unreadable: 'Hindi ito proof file',
  unreadableText: 'Pumili ng file na na-download mo sa page na ito. Nagsisimula ang pangalan nito sa bituin-proof.',
  publishedRoot: 'Na-publish na root',
  playerId: 'Player ID',
  balance: 'Balance',
  totalOwed: 'Kabuuan',
  stepsToRoot: 'Mga step papunta sa root',
  root: 'Root',
})
