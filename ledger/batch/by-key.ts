import type { OperationKey } from './operation.ts'

/** A map by operation key. Nested maps: joining source and key into one string costs more than two look-ups. */
export class ByKey<Value> {
  readonly #bySource = new Map<string, Map<string, Value>>()

  get({ source, key }: OperationKey): Value | undefined {
    return this.#bySource.get(source)?.get(key)
  }

  set({ source, key }: OperationKey, value: Value): void {
    const ofSource = this.#bySource.get(source)
    if (ofSource === undefined) this.#bySource.set(source, new Map([[key, value]]))
    else ofSource.set(key, value)
  }
}
