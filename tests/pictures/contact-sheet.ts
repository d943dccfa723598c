import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { fileNameOf, folderOf, type PictureSet } from './picture-files.ts'

/** One page with all pictures of a set in small, and a picture of that page. */
export async function writeContactSheet(page: Page, set: PictureSet, addresses: readonly string[]): Promise<void> {
  const folder = folderOf(set)
  const sheet = join(folder, 'index.html')
  await writeFile(sheet, sheetOf(set, addresses))
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto(`file://${sheet}`)
  await page.screenshot({ path: join(folder, 'contact-sheet.png'), scale: 'css', fullPage: true })
}

const sheetOf = (
  { device, theme, language, visitor }: PictureSet,
  addresses: readonly string[],
): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${device}, ${theme}, ${language}, ${visitor}</title>
<style>
  body { margin: 16px; background: #777; font: 12px sans-serif; color: #fff }
  main { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(${device === 'phone' ? 220 : 440}px, 1fr)) }
  img { display: block; width: 100% }
  figure { margin: 0 }
</style>
<h1>${device}, ${theme}, ${language}, ${visitor}: ${addresses.length} pages</h1>
<main>
${addresses.map(figureOf).join('\n')}
</main>
</html>
`

const figureOf = (address: string): string =>
  `<figure><a href="${fileNameOf(address)}"><img src="${fileNameOf(address)}" alt=""></a><figcaption>${address.replaceAll('&', '&amp;')}</figcaption></figure>`
