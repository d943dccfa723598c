import { expect, test } from 'vitest'
import { tighten } from './tighten-scripts.ts'

test('a constant that is used once is folded into its place', async () => {
  expect(await tighten('const styles = { page: `_page_1` };\nexport const page = () => styles.page;')).not.toContain(
    'styles',
  )
})

test('exported and imported names are kept', async () => {
  const tight = await tighten(
    "import { draw as d } from './draw.js';\nconst screen = () => d(1, 2);\nexport { screen as s };",
  )
  expect(tight).toMatch(/import ?\{ ?draw as \w+ ?\} ?from"\.\/draw\.js"/)
  expect(tight).toMatch(/export ?\{ ?\w+ as s ?\}/)
})
