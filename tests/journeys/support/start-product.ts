import { announceProduct } from './product.ts'
import { runProduct } from './run-product.ts'

/** Starts the product before all journeys. The returned function stops it after the last one. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export of this file.
export default async function startProduct(): Promise<() => Promise<void>> {
  const { stop, ...product } = await runProduct()
  announceProduct(product)
  return stop
}
