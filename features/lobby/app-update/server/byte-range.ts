export type ByteRange = { readonly first: number; readonly last: number }

/**
 * The part of a file that a Range header asks for. A header that is malformed or asks for several parts is ignored, as HTTP
 * allows.
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const suffix = /^bytes=-(\d+)$/.exec(header ?? '')?.[1]
  if (suffix !== undefined) return endOf(size, Number(suffix))
  const range = /^bytes=(\d+)-(\d*)$/.exec(header ?? '')
  return range === null ? 'whole' : between(size, Number(range[1]), range[2] || String(size - 1))
}

const endOf = (size: number, bytes: number): ByteRange | 'outside' =>
  bytes === 0 ? 'outside' : { first: Math.max(0, size - bytes), last: size - 1 }

function between(size: number, first: number, to: string): ByteRange | 'whole' | 'outside' {
  if (first >= size) return 'outside'
  return Number(to) < first ? 'whole' : { first, last: Math.min(Number(to), size - 1) }
}
