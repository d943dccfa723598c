/** Cuts a text into pieces of this many bytes, of which the last may be shorter. Only one piece is in memory. */
export async function* piecesOf(texts: AsyncIterable<string>, bytesEach: number): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const text of texts) {
    const added = Buffer.from(text, 'utf8')
    waiting.push(added)
    bytes += added.length
    while (bytes >= bytesEach) {
      const all = Buffer.concat(waiting)
      yield all.subarray(0, bytesEach)
      waiting = [all.subarray(bytesEach)]
      bytes -= bytesEach
    }
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}
