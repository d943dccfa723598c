/** One fault: its place (path, with the line if there is one) and its remedy. */
export type Fault = { readonly where: string; readonly say: string }
