import { randomUUID } from 'node:crypto'
import * as pagcor from '#features/office/pagcor/contract.ts'
import { pagcorShares, samplePagcorMonth } from '#features/office/pagcor/testing/sample-pagcor.ts'
import * as regulator from '#features/office/regulator-report/contract.ts'
import * as vault from '#features/office/vault/contract.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { sample, type StaffSample } from './call-sample.ts'
import { reason } from './sample-rows.ts'

/** Calls about what the regulator sees and is paid. */
export const authorityCallSamples: readonly StaffSample[] = [
  sample(pagcor.viewPagcorMonth, async (office) => ({ month: await samplePagcorMonth(office) })),
  sample(pagcor.savePagcorMonth, async (office) => ({
    month: await samplePagcorMonth(office),
    format: 'csv' as const,
  })),
  sample(pagcor.listPagcorTerms, () => ({})),
  sample(pagcor.savePagcorTerms, () => ({
    requestKey: randomUUID(),
    from: '2026-12',
    shares: pagcorShares,
    minimumFee: wireCentavos(100_000),
    reason,
  })),
  sample(vault.listVaultDays, () => ({})),
  sample(vault.downloadVaultFile, () => ({ day: '2026-11-20', name: 'verify.mjs', piece: 1 })),
  sample(regulator.viewRegulatorMonth, () => ({ month: '2026-11' })),
  sample(regulator.saveRegulatorMonth, () => ({ month: '2026-11', format: 'csv' as const })),
  sample(vault.viewVaultNow, () => ({})),
]
