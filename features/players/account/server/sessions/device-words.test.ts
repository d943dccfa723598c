import { expect, test } from 'vitest'
import { deviceWords } from './device-words.ts'

test.each([
  ['Chrome on Android', 'Philippines', 'Chrome sa Android', 'Pilipinas'],
  ['App on Android', 'Unknown location', 'App sa Android', 'Hindi alam ang lugar'],
  ['A browser on an unknown system', '', 'Isang browser sa hindi kilalang system', ''],
  ['Works on my machine on Linux', 'Atlantis', 'Works on my machine sa Linux', 'Atlantis'],
  ['curl', 'Japan', 'curl', 'Japan'],
])('%s, %s is read as %s, %s in Filipino, and as it is in English', (device, place, deviceRead, placeRead) => {
  expect(deviceWords('fil', { device, place })).toEqual({ device: deviceRead, place: placeRead })
  expect(deviceWords('en', { device, place })).toEqual({ device, place })
})
