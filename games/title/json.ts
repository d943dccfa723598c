/** What survives the database and the wire unchanged. Money in it is a wire amount. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
