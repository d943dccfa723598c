/** Large values that outlive the page, in IndexedDB. If the browser refuses, nothing is kept and nothing breaks. */
export type KeptValues = {
  readonly read: (key: string) => Promise<unknown>
  readonly write: (key: string, value: unknown) => Promise<void>
}

const storeName = 'values'

export function keptValues(name: string, open: () => IDBFactory = () => window.indexedDB): KeptValues {
  let database: Promise<IDBDatabase> | undefined
  const store = async (mode: IDBTransactionMode) => {
    database ??= openDatabase(open(), name)
    return (await database).transaction(storeName, mode).objectStore(storeName)
  }
  return {
    read: async (key) => {
      try {
        return await settled<unknown>((await store('readonly')).get(key))
      } catch {
        return undefined
      }
    },
    write: async (key, value) => {
      try {
        await settled((await store('readwrite')).put(value, key))
      } catch {
        // The database is full or blocked: the value is fetched again next time.
      }
    },
  }
}

async function openDatabase(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  const opening = factory.open(name, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName))
  return settled(opening)
}

async function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database refused')))
  })
}
