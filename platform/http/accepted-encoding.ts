export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that we have and the client accepts. q=0 excludes an encoding. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const taken = new Set((header ?? '').split(',').flatMap(takenCoding))
  if (taken.has('br')) return 'br'
  return taken.has('gzip') ? 'gzip' : 'identity'
}

function takenCoding(part: string): string[] {
  const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
  const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  return refused ? [] : [coding]
}
