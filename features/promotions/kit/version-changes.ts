export type VersionChange = { readonly path: string; readonly before: string; readonly after: string }

const nothing = '–'

/** The differences between two versions by field, in the newer one's order. */
export function versionChanges(before: unknown, after: unknown): VersionChange[] {
  const [was, is] = [leavesOf(before), leavesOf(after)]
  const paths = [...new Set([...is.keys(), ...was.keys()])]
  return paths.flatMap((path) => {
    const [old, now] = [was.get(path) ?? nothing, is.get(path) ?? nothing]
    return old === now ? [] : [{ path, before: old, after: now }]
  })
}

function leavesOf(value: unknown, path = ''): Map<string, string> {
  if (value === null || value === undefined || value === '') return new Map()
  if (typeof value !== 'object') return new Map([[path, typeof value === 'string' ? value : JSON.stringify(value)]])
  const name = (key: string) => (path === '' ? key : `${path}.${key}`)
  return new Map(
    Object.entries(value).flatMap(([key, part]) => [
      ...leavesOf(part, name(Array.isArray(value) ? String(Number(key) + 1) : key)),
    ]),
  )
}
