import type { ReactNode } from 'react'
import type { Client } from '#core/contract/client.ts'
import { ClientContext } from '#platform/browser/client/client-context.tsx'
import { ConfigContext } from '#platform/browser/config/config-context.tsx'
import { standingHistory } from '#platform/browser/router/app-history.ts'
import { createAppNavigator } from '#platform/browser/router/app-navigator.ts'
import { createRouteTable } from '#platform/browser/router/route-table.ts'
import { RouterContext } from '#platform/browser/router/router-context.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import type { OperatorConfiguration } from '../operator-details.ts'

/** The context of a screen under test: a configuration, and routes for some pages that the texts link to. */
export function OperatorAround({ children }: { children: ReactNode }) {
  return (
    <ConfigContext value={configuration}>
      <ClientContext value={nobody}>
        <RouterContext value={{ table, navigator }}>{children}</RouterContext>
      </ClientContext>
    </ConfigContext>
  )
}

const configuration: OperatorConfiguration = {
  operatorName: 'Bituin',
  supportEmail: 'help@bituin.example',
  helpline: { text: 'Play for fun. Talk to us any time.', phone: '02-0000-0000' },
  licence: {
    holder: 'Bituin Gaming Corporation',
    address: 'Quezon City, Philippines',
    number: 'GL-0001',
    regulator: 'PAGCOR',
  },
}

const nobody: Client = { send: async () => ({ kind: 'offline' }) }
const screen = readyScreen(() => null)
const table = createRouteTable(
  (['/terms-of-use', '/privacy-policy', '/lobby/home'] as const).map((path) => ({
    path,
    access: 'public',
    title: path,
    screen,
    frame: 'none',
  })),
)
const navigator = createAppNavigator({ table, history: standingHistory('/'), signInPath: '/login', newKey: () => 1 })
