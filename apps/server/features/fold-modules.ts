import type { FastifyInstance } from 'fastify'
import type { DepositHooks } from '#features/cashier/deposit/server/index.ts'
import type { ApprovalKinds } from '#features/office/approval/server/index.ts'
import type {
  AuditMeanings,
  AuditMeaningsOf,
  AuditVocabulary,
  WorkQueues,
} from '#features/office/staff/server/index.ts'
import type { Switches } from '#features/office/web-configuration/server/index.ts'
import type { LedgerInvariants } from '#ledger'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'

/** A feature's module with the parts that other features define. */
export type ProductModule = FeatureModule &
  Partial<ApprovalKinds & AuditVocabulary & DepositHooks & LedgerInvariants & Switches & WorkQueues>

type AuditLine = Parameters<AuditMeaningsOf>[0]

export type NamedCalls = ServedCalls & { readonly name: string }

/** What all modules give together, part by part. */
export function foldModules(modules: readonly ProductModule[]) {
  requireOwnNames(modules)
  const all = <Part>(partOf: (module: ProductModule) => readonly Part[] | undefined): readonly Part[] =>
    modules.flatMap((module) => partOf(module) ?? [])
  return {
    player: all(({ name, player }): NamedCalls[] | undefined => player && [{ name, ...player }]),
    desk: all(({ name, desk }): NamedCalls[] | undefined => desk && [{ name, ...desk }]),
    jobs: all(({ jobs }) => jobs),
    consumers: all(({ consumers }) => consumers),
    services: all(({ services }) => services),
    sealed: all(({ sealed }) => sealed),
    messageTemplates: all(({ messageTemplates }) => messageTemplates),
    personalData: all(({ personalData }) => personalData),
    vault: all(({ vault }) => vault),
    hooks: all(({ hooks }) => hooks),
    approvalKinds: all(({ approvalKinds }) => approvalKinds),
    queues: all(({ queues }) => queues),
    checks: all(({ checks }) => checks),
    switches: Object.fromEntries(all(({ switches }) => switches && Object.entries(switches))),
    auditMeanings: (line: AuditLine): AuditMeanings =>
      Object.fromEntries(all(({ auditMeanings }) => auditMeanings && Object.entries(auditMeanings(line)))),
    register: (server: FastifyInstance): void => {
      for (const { register } of modules) register?.(server)
    },
  }
}

function requireOwnNames(modules: readonly ProductModule[]): void {
  const seen = new Set<string>()
  for (const { name } of modules) {
    if (seen.has(name)) throw new Error(`two modules are called ${name}`)
    seen.add(name)
  }
}
