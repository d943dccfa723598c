import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArtPicture } from '#features/office/web-configuration/player/index.ts'
import { ConfigContext } from '#platform/browser/config/config-context.tsx'
import { firstPicture } from './first-picture.ts'

const written = (page: ReactNode): string =>
  renderToString(<ConfigContext value={{ gameResourceUrl: '' }}>{page}</ConfigContext>)

test('the picture that a page begins with is asked for in its best form and its own widths', () => {
  const html = written(<ArtPicture picture="art:banner/welcome" sizes="94vw" eager />)
  const [tag] = firstPicture(`<main><h1>Lobby</h1>${html}</main>`)
  expect(tag).toMatch(/^<link rel="preload" as="image" type="image\/avif" imagesrcset="\/assets\/art\/banner-welcome-/)
  expect(tag).toMatch(/ imagesizes="94vw" fetchpriority="high">$/)
})

test.each([
  ['no picture', <p key="none">Words</p>],
  ['one that may come late', <ArtPicture key="late" picture="art:banner/welcome" sizes="94vw" />],
  [
    'one that comes after the scripts',
    <ArtPicture key="after" picture="art:banner/welcome" sizes="94vw" eager="after-scripts" />,
  ],
])('a page with %s first asks for none', (_which, page) => {
  expect(firstPicture(written(page))).toEqual([])
})
