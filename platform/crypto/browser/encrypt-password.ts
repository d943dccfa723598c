/**
 * Encrypts a password with the server's public key: RSA-OAEP with SHA-256, returned in base64. Uses only WebCrypto, so
 * it runs in the page and in the server's tests.
 */
export async function encryptPassword(spki: string, password: string): Promise<string> {
  const { subtle } = globalThis.crypto
  const key = await subtle.importKey('spki', bytesOf(spki), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt'])
  const encrypted = await subtle.encrypt({ name: 'RSA-OAEP' }, key, new TextEncoder().encode(password))
  return btoa(String.fromCharCode(...new Uint8Array(encrypted)))
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
