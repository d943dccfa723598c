/**
 * The password that the player asked this browser to remember: encrypted with a non-extractable WebCrypto key, both in
 * IndexedDB. A browser without either remembers nothing, which is no fault.
 */
export type RememberedAccount = { readonly account: string; readonly password: string }

export async function rememberPassword({ account, password }: RememberedAccount): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const plain = new TextEncoder().encode(password)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bytes(account) }, key, plain)
  const record: SealedAccount = { account, key, iv, sealed }
  await inStore('readwrite', (store) => store.put(record, recordKey))
}

/** The remembered password of this account, if any. */
export async function recallPassword(account: string): Promise<string | undefined> {
  const record: unknown = await inStore('readonly', (store) => store.get(recordKey))
  if (!isSealed(record) || record.account !== account) return undefined
  const { key, iv, sealed } = record
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: bytes(account) }, key, sealed)
  return new TextDecoder().decode(plain)
}

export async function forgetPassword(): Promise<void> {
  await inStore('readwrite', (store) => store.delete(recordKey))
}

const databaseName = 'remembered'
const storeName = 'password'
const recordKey = 'last'

type SealedAccount = {
  readonly account: string
  readonly key: CryptoKey
  readonly iv: Uint8Array<ArrayBuffer>
  readonly sealed: ArrayBuffer
}

const bytes = (text: string) => new TextEncoder().encode(text)

function isSealed(record: unknown): record is SealedAccount {
  return (
    typeof record === 'object' &&
    record !== null &&
    'account' in record &&
    'key' in record &&
    'iv' in record &&
    'sealed' in record &&
    record.key instanceof CryptoKey
  )
}

async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(databaseName, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
  const database = await settled(opening)
  try {
    return await settled(act(database.transaction(storeName, mode).objectStore(storeName)))
  } finally {
    database.close()
  }
}

async function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser storage failed'))
  })
}
