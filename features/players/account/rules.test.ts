import { describe, expect, test } from 'vitest'
import { calendarDay } from '#core/clock/manila.ts'
import * as rules from './rules.ts'

const form: rules.AccountFormRules = {
  registerType: 'phone',
  mode: 'normal',
  otpStatus: true,
  accountLengthMin: 10,
  accountLengthMax: 11,
  usernameLengthMin: 6,
  usernameLengthMax: 16,
  passwordLengthMin: 8,
  passwordLengthMax: 64,
  accountRule: { mobileStartsWith: '0' },
}

test.each([
  { username: 'maria1', fault: undefined },
  { username: 'Maria1CLARA2dela', fault: undefined },
  { username: 'maria', fault: 'login.loginUsernameTip' },
  { username: 'maria1clara2delac', fault: 'login.loginUsernameTip' },
  { username: 'maria clara', fault: 'login.loginUsernameTip' },
  { username: 'maría12', fault: 'login.loginUsernameTip' },
  { username: '', fault: 'login.loginUsernameTip' },
])('the username "$username" → $fault', ({ username, fault }) => {
  expect(rules.usernameFault(username, form)?.key).toBe(fault)
})

test('the tip names both bounds', () => {
  expect(rules.usernameFault('', form)?.msg).toBe('Use 6 to 16 letters and numbers.')
  expect(rules.passwordFault('', form)?.msg).toBe('Use 8 to 64 characters.')
})

test.each([
  { mobile: '09171234567', fault: undefined },
  { mobile: '9171234567', fault: 'errInputText.mobileInputTips1' },
  { mobile: '8', fault: 'errInputText.mobileInputTips1' },
  { mobile: '091712345', fault: 'login.loginPhoneTip' },
  { mobile: '091712345678', fault: 'login.loginPhoneTip' },
  { mobile: '0917 123456', fault: 'login.loginPhoneTip' },
])('the number "$mobile" → $fault', ({ mobile, fault }) => {
  expect(rules.mobileFault(mobile, form)?.key).toBe(fault)
})

test('a number without a required first digit is validated by its length alone', () => {
  const free = { ...form, accountRule: { mobileStartsWith: '' } }
  expect(rules.mobileFault('9171234567', free)).toBeUndefined()
  expect(rules.mobileFault('8', free)?.key).toBe('login.loginPhoneTip')
})

test.each([
  { password: 'seven77', fault: 'login.loginPasswordTip' },
  { password: 'x'.repeat(65), fault: 'login.loginPasswordTip' },
  { password: 'q1w2e3r4', fault: 'login.passwordCommonTip' },
  { password: 'aaaaaaaaaaaa', fault: 'login.passwordCommonTip' },
  { password: 'Bituin-2026', fault: 'login.passwordCommonTip' },
  { password: 'jackpot88888', fault: 'login.passwordCommonTip' },
  { password: 'ang bituin sa langit', fault: undefined },
  { password: '🌙🌙🌊🌊🌋🌋🌴🌴', fault: undefined },
  { password: 'tahimik na gabi 27', fault: undefined },
])('the password "$password" → $fault', ({ password, fault }) => {
  expect(rules.passwordFault(password, form)?.key).toBe(fault)
})

test('the request for a code does not claim that one was sent: there may be none yet', () => {
  expect(rules.codeFault(undefined, form)?.msg).toBe('Enter the 6-digit code from the SMS.')
})

test('a password that is little else than the own name is refused', () => {
  expect(rules.passwordFault('mariaclara99', form, ['MariaClara7'])?.key).toBe('login.passwordCommonTip')
  expect(rules.passwordFault('mariaclara99', form)).toBeUndefined()
})

describe('a code is needed', () => {
  test.each([
    { registerType: 'phone', otpStatus: true, mode: 'normal', needed: true },
    { registerType: 'phone', otpStatus: false, mode: 'normal', needed: false },
    { registerType: 'phoneNoOtp', otpStatus: true, mode: 'normal', needed: false },
    { registerType: 'phoneNoOtp', otpStatus: true, mode: 'green', needed: true },
    { registerType: 'username', otpStatus: true, mode: 'normal', needed: false },
    { registerType: 'username', otpStatus: true, mode: 'green', needed: true },
    { registerType: 'username', otpStatus: false, mode: 'green', needed: false },
  ] as const)('$registerType, codes $otpStatus, $mode → $needed', ({ needed, ...change }) => {
    expect(rules.needsCode({ ...form, ...change })).toBe(needed)
    expect(rules.codeFault(undefined, { ...form, ...change })?.key).toBe(needed ? 'login.loginOtpTip' : undefined)
  })
})

test.each([
  { born: '2005-11-21', old: true },
  { born: '2005-11-22', old: false },
  { born: '1990-01-01', old: true },
])('a player born on $born is 21 on 21 November 2026: $old', ({ born, old }) => {
  expect(rules.isOldEnough(calendarDay(born), calendarDay('2026-11-21'))).toBe(old)
})

test.each([
  { nickname: 'Ma', fault: false },
  { nickname: 'Niña de la Cruz', fault: false },
  { nickname: "O'Brien-Santos.", fault: false },
  { nickname: 'M', fault: true },
  { nickname: 'x'.repeat(21), fault: true },
  { nickname: 'www.elsewhere', fault: true },
  { nickname: 'see site.com', fault: true },
  { nickname: '<b>bold</b>', fault: true },
  { nickname: 'a\u202Eb', fault: true },
])('the nickname "$nickname" is refused: $fault', ({ nickname, fault }) => {
  expect(rules.nicknameFault(nickname) !== undefined).toBe(fault)
})

test('one number has one spelling', () => {
  const spellings = [
    ['63', '09171234567'],
    ['+63', '9171234567'],
    ['63', '0009171234567'],
    ['0063', '9171234567'],
    ['63', '639171234567'],
    ['63', '00639171234567'],
    ['63', '+63 917 123-4567'],
  ] as const
  for (const [code, mobile] of spellings) expect(rules.internationalMobile(code, mobile)).toBe('+639171234567')
})

test('a masked number shows how it begins and ends and nothing between', () => {
  expect(rules.maskedMobile('+639171234567')).toBe('+63917•••4567')
  expect(rules.maskedMobile('')).toBe('')
})

test.each([
  { player: { mobile: '+639171234567', account: '09171234567' }, name: '+639•••••••67' },
  { player: { mobile: null, account: 'mariaclara' }, name: 'ma••••' },
])('everybody reads $player.account as $name', ({ player, name }) => {
  expect(rules.publicName(player)).toBe(name)
})
