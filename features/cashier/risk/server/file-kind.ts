const startsWith = (bytes: Buffer, ...begin: readonly number[]): boolean =>
  begin.every((byte, at) => bytes[at] === byte)

/** A file's type by its magic bytes, whatever its name; undefined for types that a case does not accept. */
export function fileKind(bytes: Buffer): string | undefined {
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46, 0x2d)) return 'application/pdf'
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47)) return 'image/png'
  return isPlainText(bytes) ? 'text/plain' : undefined
}

const lastControl = 0x1f
const blanks: readonly number[] = [0x09, 0x0a, 0x0d]

function isPlainText(bytes: Buffer): boolean {
  const text = bytes.toString('utf8')
  return Buffer.from(text, 'utf8').equals(bytes) && bytes.every((byte) => byte > lastControl || blanks.includes(byte))
}
