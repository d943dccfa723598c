import { constants, createHash, createPublicKey, verify, X509Certificate } from 'node:crypto'

/** What a phone checks before it installs a package, done again without Android's tools. */
export type VerifiedPackage = {
  /** The schemes by which the whole package is signed: 2 since Android 7, 3 since Android 9. */
  readonly schemes: readonly number[]
  /** SHA-256 of the signing certificate. */
  readonly certificate: string
}

const schemeIds = new Map([
  [0x7109871a, 2],
  [0xf05368c0, 3],
])
/** RSASSA-PKCS1-v1_5 with SHA-256, digests over pieces of a megabyte. */
const algorithm = 0x0103
const pieceBytes = 1 << 20
const endRecordBytes = 22

/** Throws unless every signature and every digest holds. See "APK Signature Scheme v2" of Android's documentation. */
export function verifyPackage(file: Buffer): VerifiedPackage {
  const layout = layoutOf(file)
  const verified = signaturesIn(file.subarray(layout.block, layout.directory)).map(({ scheme, signer }) => ({
    scheme,
    certificate: verifySigner({ scheme, signer }, contentDigest(file, layout)),
  }))
  const certificates = new Set(verified.map(({ certificate }) => certificate))
  const [certificate] = certificates
  if (certificate === undefined) throw new Error('the package is not signed')
  if (certificates.size > 1) throw new Error('the schemes name different certificates')
  return { schemes: verified.map(({ scheme }) => scheme).toSorted((one, other) => one - other), certificate }
}

type Layout = { readonly block: number; readonly directory: number; readonly end: number }

/** Where the signatures, the directory and the end record begin. */
function layoutOf(file: Buffer): Layout {
  const end = file.length - endRecordBytes
  if (file.readUInt32LE(end) !== 0x06054b50) throw new Error('the package does not end as a zip file')
  const directory = file.readUInt32LE(end + 16)
  if (file.toString('latin1', directory - 16, directory) !== 'APK Sig Block 42') throw new Error('no signatures')
  const block = directory - Number(file.readBigUInt64LE(directory - 24)) - 8
  return { block, directory, end }
}

type SchemeSigner = { readonly scheme: number; readonly signer: Buffer }

function signaturesIn(block: Buffer): SchemeSigner[] {
  const found: SchemeSigner[] = []
  for (let at = 8; at < block.length - 24; ) {
    const length = Number(block.readBigUInt64LE(at))
    const scheme = schemeIds.get(block.readUInt32LE(at + 8))
    if (scheme !== undefined) {
      const [signers] = parts(block.subarray(at + 12, at + 8 + length))
      for (const signer of parts(signers)) found.push({ scheme, signer })
    }
    at += 8 + length
  }
  return found
}

/** Every section's pieces in their order; the end record names the place where the signatures begin. */
function contentDigest(file: Buffer, { block, directory, end }: Layout): Buffer {
  const endRecord = Buffer.from(file.subarray(end))
  endRecord.writeUInt32LE(block, 16)
  const pieces = [file.subarray(0, block), file.subarray(directory, end), endRecord].flatMap(piecesOf)
  const digests = pieces.map((piece) => sha256(0xa5, piece.length, piece))
  return sha256(0x5a, digests.length, Buffer.concat(digests))
}

function piecesOf(section: Buffer): Buffer[] {
  const count = Math.ceil(section.length / pieceBytes)
  return Array.from({ length: count }, (_, at) => section.subarray(at * pieceBytes, (at + 1) * pieceBytes))
}

function sha256(mark: number, count: number, bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt8(mark)
  head.writeUInt32LE(count, 1)
  return createHash('sha256').update(head).update(bytes).digest()
}

/** The SHA-256 of the certificate, after signature, digest and key have been held against each other. */
function verifySigner({ scheme, signer }: SchemeSigner, digest: Buffer): string {
  const signedData = lengthPrefixed(signer, 0)
  // From version 3 on, two numbers in between say for which versions of Android the signer signs.
  const [signatures, publicKey = empty] = parts(signer.subarray(4 + signedData.length + (scheme >= 3 ? 8 : 0)))
  const key = createPublicKey({ key: publicKey, format: 'der', type: 'spki' })
  const signature = valueByAlgorithm(signatures)
  if (!verify('sha256', signedData, { key, padding: constants.RSA_PKCS1_PADDING }, signature)) {
    throw new Error('a signature does not hold')
  }
  const [digests, certificates] = parts(signedData)
  if (!valueByAlgorithm(digests).equals(digest)) throw new Error('the content was changed')
  const [certificate = empty] = parts(certificates)
  if (!new X509Certificate(certificate).publicKey.equals(key)) throw new Error('the key is not certified')
  return createHash('sha256').update(certificate).digest('hex')
}

/** Signatures and digests are listed by algorithm; ours is the one that every phone knows. */
function valueByAlgorithm(list: Buffer | undefined): Buffer {
  const entry = parts(list).find((each) => each.readUInt32LE(0) === algorithm)
  if (entry === undefined) throw new Error('nothing is signed by RSA and SHA-256')
  return lengthPrefixed(entry, 4)
}

const empty: Buffer = Buffer.alloc(0)

const lengthPrefixed = (bytes: Buffer, at: number): Buffer => bytes.subarray(at + 4, at + 4 + bytes.readUInt32LE(at))

/** The parts that follow each other, each after its length, as far as they fit. */
function parts(bytes: Buffer = empty): Buffer[] {
  const found: Buffer[] = []
  for (let at = 0; at + 4 <= bytes.length; ) {
    const part = lengthPrefixed(bytes, at)
    found.push(part)
    at += 4 + part.length
  }
  return found
}
