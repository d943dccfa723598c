import type { Page } from '@playwright/test'
import { readCatalogues } from '#tools/messages/read-catalogues.ts'

/** English sentences of players that Filipino says in another way: none of them may be on a Filipino page. */
export async function englishSentences(): Promise<readonly string[]> {
  const catalogues = await readCatalogues(process.cwd())
  return catalogues.flatMap(({ en, fil }) =>
    Object.entries(en).flatMap(([key, text]) =>
      typeof text === 'string' && isSentence(text) && fil[key] !== undefined && fil[key] !== text ? [text] : [],
    ),
  )
}

const isSentence = (text: string): boolean => !text.includes('{') && text.split(' ').length >= 4

/** The text of a page without that of games, which have an origin of their own. */
export const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement
    for (const frame of copy.querySelectorAll('iframe')) frame.remove()
    return copy.textContent ?? ''
  })
