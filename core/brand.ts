declare const brand: unique symbol

/** A value that is more than its base type: it can be made only by the function that checks it. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name }
