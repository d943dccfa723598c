import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // break-card.tsx
  exclusionStarted:
    'Nagsimula na ang self-exclusion mo at naka-log out ka na sa lahat ng device. Puwede ka pa ring mag-log in para mag-withdraw.',
  breakStarted: 'Nagsimula na ang pahinga mo. Ingat ka.',
  takeABreak: 'Magpahinga muna',
  breakRunning: 'Nasa pahinga ka hanggang {time}.',
  breakRunningLead:
    'Hindi ka muna makakapaglaro o makakapag-deposit. Puwede mong i-withdraw ang balance mo kahit kailan.',
  breakLead:
    'Magsisimula ang pahinga pagka-confirm mo. Hangga’t hindi ito tapos, hindi ka makakataya, makakapag-deposit o makakapagbukas ng laro, at hindi ito mapapaikli. Puwede kang mag-withdraw kahit kailan.',
  breakLengths: 'Pahinga',
  selfExclusion: 'Self-exclusion',
  breakTitle: 'Huminto sa paglalaro nang {length}?',
  startNow: 'Simulan na',
  notNow: 'Saka na',
  breakConfirm:
    'Magsisimula ito agad sa lahat ng device mo. Walang makakapagpatigil nito nang maaga, kahit ang customer service.',
  exclusionConfirm:
    'Magsisimula ito agad sa lahat ng device mo. Walang makakapagpatigil nito nang maaga, kahit ang customer service. Mala-log out ka sa lahat ng device, pero puwede ka pa ring mag-log in para mag-withdraw.',
  // help-card.tsx
  customerService: 'Customer service',
  talkToSomeone: 'Makipag-usap sa makakatulong',
  playNotice: 'Keep it fun. Game responsibly.',
  licensedPlayNotice: 'Licensed at regulated ng {regulator}. Keep it fun. Game responsibly.',
  // history-card.tsx
  pdf: 'PDF',
  csv: 'CSV',
  history: 'Huling 12 buwan mo',
  loading: 'Naglo-load',
  historyLead: 'Resulta mo bawat buwan. Panalo ang nasa itaas ng linya, talo ang nasa ibaba.',
  historyTable: 'Huling 12 buwan mo sa numero',
  month: 'Buwan',
  deposited: 'Na-deposit',
  withdrawn: 'Na-withdraw',
  netResult: 'Net na resulta',
  timePlayed: 'Oras ng laro',
  // limit-sheet.tsx
  minutesFault: 'Maglagay ng buong minuto, gaya ng 90.',
  amountFault: 'Maglagay ng halaga sa piso.',
  saved: 'Na-save na.',
  increaseRequested: 'Hindi pa nagbabago ang limit mo. Bumalik pagkalipas ng 72 oras at i-confirm ang mas mataas.',
  removalRequested: 'Bumalik pagkalipas ng 72 oras at i-confirm para alisin ang limit.',
  operatorLimit: 'Nag-set din kami ng limit na {limit} para sa iyo. Ang mas mababa ang masusunod.',
  minutesLabel: 'Maximum na minuto',
  amountLabel: 'Maximum na halaga',
  limitHint: 'Epektibo agad ang mas mababang limit. Para sa mas mataas, bumalik pagkalipas ng 72 oras at i-confirm.',
  save: 'I-save',
  removeLimit: 'Alisin ang limit na ito',
  changeConfirmed: 'Epektibo na ang pagbabago.',
  changeDropped: 'Walang nabago sa limit mo.',
  removalWaiting: 'Hiniling mong alisin ang limit na ito',
  changeWaiting: 'Hiniling mong gawin itong {limit}',
  confirmFrom: 'Puwede mong i-confirm mula {time} hanggang {until}. Kung hindi, mananatili ang limit mo.',
  confirm: 'I-confirm',
  keepLimit: 'Panatilihin ang limit ko',
  // limit-text.ts
  minutes: '{minutes} min',
  hoursAndMinutes: '{hours} h {minutes} min',
  hours: '{hours} h',
  // limits-card.tsx
  limits: 'Mga limit',
  limitChanging: 'Magiging {limit}. I-confirm mula {time}.',
  used: 'Nagamit: {amount}',
  noLimit: 'Walang limit',
  limitEnding: 'Aalisin. I-confirm mula {time}.',
  // limits-page.tsx
  limitsAndBreaks: 'Mga limit at pahinga',
  // net-chart.tsx
  jan: 'Jan',
  feb: 'Feb',
  mar: 'Mar',
  apr: 'Apr',
  may: 'May',
  jun: 'Jun',
  jul: 'Jul',
  aug: 'Aug',
  sep: 'Sep',
  oct: 'Oct',
  nov: 'Nov',
  dec: 'Dec',
  historyEmpty: 'Wala pang deposit, withdrawal o taya.',
  // reality-card.tsx
  realityCheckSaved: 'Magpapaalala ang mga larong bubuksan mo kada {minutes} minuto.',
  realityCheck: 'Reality check',
  realityCheckLead:
    'Hihinto sandali ang laro tuwing lilipas ang oras na ito at ipapakita kung gaano ka na katagal naglalaro at magkano ang panalo o talo mo.',
})
