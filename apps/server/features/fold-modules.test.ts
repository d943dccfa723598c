import { expect, test } from 'vitest'
import { foldModules, type ProductModule } from './fold-modules.ts'

const job = (name: string) => ({ name, when: { dailyAt: '00:05' }, run: async () => undefined }) as const
const calls = { handlers: [], refusalTexts: {} }
const lever = { isOpen: async () => true, set: async () => false }
const queue = (name: string) => ({
  name,
  label: name,
  permission: 'session.own' as const,
  page: null,
  count: async () => ({ count: 0n, oldest: null }),
})

test('what modules give is gathered part by part, and a module may leave out any of them', () => {
  const modules: ProductModule[] = [
    { name: 'mail', player: calls, desk: calls, jobs: [job('mail.send')] },
    { name: 'risk', desk: calls, jobs: [job('risk.look')], queues: [queue('cases')] },
    { name: 'deposit', switches: { deposits: lever } },
    { name: 'withdrawal', switches: { withdrawals: lever } },
    { name: 'reward' },
  ]
  const { player, desk, jobs, queues, switches, consumers } = foldModules(modules)
  expect(player.map(({ name }) => name)).toEqual(['mail'])
  expect(desk.map(({ name }) => name)).toEqual(['mail', 'risk'])
  expect(jobs.map(({ name }) => name)).toEqual(['mail.send', 'risk.look'])
  expect(queues.map(({ name }) => name)).toEqual(['cases'])
  expect(switches).toEqual({ deposits: lever, withdrawals: lever })
  expect(consumers).toEqual([])
})

test('the meanings of all modules are known for a line of the audit log', () => {
  const modules: ProductModule[] = [
    { name: 'settings', auditMeanings: () => ({ amount: 'pesos' }) },
    { name: 'vip', auditMeanings: ({ subject }) => (subject === 'promotion:vip' ? { monthly: 'centavos' } : {}) },
  ]
  const { auditMeanings } = foldModules(modules)
  expect(auditMeanings({ action: 'save', subject: 'promotion:vip' })).toEqual({ amount: 'pesos', monthly: 'centavos' })
  expect(auditMeanings({ action: 'save', subject: 'settings' })).toEqual({ amount: 'pesos' })
})

test('two modules of one name are a defect', () => {
  expect(() => foldModules([{ name: 'mail' }, { name: 'mail' }])).toThrow('two modules are called mail')
})
