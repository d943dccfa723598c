/** A node of a parsed source, whatever its kind. */
export type SyntaxNode = { readonly start: number; readonly end: number; readonly type: string } & Readonly<
  Record<string, unknown>
>

export const isNode = (type: string, node: unknown): node is SyntaxNode =>
  typeof node === 'object' && node !== null && 'type' in node && node.type === type

/** The values of a node, or the members of a list of nodes: everything to go on with. */
export const childrenOf = (node: unknown): readonly unknown[] =>
  typeof node === 'object' && node !== null ? Object.values(node) : []
