/** One thing to put right: where it is (path, with the line if there is one) and what to do about it. */
export type Fault = { readonly where: string; readonly say: string }
