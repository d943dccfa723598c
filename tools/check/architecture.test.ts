import { expect, test } from 'vitest'
import rules from '../../.dependency-cruiser.cjs'
import { findArchitectureFaults } from './architecture.ts'
import { fixtureTree } from './fixture-tree.ts'

const importing = (...modules: string[]): string => modules.map((module) => `import '${module}'\n`).join('')
const typeImport = (module: string): string => `import type { Something } from '${module}'\n`

const packages = {
  name: 'fixture',
  type: 'module',
  imports: {
    '#core/*': './core/*',
    '#platform/*': './platform/*',
    '#ledger': './ledger/index.ts',
    '#ledger/proof/*': './ledger/proof/*',
    '#features/*': './features/*',
    '#games/*': './games/*',
    '#apps/*': './apps/*',
    '#art/*': './art/*',
    '#tests/*': './tests/*',
  },
  dependencies: { '@noble/curves': '1', pg: '1', valibot: '1' },
  devDependencies: { react: '1', vitest: '1' },
}

const installed = (name: string): Record<string, string> => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', exports: './index.js' }),
  [`node_modules/${name}/index.js`]: 'export const something = 1\n',
})

// A miniature tree that uses every allowed arrow.
const soundTree: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify(packages),
  ...['@noble/curves', 'pg', 'valibot', 'react', 'vitest', 'stray'].reduce(
    (all, name) => ({ ...all, ...installed(name) }),
    {},
  ),
  'core/contract/call.ts': importing('valibot'),
  'core/contract/call.test.ts': importing('./call.ts', 'vitest', 'node:fs'),
  'platform/db/statement.ts': importing('pg', 'node:async_hooks', '#core/contract/call.ts'),
  'platform/db/database.ts': importing('./pipeline/pipelined-transport.ts'),
  'platform/db/pipeline/pipelined-transport.ts': importing('pg', './message-writer.ts', '../statement.ts'),
  'platform/db/pipeline/message-writer.ts': importing('node:buffer'),
  'platform/http/handle.ts': importing('node:crypto', '../db/statement.ts'),
  'platform/ui/button.tsx': importing('react'),
  'platform/browser/session.ts': importing('../ui/button.tsx', '#core/contract/call.ts'),
  'ledger/index.ts': importing('./transfer.ts'),
  'ledger/proof/verify.ts': importing('./tree.ts'),
  'ledger/proof/tree.ts': importing('#core/contract/call.ts'),
  'ledger/proof/verify.test.ts': importing('./verify.ts', 'vitest', '../transfer.ts', 'node:crypto'),
  'ledger/transfer.ts': importing('./transfer.store.ts') + typeImport('#platform/db/statement.ts'),
  'ledger/transfer.store.ts': importing('#platform/db/statement.ts'),
  'features/players/wallet/contract.ts': importing('valibot', '#core/contract/call.ts', './messages.ts'),
  'features/players/wallet/messages.ts': importing('#core/contract/call.ts'),
  'features/players/wallet/rules.ts': importing('#core/contract/call.ts', './contract.ts', './pocket.ts'),
  'features/players/wallet/pocket.ts': importing('#core/contract/call.ts'),
  'features/players/wallet/rules.test.ts': importing('vitest', 'node:fs', './rules.ts'),
  'features/players/wallet/server/index.ts': importing('./read-wallet.ts'),
  'features/players/wallet/server/read-wallet.ts': importing(
    '../rules.ts',
    '#ledger',
    './wallet.store.ts',
    '#platform/http/handle.ts',
  ),
  'features/players/wallet/server/wallet.store.ts': importing('#platform/db/statement.ts'),
  'features/players/wallet/server/wallet.store.test.ts': importing(
    './wallet.store.ts',
    '#platform/db/statement.ts',
    '#tests/faults/cut.ts',
  ),
  'features/players/wallet/player/index.ts': importing('./wallet-page.tsx'),
  'features/players/wallet/player/wallet-page.tsx': importing(
    'react',
    '../contract.ts',
    '#platform/ui/button.tsx',
    '#ledger/proof/verify.ts',
  ),
  'features/players/wallet/testing/wallets.ts': importing('../contract.ts', '#platform/browser/testing/test-tab.ts'),
  'platform/browser/testing/test-tab.ts': importing('vitest', '../session.ts'),
  'features/cashier/deposit/player/deposit-page.test.tsx': importing(
    './deposit-page.tsx',
    '#features/players/wallet/contract.ts',
    '#features/players/wallet/testing/wallets.ts',
  ),
  'features/players/wallet/back-office/index.ts': importing('../contract.ts', '#platform/ui/button.tsx'),
  'features/cashier/deposit/server/index.ts': importing(
    '#features/players/wallet/server/index.ts',
    '#games/protocol/transfer.ts',
  ),
  'features/cashier/deposit/player/deposit-page.tsx': importing('#features/players/wallet/player/index.ts'),
  'features/cashier/deposit/back-office/deposits.tsx': importing('#features/players/wallet/back-office/index.ts'),
  'features/promotions/spin/server/index.ts': importing('#features/cashier/deposit/server/index.ts', '#ledger'),
  'features/promotions/spin/verify.mjs': importing('@noble/curves', 'node:crypto'),
  'features/promotions/spin/player/entry.ts': importing('./spin-page.tsx'),
  'features/promotions/spin/player/index.ts': importing('./spin-page.tsx'),
  'features/promotions/spin/player/spin-page.tsx': importing('react'),
  'features/promotions/agent/server/index.ts': importing('#features/players/wallet/server/index.ts'),
  'features/lobby/home/server/index.ts': importing('#features/promotions/spin/server/index.ts'),
  'features/office/staff/server/index.ts': importing('#platform/http/handle.ts'),
  'features/office/report/server/index.ts': importing(
    '#features/office/staff/server/index.ts',
    '#features/lobby/home/server/index.ts',
  ),
  'games/protocol/transfer.ts': importing('valibot', '#core/contract/call.ts'),
  'games/slots/math.ts': importing('../protocol/transfer.ts'),
  'games/slots/server/spin.ts': importing('../math.ts', '#platform/http/handle.ts'),
  'games/slots/client/reels.ts': importing('../math.ts', '#platform/browser/session.ts'),
  'apps/server/main.ts': importing(
    '#features/players/wallet/server/index.ts',
    '#features/promotions/spin/server/index.ts',
    '#ledger',
  ),
  'apps/player/main.tsx': importing(
    '#features/players/wallet/player/wallet-page.tsx',
    '#features/players/wallet/contract.ts',
  ),
  'apps/player/promotions.ts': importing('#features/promotions/spin/player/entry.ts'),
  'apps/player/vite.config.ts': importing('node:path', 'vitest'),
  'apps/back-office/main.tsx': importing('#features/players/wallet/back-office/index.ts'),
  'apps/studio/main.ts': importing('#games/slots/server/spin.ts', '#platform/http/handle.ts'),
  'apps/sandbox/main.ts': importing('#platform/http/handle.ts'),
  'apps/synthetic/main.ts': importing('#features/players/wallet/contract.ts', '#platform/http/handle.ts'),
  'sdk/game-wallet/index.ts': importing('./client.ts'),
  'sdk/game-wallet/client.ts': 'export const client = 1\n',
  'art/art-image.ts': importing('./kinds.ts'),
  'art/promo-image.ts': importing('./art-image.ts', './promo-manifest.ts'),
  'art/promo-manifest.ts': 'export const promoManifest = 1\n',
  'art/kinds.ts': 'export const kinds = 1\n',
  'art/tiles/star.ts': importing('../kinds.ts'),
  'art/build/paint.ts': importing('node:fs', 'vitest', '../tiles/star.ts'),
  'apps/player/build.ts': importing('#art/build/paint.ts'),
  'features/players/wallet/player/picture.tsx': importing('#art/art-image.ts', '#art/promo-image.ts'),
  'tests/faults/cut.ts': importing('vitest', '../../ledger/transfer.ts', '#apps/server/main.ts'),
}

const brokenRules = async (planted: Readonly<Record<string, string>>): Promise<string[]> => {
  const faults = await findArchitectureFaults(fixtureTree({ ...soundTree, ...planted }))
  // A planted violation of an arrow often closes a cycle as well; folder-cycles.test.ts proves those rules.
  return [...new Set(faults.map(({ say }) => say.split(':')[0] ?? ''))].filter(
    (rule) => !rule.endsWith('-cycle') || rule === 'no-cycle',
  )
}

test('a tree that follows the arrows has no fault', async () => {
  expect(await findArchitectureFaults(fixtureTree(soundTree))).toEqual([])
})

const plants: ReadonlyArray<readonly [rule: string, at: string, text: string]> = [
  ['no-orphan', 'core/contract/planted.ts', 'export const forgotten = 1\n'],
  ['no-unresolved', 'platform/db/planted.ts', importing('#core/contract/missing.ts')],
  ['no-undeclared-dependency', 'tests/faults/planted.ts', importing('stray')],
  ['not-to-dev-dep', 'features/players/mail/server/planted.ts', importing('react')],
  ['not-to-dev-dep', 'apps/studio/planted.ts', importing('react')],
  ['not-to-dev-dep', 'platform/jobs/planted.ts', 'export const lazy = () => import("react")\n'],
  ['production-stands-alone', 'platform/http/planted.ts', importing('#tests/faults/cut.ts')],
  ['production-stands-alone', 'features/players/mail/server/planted.ts', importing('#core/contract/call.test.ts')],
  ['production-stands-alone', 'platform/browser/planted.ts', importing('./testing/test-tab.ts')],
  ['core-is-pure', 'core/contract/planted.ts', importing('#ledger')],
  ['core-is-pure', 'core/contract/planted.ts', typeImport('#platform/http/handle.ts')],
  ['core-runs-anywhere', 'core/contract/planted.ts', importing('node:fs')],
  ['core-runs-anywhere', 'core/contract/planted.ts', importing('pg')],
  ['platform-knows-no-product', 'platform/http/planted.ts', importing('#features/players/wallet/contract.ts')],
  ['postgres-behind-platform', 'ledger/planted.store.ts', importing('pg')],
  ['pipeline-behind-the-database', 'platform/http/planted.ts', importing('../db/pipeline/pipelined-transport.ts')],
  ['pipeline-behind-the-database', 'platform/db/planted.ts', typeImport('./pipeline/message-writer.ts')],
  ['pipeline-by-its-door', 'platform/db/database.ts', importing('./pipeline/message-writer.ts')],
  ['ledger-knows-no-feature', 'ledger/planted.ts', importing('#features/players/wallet/server/index.ts')],
  ['ledger-by-its-door', 'features/players/mail/server/planted.ts', importing('../../../../ledger/transfer.ts')],
  ['sdk-stands-alone', 'sdk/game-wallet/planted.ts', importing('../../games/protocol/transfer.ts')],
  ['sdk-stands-alone', 'sdk/game-wallet/planted.ts', importing('node:crypto')],
  ['sdk-is-for-partners', 'games/slots/server/planted.ts', importing('../../../sdk/game-wallet/index.ts')],
  ['proofs-stand-alone', 'ledger/proof/planted.ts', importing('../transfer.ts')],
  ['proofs-stand-alone', 'ledger/proof/planted.ts', importing('node:crypto')],
  ['proofs-stand-alone', 'ledger/proof/planted.ts', importing('valibot')],
  ['contract-is-shared', 'features/players/mail/contract.ts', importing('#platform/http/handle.ts')],
  ['contract-is-shared', 'features/promotions/spin/contract.ts', importing('./server/index.ts')],
  ['contract-is-shared', 'features/players/mail/messages.ts', importing('node:crypto')],
  ['contract-is-shared', 'features/players/mail/contract.ts', typeImport('react')],
  ['rules-are-pure', 'features/players/mail/rules.ts', importing('#platform/http/handle.ts')],
  ['rules-are-pure', 'features/players/mail/rules.ts', importing('node:crypto')],
  ['rules-are-pure', 'features/promotions/spin/rules.ts', importing('./server/index.ts')],
  ['shared-part-is-pure', 'features/players/mail/letter.ts', importing('#platform/http/handle.ts')],
  ['shared-part-is-pure', 'features/players/mail/letters/welcome.ts', importing('node:fs')],
  ['download-stands-alone', 'features/promotions/spin/verify.mjs', importing('#core/contract/call.ts')],
  ['download-stands-alone', 'features/promotions/spin/verify.mjs', importing('valibot')],
  ['browser-never-server', 'features/players/wallet/player/planted.ts', importing('../server/read-wallet.ts')],
  ['browser-never-server', 'features/players/wallet/back-office/planted.ts', typeImport('#ledger')],
  ['browser-never-server', 'platform/ui/planted.ts', importing('../http/handle.ts')],
  ['browser-never-server', 'apps/back-office/planted.ts', importing('#features/players/wallet/server/index.ts')],
  ['browser-never-server', 'games/slots/client/planted.ts', importing('../server/spin.ts')],
  ['browser-has-no-node', 'features/players/mail/player/planted.ts', importing('node:path')],
  ['server-never-browser', 'features/players/wallet/server/planted.ts', importing('../player/index.ts')],
  ['server-never-browser', 'platform/http/planted.ts', importing('../ui/button.tsx')],
  ['server-never-browser', 'games/slots/server/planted.ts', importing('../client/reels.ts')],
  [
    'player-never-back-office',
    'features/players/mail/player/planted.ts',
    importing('#features/players/wallet/back-office/index.ts'),
  ],
  ['player-never-back-office', 'apps/player/planted.ts', importing('#features/players/wallet/back-office/index.ts')],
  [
    'back-office-never-player',
    'features/players/mail/back-office/planted.ts',
    importing('#features/players/wallet/player/index.ts'),
  ],
  [
    'other-feature-by-its-door',
    'features/players/mail/server/planted.ts',
    importing('#features/players/wallet/server/read-wallet.ts'),
  ],
  [
    'other-feature-by-its-door',
    'features/players/mail/player/planted.ts',
    typeImport('#features/players/wallet/contract.ts'),
  ],
  [
    'test-answers-by-contract',
    'features/players/mail/player/planted.test.ts',
    importing('#features/players/wallet/player/wallet-page.tsx'),
  ],
  [
    'test-answers-by-contract',
    'features/players/mail/testing/planted.ts',
    importing('#features/players/wallet/rules.ts'),
  ],
  [
    'promotions-are-strangers',
    'features/promotions/agent/server/planted.ts',
    importing('#features/promotions/spin/server/index.ts'),
  ],
  ['promotion-by-its-entry', 'apps/player/planted.ts', importing('#features/promotions/spin/player/entry.ts')],
  [
    'promotion-by-its-entry',
    'features/lobby/home/player/planted.ts',
    importing('#features/promotions/spin/player/index.ts'),
  ],
  [
    'players-know-players',
    'features/players/mail/server/planted.ts',
    importing('#features/cashier/deposit/server/index.ts'),
  ],
  [
    'play-knows-players',
    'features/play/slot/server/planted.ts',
    importing('#features/cashier/deposit/server/index.ts'),
  ],
  [
    'cashier-knows-play',
    'features/cashier/deposit/server/planted.ts',
    typeImport('#features/promotions/spin/server/index.ts'),
  ],
  [
    'promotions-know-cashier',
    'features/promotions/spin/server/planted.ts',
    importing('#features/office/report/server/index.ts'),
  ],
  [
    'lobby-knows-no-office',
    'features/lobby/home/server/planted.ts',
    importing('#features/office/report/server/index.ts'),
  ],
  [
    'office-base-stands-alone',
    'features/office/staff/server/planted.ts',
    importing('#features/office/report/server/index.ts'),
  ],
  ['sql-lives-in-stores', 'features/players/mail/server/planted.ts', importing('#platform/db/statement.ts')],
  ['sql-lives-in-stores', 'ledger/planted.ts', importing('#platform/db/statement.ts')],
  ['games-know-the-protocol-alone', 'games/slots/server/planted.ts', importing('#ledger')],
  ['games-behind-the-studio', 'features/players/mail/server/planted.ts', importing('#games/slots/math.ts')],
  ['mathematics-are-pure', 'games/slots/planted.ts', importing('#platform/http/handle.ts')],
  ['mathematics-are-pure', 'games/slots/math/messages/planted.ts', importing('#platform/http/handle.ts')],
  ['server-app-takes-doors', 'apps/server/planted.ts', importing('#features/players/wallet/contract.ts')],
  ['browser-apps-take-screens', 'apps/player/planted.ts', importing('#features/players/wallet/rules.ts')],
  ['outside-world-stays-outside', 'apps/sandbox/planted.ts', importing('#features/players/wallet/contract.ts')],
  [
    'synthetic-player-stays-outside',
    'apps/synthetic/planted.ts',
    importing('#features/players/wallet/server/index.ts'),
  ],
  ['apps-are-strangers', 'apps/server/planted.ts', importing('#apps/sandbox/main.ts')],
  ['art-knows-only-itself', 'art/tiles/planted.ts', importing('node:fs')],
  ['art-knows-only-itself', 'art/parts/planted.ts', importing('../build/paint.ts')],
  ['art-knows-only-itself', 'art/planted.ts', importing('#core/contract/call.ts')],
  ['art-by-its-door', 'features/players/wallet/player/planted.tsx', importing('#art/tiles/star.ts')],
  ['art-by-its-door', 'features/players/wallet/player/planted.tsx', importing('#art/promo-manifest.ts')],
  ['art-by-its-door', 'apps/player/planted.ts', importing('#art/build/paint.ts')],
  ['nothing-imports-apps', 'features/players/mail/server/planted.ts', importing('#apps/server/main.ts')],
]

test.each(plants)('%s reports what is planted at %s, and no other rule does', async (rule, at, text) => {
  expect(await brokenRules({ [at]: text })).toEqual([rule])
})

test('contract-is-shared reports a contract that knows its rules', async () => {
  const feature = {
    'features/players/mail/contract.ts': importing('./rules.ts'),
    'features/players/mail/rules.ts': importing('#core/contract/call.ts'),
  }
  expect(await brokenRules(feature)).toEqual(['contract-is-shared'])
})

test('no-cycle reports two files that need each other, by types alone too', async () => {
  const circle = { 'core/contract/one.ts': importing('./two.ts'), 'core/contract/two.ts': typeImport('./one.ts') }
  expect(await brokenRules(circle)).toEqual(['no-cycle'])
})

test('every rule is proven by a planted violation', () => {
  const proven = new Set([...plants.map(([rule]) => rule), 'no-cycle'])
  expect(rules.forbidden?.map(({ name }) => name).filter((name) => !proven.has(name ?? ''))).toEqual([])
})
