declare const brand: unique symbol

/** A branded type: only the function that validates a value can create one. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name }
