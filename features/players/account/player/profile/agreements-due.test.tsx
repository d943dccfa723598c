import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { legalVersions } from '#features/players/legal/player/index.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { openTestTab } from '#platform/browser/testing/test-tab.tsx'
import * as contract from '../../contract.ts'
import { AgreementsDue } from './agreements-due.tsx'
import { testConfiguration } from '../../testing/account-configuration.ts'
import { testPlayer } from '../../testing/players.ts'
import { leaveNothingBehind } from '../../testing/open-account.tsx'

afterEach(leaveNothingBehind)

test('changed terms are asked about until they are agreed to', async () => {
  const site = openTestTab({
    address: '/lobby/home',
    token: 'token-of-maria',
    config: testConfiguration,
    routes: [{ path: '/lobby/home', access: 'public', title: '', screen: readyScreen(AgreementsDue), frame: 'none' }],
  })
  site.answer(contract.getPlayer, testPlayer({ agreementsDue: ['termsOfUse'] }))
  site.answer(contract.agreeToDocuments, { agreementsDue: [] })
  site.open()
  await site.user.click(await screen.findByRole('button', { name: 'Read and agree' }))
  const agree = await screen.findByRole<HTMLButtonElement>('button', { name: 'I Agree' })
  await waitFor(() => expect(agree.disabled).toBe(false))
  await site.user.click(agree)
  await waitFor(() => expect(screen.queryByText('Our terms have changed')).toBeNull())
  expect(site.sent(contract.agreeToDocuments)).toMatchObject([
    {
      agreements: { termsOfUse: legalVersions.termsOfUse.version, privacyPolicy: legalVersions.privacyPolicy.version },
    },
  ])
})
