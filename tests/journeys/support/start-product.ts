import { announceProduct } from './product.ts'
import { runProduct } from './run-product.ts'

/** Before all journeys: the product comes up. What is answered here brings it down again after the last one. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export of this file.
export default async function startProduct(): Promise<() => Promise<void>> {
  const { stop, ...product } = await runProduct()
  announceProduct(product)
  return stop
}
