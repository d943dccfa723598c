import { beforeAll, expect, test } from 'vitest'
import { days, hours, minutes } from '#core/clock/duration.ts'
import { formatShortMoney } from '#core/money/short-money.ts'
import { pesos } from '#core/money/centavos.ts'
import { withdrawalPolicy } from '#features/cashier/withdrawal/policy.ts'
import { identityGrace } from '#features/players/account/rules.ts'
import { idleAfter } from '#features/players/account/server/sessions/session-policy.ts'
import { withdrawalHold } from '#features/players/account/server/withdrawal-hold.ts'
import { exportLasts } from '#features/players/data-export/rules.ts'
import { loadDocument } from '#features/players/legal/load-document.ts'
import { loadTranslation } from '#features/players/legal/load-translation.ts'
import { realityMinutes } from '#features/players/responsible-play/limit-words.ts'
import { looseningWait, quietAfter, realityMinutesDefault } from '#features/players/responsible-play/rules.ts'
import { bonusDefaults } from '#ledger'
import { warningHours } from '../ledger/turnover/ending.ts'

/** The texts that state figures, in one language, as one string. */
const texts: Record<'en' | 'fil', string> = { en: '', fil: '' }
beforeAll(async () => {
  const ids = ['termsOfUse', 'privacyPolicy', 'responsiblePlay'] as const
  texts.en = JSON.stringify(await Promise.all(ids.map(loadDocument)))
  texts.fil = JSON.stringify(await Promise.all(ids.map((id) => loadTranslation(id, 'fil'))))
})

const { fourEyesAbove, complianceAbove } = withdrawalPolicy({ amountMax: pesos(50_000n), automaticMax: pesos(5_000n) })
const [last, first] = warningHours
const [short, middle, long] = realityMinutes

test.each([
  ['the hold after a change of the account', withdrawalHold === hours(24), ['24 hours'], ['24 oras']],
  [
    'how long a copy of one’s data can be downloaded',
    exportLasts === days(7),
    ['delete the file after seven days'],
    ['buburahin namin ang file pagkalipas ng pitong araw'],
  ],
  ['the idle time', idleAfter === minutes(30), ['After 30 minutes of inactivity'], ['30 minuto']],
  ['the time to verify an identity', identityGrace === days(7), ['after seven days'], ['pitong araw']],
  ['the wait before a looser limit', looseningWait === hours(72), ['normally 72 hours'], ['karaniwang 72 oras']],
  [
    'the quiet after a limit or a break',
    quietAfter === hours(24),
    ['For 24 hours after you reach a limit or a break ends'],
    ['Sa loob ng 24 oras pagkatapos mong maabot ang limit o pagkatapos ng break'],
  ],
  [
    'the reality check',
    true,
    [`every ${realityMinutesDefault} minutes of play (you can choose ${short}, ${middle} or ${long})`],
    [`bawat ${realityMinutesDefault} minuto ng paglalaro (puwede kang pumili ng ${short}, ${middle} o ${long})`],
  ],
  [
    'the end of a bonus and its reminders',
    true,
    [`normally ${bonusDefaults.days} days`, `${first} and ${last} hours before`],
    [`karaniwang ${bonusDefaults.days} araw`, `${first} at ${last} oras bago`],
  ],
  [
    'the amounts that need more people',
    true,
    [`₱1 to ${formatShortMoney(fourEyesAbove)}`, `Above ${formatShortMoney(complianceAbove)}`],
    [formatShortMoney(fourEyesAbove), formatShortMoney(complianceAbove)],
  ],
] as const)('the legal texts state %s as the product has it, in both languages', (_what, isSo, english, filipino) => {
  expect(isSo).toBe(true)
  for (const phrase of english) expect(texts.en).toContain(phrase)
  for (const phrase of filipino) expect(texts.fil).toContain(phrase)
})
