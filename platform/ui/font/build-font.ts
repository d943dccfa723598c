import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

// Builds the two font files that the product serves. Run it again after changing the package or the lists below: node
// platform/ui/font/build-font.ts. The peso sign is in the package's latin-ext file, so it becomes a file of its own,
// fetched only where a price is shown.

const require = createRequire(import.meta.url)
const packageFile = (path: string) => require.resolve(`@fontsource-variable/plus-jakarta-sans/${path}`)

const printableAscii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)).join(
  '',
)

const faces = [
  { source: 'latin', characters: `${printableAscii}×•…–—’−·ñÑ“”`, output: 'plus-jakarta-sans.woff2' },
  { source: 'latin-ext', characters: '₱', output: 'plus-jakarta-sans-peso.woff2' },
]

for (const { source, characters, output } of faces) {
  const original = await readFile(packageFile(`files/plus-jakarta-sans-${source}-wght-normal.woff2`))
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
  })
  await writeFile(new URL(output, import.meta.url), subset)
  process.stdout.write(`${output}: ${subset.length} bytes\n`)
}

await copyFile(packageFile('LICENSE'), new URL('plus-jakarta-sans-OFL.txt', import.meta.url))
