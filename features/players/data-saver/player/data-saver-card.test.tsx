import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { artImage } from '#art/art-image.ts'
import { ArtPicture } from '#features/office/web-configuration/player/index.ts'
import { testWebConfiguration } from '#features/office/web-configuration/testing/test-web-configuration.ts'
import { ConfigContext } from '#platform/browser/config/config-context.tsx'
import { sparesDataNow } from '#platform/browser/data-saver/data-saver.ts'
import { fetchAhead } from '#platform/browser/late/fetch-ahead.ts'
import { DataSaverCard } from './data-saver-card.tsx'

afterEach(() => {
  delete document.documentElement.dataset['saver']
  document.cookie = 'data-saver=; Max-Age=0; Path=/'
})

const widthsShown = () => {
  const { container, unmount } = render(
    <ConfigContext value={testWebConfiguration()}>
      <ArtPicture picture="art:tile/default" sizes="120px" />
    </ConfigContext>,
  )
  const texts = [...container.querySelectorAll('source')].map(({ srcset }) => srcset)
  unmount()
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))))]
}

const isFetchedAhead = () =>
  new Promise((resolve) => {
    fetchAhead(async () => resolve(true))
    setTimeout(() => resolve(false), 50)
  })

test('the switch says what it does, is kept on the device, and acts on everything shown from then on', async () => {
  render(<DataSaverCard />)
  const choice = screen.getByRole('checkbox', { name: 'Use less mobile data' })
  expect(screen.getByText(/smaller pictures, no videos and no moving scenes/)).toBeDefined()
  expect(widthsShown()).toEqual([120, 180, 240, 360, 480])
  expect(await isFetchedAhead()).toBe(true)

  await userEvent.click(choice)
  expect(document.cookie).toContain('data-saver=on')
  expect(sparesDataNow()).toBe(true)
  expect(widthsShown()).toEqual([180])
  expect(await isFetchedAhead()).toBe(false)

  await userEvent.click(choice)
  expect(document.cookie).toContain('data-saver=off')
  expect(widthsShown()).toContain(480)
})

test('a small picture exists in its width, as the plain image, too', () => {
  expect(artImage('tile/default', { isSmall: true }).src).toMatch(/tile-default-180-/)
})
