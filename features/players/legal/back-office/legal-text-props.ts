import type { ResponseOf } from '#core/contract/call.ts'
import type { LegalDocumentId } from '../document.ts'
import type { viewLegalText } from '../staff-contract.ts'

export type LegalTextProps = { readonly document: LegalDocumentId; readonly loaded: ResponseOf<typeof viewLegalText> }
export type Words = { readonly summary: string; readonly body: string }
