import { expect, test } from 'vitest'
import { installObstacle } from './install-obstacle.ts'

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 'iphone'],
  ['Mozilla/5.0 (Linux; Android 6.0.1; SM-G900F) Chrome/106.0.0.0 Mobile Safari/537.36', 'oldAndroid'],
  ['Mozilla/5.0 (Linux; Android 7.0; SM-G930F) Chrome/119.0.0.0 Mobile Safari/537.36', undefined],
  ['Mozilla/5.0 (Linux; Android 10; K) Chrome/156.0.0.0 Mobile Safari/537.36', undefined],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0.0.0 Safari/537.36', undefined],
])('%s', (userAgent, obstacle) => {
  expect(installObstacle(userAgent)).toBe(obstacle)
})
