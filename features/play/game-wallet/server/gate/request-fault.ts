import * as v from 'valibot'

export type RequestFault = { readonly field: string; readonly fault: string }

/**
 * The first fault of a request, in words that its sender can act on. Sent values are not repeated, because the words are
 * kept for the operator.
 */
export function requestFaultOf(json: unknown, issue: v.BaseIssue<unknown>): RequestFault {
  const field = v.getDotPath(issue) ?? ''
  return { field, fault: faultOfBody(json) ?? faultOfField(field, issue) }
}

function faultOfBody(json: unknown): string | undefined {
  if (json === undefined) return 'its body is not JSON in UTF-8.'
  return typeof json === 'object' && json !== null && !Array.isArray(json)
    ? undefined
    : 'its body has to be one JSON object.'
}

function faultOfField(field: string, issue: v.BaseIssue<unknown>): string {
  if (issue.kind === 'validation' || issue.type === 'custom') return `${field}: ${issue.message}`
  if (issue.received === 'undefined') return `${field} is missing.`
  return `${field} has to be ${expectedOf(issue)}, not ${receivedOf(issue.input)}.`
}

const expectedTypes: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  number: 'a number without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list',
  object: 'an object',
}

function expectedOf({ type, expected }: v.BaseIssue<unknown>): string {
  if (type === 'picklist') return `one of ${(expected ?? '').replaceAll(/[()"]/g, '').replaceAll(' | ', ', ')}`
  return expectedTypes[type] ?? 'as the protocol says'
}

function receivedOf(input: unknown): string {
  if (input === null) return 'null'
  if (Array.isArray(input)) return 'a list'
  if (typeof input === 'string') return 'this text'
  return typeof input === 'object' ? 'an object' : `a ${typeof input}`
}
