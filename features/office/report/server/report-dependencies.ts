/** Promotions, and whatever else gives, by their names in the ledger. */
export type ReportDependencies = { readonly promotions: readonly { readonly key: string; readonly title: string }[] }
