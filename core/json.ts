/** Values that survive JSON unchanged. Bigints such as money and ids travel as strings. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined }
