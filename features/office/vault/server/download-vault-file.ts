import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { answer, refuse } from '#core/contract/outcome.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { downloadVaultFile } from '../contract.ts'
import { fileNameOf, manifestName, pieceBytes, signatureName, verifierName } from '../format.ts'
import { signedDay, type SignedDay, vaultFiles } from './store/vault.store.ts'
import type { VaultDependencies } from './vault-dependencies.ts'

const verifier = join(import.meta.dirname, '..', verifierName)

/** A piece of a signed file, or of the program that verifies them. A file of a day that is being written is none yet. */
export const downloadVaultFileHandler = ({ directory }: Pick<VaultDependencies, 'directory'>) =>
  handleStaff(downloadVaultFile, async ({ input: { day, name, piece }, db }) => {
    if (name === verifierName) return pieceAnswer(await pieceOf(verifier, piece))
    const signed = await signedDay(db, day)
    if (signed === undefined) return refuse('vaultFileNotFound')
    const small = manifestFile(signed, name)
    if (small !== undefined) return pieceAnswer(piece === 1 ? { pieces: 1, content: small } : undefined)
    const files = await vaultFiles(db, { from: day, until: day })
    const isThere = files.some(({ kind }) => fileNameOf(kind) === name)
    return pieceAnswer(isThere ? await pieceOf(join(directory, day, name), piece) : undefined)
  })

/** The database has the manifest, too. */
function manifestFile({ manifest, signature }: SignedDay, name: string): Buffer | undefined {
  if (name === manifestName) return manifest
  return name === signatureName ? Buffer.from(`${signature.toString('base64')}\n`) : undefined
}

type Piece = { readonly pieces: number; readonly content: Buffer }

async function pieceOf(path: string, piece: number): Promise<Piece | undefined> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const pieces = Math.max(1, Math.ceil(size / pieceBytes))
    if (piece > pieces) return undefined
    const from = (piece - 1) * pieceBytes
    const content = Buffer.alloc(Math.min(pieceBytes, size - from))
    await file.read(content, 0, content.length, from)
    return { pieces, content }
  } finally {
    await file.close()
  }
}

const pieceAnswer = (piece: Piece | undefined) =>
  piece === undefined
    ? refuse('vaultFileNotFound')
    : answer({ pieces: piece.pieces, base64: piece.content.toString('base64') })
