// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepPreferences, readPreferences } from './preferences.ts'
import { createSound } from './sound.ts'
import { createSoundButton } from './sound-button.ts'

beforeEach(() => localStorage.clear())

function buttonOnPage() {
  const sound = createSound({ game: 'mayon-fire', isOn: readPreferences().sound })
  const button = createSoundButton(sound, (isOn) => keepPreferences({ ...readPreferences(), sound: isOn }))
  return { sound, button, label: () => button.getAttribute('aria-label') }
}

test('one tap turns the sound off, and the device remembers it', () => {
  const { sound, button, label } = buttonOnPage()
  expect([sound.isOn(), label()]).toEqual([true, 'Turn sound off'])
  button.click()
  expect([sound.isOn(), label()]).toEqual([false, 'Turn sound on'])
  expect(buttonOnPage().sound.isOn()).toBe(false)
  button.click()
  expect(buttonOnPage().sound.isOn()).toBe(true)
})

test('the button shows what was switched in the menu', () => {
  const { sound, label } = buttonOnPage()
  sound.setOn(false)
  expect(label()).toBe('Turn sound on')
})

test('a browser without sound plays every action in silence', () => {
  const { sound } = buttonOnPage()
  document.body.dispatchEvent(new Event('pointerup', { bubbles: true }))
  sound.play('spin')
  sound.setBonus(true)
  sound.count({ win: 500, staked: 100 }, 900)
  sound.reward({ win: 500, staked: 100 })
  expect(sound.isOn()).toBe(true)
})
