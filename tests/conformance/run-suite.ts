import { betCases } from './cases/bet-cases.ts'
import { faultCases } from './cases/fault-cases.ts'
import { roundCases } from './cases/round-cases.ts'
import { sessionCases } from './cases/session-cases.ts'
import { signatureCases } from './cases/signature-cases.ts'
import type { WalletUnderTest } from './wallet-under-test.ts'

export type CaseResult = { readonly says: string; readonly ms: number; readonly fault: string | undefined }

export const conformanceCases = [...sessionCases, ...betCases, ...roundCases, ...signatureCases, ...faultCases]

/** Every case, one after the other; a case that fails does not end the run. */
export async function* runSuite(wallet: WalletUnderTest): AsyncGenerator<CaseResult> {
  for (const { says, run } of conformanceCases) {
    const started = performance.now()
    const fault = await run(wallet).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    yield { says, fault, ms: Math.round(performance.now() - started) }
  }
}
