import { expect, test } from 'vitest'
import { neededPreloads } from './needed-preloads.ts'

test.each([
  'assets/main-DkedcCdR.js',
  'assets/react-CYMfEh5C.js',
  'assets/rolldown-runtime-DK3Fl9T5.js',
  'assets/first-XT69M9uz.js',
])('%s is there on every page', (file) => {
  expect(neededPreloads([file])).toEqual([])
})

test.each([
  'assets/first-home-CalEMxr-.js',
  'assets/first-register-CBJ0BuMM.css',
  'assets/first-deposit-page-kHOop_AY.js',
  'assets/home-Du-nWLzk.js',
  'assets/main-menu-Du-nWLzk.js',
])('%s is asked for', (file) => {
  expect(neededPreloads([file])).toEqual([file])
})
