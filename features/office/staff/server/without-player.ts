type CallFields = Readonly<Record<string, unknown>>

/** What the audit log keeps of a call's fields. Its readers may not learn whom an AML alert or case concerns. */
export function withoutPlayer<F extends CallFields>(permission: string | undefined, fields: F): Omit<F, 'playerId'> {
  if (!permission?.startsWith('aml.')) return fields
  const { playerId: _whom, ...others } = fields
  return others
}
