import * as v from 'valibot'

const productSchema = v.object({
  url: v.string(),
  backOfficeUrl: v.string(),
  studioUrl: v.string(),
  sandboxUrl: v.string(),
  databaseUrl: v.string(),
})

/** Where the product under test answers. */
export type Product = v.InferOutput<typeof productSchema>

const variable = 'JOURNEYS_PRODUCT'

/** The tests run in processes of their own; the environment is what reaches them. */
export function announceProduct(product: Product): void {
  process.env[variable] = JSON.stringify(product)
}

export const product = (): Product => v.parse(productSchema, JSON.parse(process.env[variable] ?? 'null'))
